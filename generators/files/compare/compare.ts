import { Buffer } from "node:buffer";
import { type Diagnostic, exitCodeOf } from "../../diagnostics/diagnostic.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { ResolvingDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import type { FileTree, RenderedFile } from "../disk/file-tree.ts";
import { plain, textHash } from "../disk/plain-text.ts";
import { type Baselines, baselineReader } from "../manifest/baselines.ts";
import { type StoredManifest, upgradedFrom } from "../manifest/manifest.ts";
import { manifestChanges } from "../manifest/manifest-changes.ts";
import type { ManifestEntry } from "../manifest/manifest-entry.ts";
import { shardPathOf } from "../manifest/manifest-shard.ts";
import { withBuildOutput } from "./build-output.ts";
import { carryEdits, earlierFiles } from "./carry-edits.ts";
import type { Change } from "./change.ts";
import type { CompareOptions } from "./compare-options.ts";
import { hashesOf } from "./judge-edited.ts";
import { canMove, judgeMoved } from "./judge-moved.ts";
import { judgeOrphan } from "./judge-orphan.ts";
import { judgeProduced } from "./judge-produced.ts";
import { lineEnds } from "./line-end.ts";
import { movedFiles } from "./moved-files.ts";
import { type Occupant, surveyor } from "./occupant.ts";
import { movesOf } from "./renames.ts";

/** The output of a run, and the rules to compare it by. */
export interface Intent {
  readonly tree: FileTree;
  /** The files of the tree with their texts, in its order. */
  readonly rendered: Iterable<Result<RenderedFile>>;
  readonly manifest: StoredManifest;
  readonly options: CompareOptions;
}

/** The decisions of a run. */
export interface Comparison {
  /** One change for each file, sorted by path. */
  readonly changes: readonly Change[];
  /** The recorded paths of files that get new ones, by these. */
  readonly moves: ReadonlyMap<string, string>;
  /** The changes to the manifest and to the baselines, which record the files. */
  readonly records: readonly Change[];
  /** The diagnostics of the changes; with an error among them nothing may be written. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Decides on every file from the new output, the manifest and the disk. Writes nothing. Stops at the first file that could not be rendered. Spec: writing, Comparison. */
export function compare(site: Site<ResolvingDisk>, intent: Intent): Result<Comparison> {
  const { manifest, options } = intent;
  const survey = surveyor(site);
  const baselines = baselineReader(site, manifest);
  const inputs = inputsAfter(intent);
  const produced = judgeAll(site, intent, { survey, baselines });
  if (!produced.ok) return produced;
  const { outputs, moves } = produced.value;
  const orphans = judgeOrphans(intent, inputs, survey, produced.value);
  const files = new Map([...manifest.files, ...produced.value.entries]);
  for (const path of [...orphans.gone, ...moves.values()]) files.delete(path);

  const judged = [...produced.value.changes, ...orphans.changes].sort((a, b) => (a.path < b.path ? -1 : 1));
  const changes = withBuildOutput(site, judged);
  const diagnostics = changes.flatMap(({ diagnostic }) => diagnostic ?? []);
  const baselineOf = (path: string, entry: ManifestEntry) =>
    outputs.get(path) ?? asRecorded(survey(path), entry) ?? baselines(shardPathOf(entry)).get(entry.hash);
  const next = { inputs: [...inputs], files, tenon: options.tenon, baselineOf };
  const records = exitCodeOf(diagnostics) > 0 ? [] : attempt(() => manifestChanges(site, manifest, next));
  if (records instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "read", records)] };
  return { ok: true, value: { changes, moves, records, diagnostics }, diagnostics: [] };
}

/** The readers of a comparison. */
interface Readers {
  readonly survey: (path: string) => Occupant;
  /** Returns the baselines of a shard. */
  readonly baselines: (shard: string) => Baselines;
}

/** The decisions on the files of the tree. */
interface Judged {
  readonly changes: readonly Change[];
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  /** The outputs that the disk does not have yet, or will not have. */
  readonly outputs: ReadonlyMap<string, Uint8Array>;
  /** The decisions on edited files whose text is in other files now. */
  readonly carried: readonly Change[];
  /** The recorded paths of the files that get new ones, by these. */
  readonly moves: ReadonlyMap<string, string>;
}

function judgeAll(
  site: Site<ResolvingDisk>,
  { tree, rendered, manifest, options }: Intent,
  { survey, baselines }: Readers,
): Result<Judged> {
  const surroundings = {
    survey,
    lineEndOf: lineEnds(site),
    movedTo: movedFiles(site, manifest.files),
    whyDifferent: reasonOfUpdates(manifest, options),
    textsOf: (entry: ManifestEntry) => textsOf(entry, baselines(shardPathOf(entry))),
    options,
  };
  const changes: Change[] = [];
  const entries = new Map<string, ManifestEntry>();
  const outputs = new Map<string, Uint8Array>();
  const baseOf = (entry: ManifestEntry) => baselines(shardPathOf(entry)).get(entry.hash);
  const earlier = earlierFiles(manifest.files, tree, survey, baseOf);
  const carried: Change[] = [];
  const moves = movableOf(tree, manifest, options, survey);
  for (const result of rendered) {
    if (!result.ok) return result;
    const { file, text } = result.value;
    const { path } = file;
    const withEdits = carryEdits(result.value, earlier, options);
    carried.push(...withEdits.changes);
    const output = Buffer.from(text);
    const wanted = withEdits.text === text ? output : Buffer.from(withEdits.text);
    const from = moves.get(path);
    const produced = { file, wanted, output, recorded: manifest.files.get(from ?? path) };
    const judged =
      from === undefined ? judgeProduced(produced, surroundings) : judgeMoved({ ...produced, from }, surroundings);
    changes.push(...judged.changes);
    if (judged.entry !== undefined) entries.set(path, judged.entry);
    if (judged.changes.some(({ operation }) => operation !== "unchanged")) outputs.set(path, output);
  }
  return { ok: true, value: { changes, entries, outputs, carried, moves }, diagnostics: [] };
}

/** Returns the recorded paths of the files that get new ones, by these. */
function movableOf(
  tree: FileTree,
  { files }: StoredManifest,
  { renames, owns }: CompareOptions,
  survey: Readers["survey"],
): ReadonlyMap<string, string> {
  if (renames === undefined) return new Map();
  const own = new Map([...files].filter(([, recorded]) => owns?.(recorded) !== false));
  return new Map([...movesOf(tree, own, renames)].filter(([path, from]) => canMove(from, survey(from), survey(path))));
}

/** Decides on the recorded files that are no longer produced; `gone` are those that the record loses. */
function judgeOrphans(
  { tree, manifest, options }: Intent,
  inputs: ReadonlySet<string>,
  survey: Readers["survey"],
  { carried, moves }: Pick<Judged, "carried" | "moves">,
): { readonly changes: readonly Change[]; readonly gone: readonly string[] } {
  const own = new Set(options.inputs);
  const moved = new Set(moves.values());
  const orphans = [...manifest.files].filter(
    ([path, recorded]) => !moved.has(path) && isOrphan(path, recorded, { tree, options, own, inputs }),
  );
  const decided = new Map(carried.map((change) => [change.path, change]));
  const judged = orphans.map(([path, recorded]) => ({
    path,
    change: decided.get(path) ?? judgeOrphan({ path, recorded, occupant: survey(path) }, options),
  }));
  return {
    changes: judged.flatMap(({ change }) => change ?? []),
    gone: judged.flatMap(({ path, change }) => (change === undefined || change.operation === "delete" ? [path] : [])),
  };
}

/** Returns the reason for which unedited files change. After an upgrade of Tenon, that is likely the upgrade. */
function reasonOfUpdates(manifest: StoredManifest, { tenon }: CompareOptions): string {
  const wroteLast = upgradedFrom(manifest, tenon);
  return wroteLast === undefined ? "is produced differently now" : `is produced differently by Tenon ${tenon}`;
}

/** Returns the texts of a record that are known, that of this branch first. */
function textsOf(recorded: ManifestEntry, baselines: Baselines): readonly Uint8Array[] {
  return hashesOf(recorded).flatMap((hash) => baselines.get(hash) ?? []);
}

function asRecorded(occupant: Occupant, { hash }: ManifestEntry): Uint8Array | undefined {
  if (occupant.kind !== "file" || textHash(occupant.bytes) !== hash) return undefined;
  return plain(occupant.bytes);
}

function inputsAfter({ manifest, options }: Intent): ReadonlySet<string> {
  const retired = new Set(options.forget);
  return new Set([...manifest.inputs, ...options.inputs].filter((input) => !retired.has(input)));
}

/** True if this run no longer produces a recorded file of its own inputs, of a forgotten one, or of all inputs together. */
function isOrphan(
  path: string,
  recorded: ManifestEntry,
  { tree, options, own, inputs }: Pick<Intent, "tree" | "options"> & Record<"own" | "inputs", ReadonlySet<string>>,
): boolean {
  if (tree.has(path) || options.owns?.(recorded) === false) return false;
  const { input } = recorded;
  return input === undefined || own.has(input) || !inputs.has(input);
}
