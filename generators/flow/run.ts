import { resultOf } from "../diagnostics/result.ts";
import { isWriting } from "../files/change.ts";
import { compare } from "../files/compare.ts";
import { fileTree } from "../files/file-tree.ts";
import { inputChange, writeWithInput } from "../files/write-with-input.ts";
import { textOf } from "../source/decode-text.ts";
import { openSite } from "./open-site.ts";
import { nothingDone, type Outcome } from "./outcome.ts";
import { render } from "./render.ts";
import type { RunRequest } from "./request.ts";
import type { System } from "./system.ts";
import type { Source, Target, TargetFile } from "./target.ts";
import { wire } from "./wire.ts";

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

  const meaning = target.understand(input.value, current);
  if (!meaning.ok) return { ...start, texts, diagnostics: meaning.diagnostics };

  const plan = target.plan(meaning.value, input.value, current);
  const { configuration } = request;
  const diagnostics = [...(configuration?.diagnostics ?? []), ...meaning.diagnostics, ...plan.diagnostics];
  const planned = { ...start, texts, meaning: meaning.value, diagnostics };
  if (!plan.ok || request.isPlanOnly) return planned;
  const tree = fileTree(plan.value.files);

  const rendered = render(tree.values(), target.renderer(request, system));
  const wiring = wire(site, request, { needs: plan.value.needs, edit: target.wire });
  const scoped = { ...site, scope: [...(plan.value.scope ?? []), ...wiring.scope] };
  const { edit } = request;
  const options = { ...request, inputs: input.value.inputs, owns: target.owns };
  const compared = compare(scoped, { tree, rendered, manifest: manifest.value, options });
  const unwritten = { ...planned, needs: wiring.needs, tables: plan.value.tables };
  if (!compared.ok) return { ...unwritten, diagnostics: [...diagnostics, ...compared.diagnostics] };
  const changes = [...(configuration?.changes ?? []), ...wiring.changes, ...compared.value.changes];

  const found = compared.value.diagnostics;
  const written = request.dryRun ? resultOf(changes, found) : writeWithInput(scoped, changes, edit);
  return {
    ...unwritten,
    diagnostics: [...diagnostics, ...written.diagnostics],
    changes: edit === undefined ? changes : [inputChange(site, edit), ...changes],
    changesSchema: changes.some((change) => isWriting(change) && tree.get(change.path)?.shapesSchema),
  };
}

/** Returns the texts that diagnostics point into. */
function textsOf({ files }: Source, { configuration }: RunRequest): Outcome["texts"] {
  return new Map([...files, ...(configuration?.files ?? [])].map(({ path, bytes }) => [path, textOf(bytes)]));
}
