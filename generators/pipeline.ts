import { resultOf } from "./diagnostics/result.ts";
import { plan } from "./emit/plan.ts";
import { textOf } from "./entity/decode-text.ts";
import { validate } from "./entity/validate.ts";
import { isWriting } from "./files/change.ts";
import { compare } from "./files/compare.ts";
import type { WritableDisk } from "./files/disk.ts";
import { inputChange } from "./files/input-edit.ts";
import { readManifest } from "./files/read-manifest.ts";
import { recover } from "./files/recover.ts";
import { writeWithInput } from "./files/write-with-input.ts";
import type { GraftOutcome } from "./graft-outcome.ts";
import type { GraftRequest } from "./graft-request.ts";
import { needsOf } from "./host/needs.ts";
import { readHost } from "./host/read-host.ts";
import { printFiles } from "./print-files.ts";
import { readInputs } from "./read-inputs.ts";
import { generators } from "./registry.ts";
import type { Templates } from "./render/templates.ts";

const nothing: GraftOutcome = {
  diagnostics: [],
  texts: new Map(),
  host: undefined,
  changes: [],
  changesSchema: false,
  needs: [],
};

/** The whole way, once: read → validate → plan → render → compare → write. Stops at the first stage with an error, and writes only at the very end. */
export function graft(request: GraftRequest, disk: WritableDisk, templates: Templates): GraftOutcome {
  const host = readHost(disk, request.host);
  if (!host.ok) return { ...nothing, diagnostics: host.diagnostics };
  const site = { disk, root: host.value.folder };
  const start = { ...nothing, host: host.value, diagnostics: request.dryRun ? [] : recover(site) };
  const manifest = readManifest(site);
  if (start.diagnostics.length > 0 || !manifest.ok)
    return { ...start, diagnostics: [...start.diagnostics, ...manifest.diagnostics] };

  const inputs = readInputs(site, request, manifest.value.inputs);
  if (!inputs.ok) return { ...start, diagnostics: inputs.diagnostics };
  const texts = new Map(inputs.value.map(({ path, bytes }) => [path, textOf(bytes)]));
  const graft = validate(inputs.value, host.value);
  if (!graft.ok) return { ...start, texts, diagnostics: graft.diagnostics };

  const planned = plan(graft.value, generators);
  const tree = printFiles(planned, templates, request.ownTemplates);
  if (!tree.ok) return { ...start, texts, diagnostics: tree.diagnostics };
  const options = {
    inputs: inputs.value.map(({ path }) => path),
    retired: request.forget,
    restore: request.restore,
    prune: request.prune,
    onConflict: request.onConflict ?? "stop",
  };
  const { changes, diagnostics } = compare(site, { tree: tree.value, manifest: manifest.value, options });
  const written = request.dryRun ? resultOf(changes, diagnostics) : writeWithInput(site, changes, request.edit);
  return {
    ...start,
    texts,
    diagnostics: [...graft.diagnostics, ...written.diagnostics],
    changes: request.edit === undefined ? changes : [inputChange(site, request.edit), ...changes],
    changesSchema: changes.some(
      (change) => isWriting(change) && planned.some(({ path, shapesSchema }) => shapesSchema && path === change.path),
    ),
    needs: needsOf(host.value, graft.value.target.dbContext, graft.value.entities.length > 0),
  };
}
