import { posix } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { type Change, isWriting } from "../files/compare/change.ts";
import { compare } from "../files/compare/compare.ts";
import { strays } from "../files/disk/containment.ts";
import type { Site } from "../files/disk/disk.ts";
import { type FileTree, fileTree } from "../files/disk/file-tree.ts";
import { readManifest, type StoredManifest, upgradedFrom } from "../files/manifest/manifest.ts";
import type { ManifestEntry } from "../files/manifest/manifest-entry.ts";
import { noManifest } from "../files/manifest/no-manifest.ts";
import { recover } from "../files/write/recover.ts";
import { inputChange, writeWithInput } from "../files/write/write-with-input.ts";
import type { Wiring } from "../host/wire/wire-host.ts";
import { textOf } from "../source/decode-text.ts";
import { withheld } from "./foreign-inputs.ts";
import { mappedRows } from "./mapped-rows.ts";
import { nothingDone, type Outcome } from "./outcome.ts";
import { render } from "./render.ts";
import { reportRenames } from "./report-renames.ts";
import type { RunRequest } from "./request.ts";
import type { System } from "./system.ts";
import type { Source, Target, TargetFile } from "./target.ts";

/**
 * Runs a target: read → understand → plan → render → compare → write. Stops after the first stage with an error.
 * Everything is decided before the last stage, which alone writes; a dry run leaves it out.
 */
export function run<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  request: Request,
  system: System,
): Outcome<Meaning> {
  const located = target.locate(request, system.disk);
  if (!located.ok) return { ...nothingDone, diagnostics: located.diagnostics };
  const site = { disk: system.disk, root: located.value.root };
  const manifest = openSite(site, request);
  const start = { ...nothingDone, root: site.root };
  if (!manifest.ok) return { ...start, diagnostics: manifest.diagnostics };
  const current = { ...located.value, request, site, manifest: manifest.value };

  const input = target.read(current);
  if (!input.ok) return { ...start, diagnostics: input.diagnostics };
  const texts = textsOf(input.value, request);
  const { foreign } = input.value;

  const meaning = target.understand(input.value, current);
  if (!meaning.ok) return { ...start, texts, diagnostics: withheld(meaning.diagnostics, foreign) };

  const plan = target.plan(meaning.value, input.value, current);
  const { configuration } = request;
  const understood = withheld([...meaning.diagnostics, ...plan.diagnostics], foreign);
  const diagnostics = [...(configuration?.diagnostics ?? []), ...understood, ...input.diagnostics];
  const planned = { ...start, texts, meaning: meaning.value, diagnostics };
  if (!plan.ok || request.isPlanOnly) return planned;
  const tree = fileTree(plan.value.files);

  const rendered = render(tree.values(), target.renderer(request, system));
  const { needs, ofHost, scope } = wiringOf(request, target.wire?.(input.value, plan.value));
  const scoped = { ...site, scope: [...(plan.value.scope ?? []), ...scope] };
  const { edits = [] } = request;
  const outside = strays(site, scoped.scope);
  if (outside.length > 0) return { ...planned, diagnostics: [...diagnostics, ...outside] };
  const { replaced, kept, renames = { all: [], items: new Map() } } = plan.value;
  const owns = (recorded: ManifestEntry) => kept?.has(recorded.generator) !== true && target.owns(recorded);
  const names = { names: renames.all.flatMap((one) => one.names), items: renames.items };
  const options = { ...request, inputs: input.value.inputs, owns, replaced, renames: names, tenon: system.version() };
  const compared = compare(scoped, { tree, rendered, manifest: manifest.value, options });
  const unwritten = {
    ...planned,
    needs,
    renames: renames.all,
    acceptedChanges: plan.value.acceptedChanges,
    tables: plan.value.tables,
    upgradedFrom: upgradedFrom(manifest.value, system.version()),
  };
  if (!compared.ok) return { ...unwritten, diagnostics: [...diagnostics, ...compared.diagnostics] };
  const changes = [...(configuration?.changes ?? []), ...ofHost, ...compared.value.changes];

  const { diagnostics: found, records } = compared.value;
  const itemOf = (path: string) => (tree.get(path) ?? manifest.value.files.get(path))?.item;
  const renamed = reportRenames(scoped, renames.all, { ...compared.value, itemOf });
  const shown = new Map([...texts, ...renamed.texts]);
  const written = writeDecided(scoped, request, { texts: shown, changes, records, needs }, found);
  return {
    ...unwritten,
    texts: shown,
    diagnostics: [...diagnostics, ...renamed.diagnostics, ...written.diagnostics],
    changes: [...edits.map((edit) => inputChange(site, edit)), ...changes],
    records,
    ...schemaChanges(changes, tree, plan.value.migrated),
  };
}

/** Tells whether written files change tables, and which contexts need a migration for them. */
function schemaChanges(
  changes: readonly Change[],
  tree: FileTree<TargetFile>,
  contexts: Outcome["migrated"] = [],
): Pick<Outcome, "changesSchema" | "migrated"> {
  const written = changes.filter(isWriting);
  const shaping = written.flatMap(({ path }) => tree.get(path) ?? []);
  const items = shaping.filter(({ shapesSchema }) => shapesSchema).map(({ item }) => item);
  const isOfAll = written.some(({ before, after }) => mappedRows(before) !== mappedRows(after));
  const isConcerned = (stores: string) => items.some((item) => item === stores || item.startsWith(`${stores}.`));
  return {
    changesSchema: isOfAll || items.length > 0,
    migrated: contexts.filter(({ stores }) => stores === undefined || isOfAll || isConcerned(stores)),
  };
}

/** Writes the decided changes, unless the run is dry or somebody refuses them. */
function writeDecided(
  site: Site,
  { dryRun, edits = [], approve }: RunRequest,
  decided: Pick<Outcome, "texts" | "changes" | "records" | "needs">,
  found: readonly Diagnostic[],
): Result<readonly Change[]> {
  const verdict = resultOf(decided.changes, [...found, ...(approve?.(decided) ?? [])]);
  if (dryRun || !verdict.ok) return verdict;
  const written = writeWithInput(site, [...decided.changes, ...decided.records], edits);
  return written.ok ? { ...written, diagnostics: verdict.diagnostics } : written;
}

/** Returns the texts that diagnostics point into. */
function textsOf({ files }: Source, { configuration }: RunRequest): Outcome["texts"] {
  return new Map([...files, ...(configuration?.files ?? [])].map(({ path, bytes }) => [path, textOf(bytes)]));
}

/** Recovers a folder from an interrupted run, then reads its manifest. A run that only plans needs neither. */
function openSite(site: Site, { dryRun, isPlanOnly, edits = [] }: RunRequest): Result<StoredManifest> {
  if (isPlanOnly) return { ok: true, value: noManifest, diagnostics: [] };
  const outside = strays(
    site,
    edits.map(({ path }) => posix.relative(site.root, path)),
  );
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const left = dryRun ? [] : recover(site);
  const manifest = readManifest(site);
  return left.length > 0 ? { ok: false, diagnostics: [...left, ...manifest.diagnostics] } : manifest;
}

/** Returns the changes to the host's own files, if the run wires, the needs that are left for the user, and the changed files outside the root. */
function wiringOf({ wires }: Pick<RunRequest, "wires">, { needs, edits }: Wiring = { needs: [], edits: [] }) {
  if (!wires) return { needs, ofHost: [], scope: [] };
  const ofHost = edits.map(({ path, before, after, lines }): Change => {
    return { path, operation: "merge", reason: `gets ${lines.join(" and ")}`, before, after, diagnostic: undefined };
  });
  const scope = edits.map(({ path }) => path).filter((path) => path.startsWith("../"));
  return { needs: needs.filter(({ isWired }) => !isWired), ofHost, scope };
}
