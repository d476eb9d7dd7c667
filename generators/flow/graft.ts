import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import { knownNames } from "../emit/csharp/known-names.ts";
import { plan } from "../emit/plan.ts";
import type { PlannedFile } from "../emit/planned-file.ts";
import { validate } from "../entity/validate.ts";
import type { WritableDisk } from "../files/disk.ts";
import { needsOf } from "../host/needs.ts";
import { readHost } from "../host/read-host.ts";
import { createRenderer } from "../render/render.ts";
import type { Templates } from "../render/templates.ts";
import { textOf } from "../source/decode-text.ts";
import { generators } from "../targets/entity-generators.ts";
import { templateCompiler } from "../targets/template-compiler.ts";
import { deliver, openSite } from "./deliver.ts";
import type { GraftRequest } from "./graft-request.ts";
import { type GraftOutcome, nothingDone } from "./outcome.ts";
import { readInputs } from "./read-entity-files.ts";

/** The whole way, once: read → validate → plan → render → compare → write. Stops at the first stage with an error, and writes only at the very end. */
export function graft(request: GraftRequest, disk: WritableDisk, templates: () => Templates): GraftOutcome {
  const host = readHost(disk, request.host);
  if (!host.ok) return { ...nothingDone, diagnostics: host.diagnostics };
  const site = { disk, root: host.value.folder };
  const start = { ...nothingDone, root: site.root };
  const manifest = openSite(site, request);
  if (!manifest.ok) return { ...start, diagnostics: manifest.diagnostics };

  const inputs = readInputs(site, request, manifest.value.inputs);
  if (!inputs.ok) return { ...start, diagnostics: inputs.diagnostics };
  if (inputs.value.length === 0 && !request.isHealthOnly)
    return { ...start, diagnostics: [report(catalogue.noEntityFile, {})] };
  const texts = new Map(inputs.value.map(({ path, bytes }) => [path, textOf(bytes)]));
  const graft = validate(inputs.value, host.value);
  if (!graft.ok) return { ...start, texts, diagnostics: graft.diagnostics };

  const compiled = templateCompiler(knownNames, { all: templates });
  const print = createRenderer(compiled);
  const delivery = {
    planned: plan(graft.value, generators),
    print: ({ printable }: PlannedFile) => print(printable()),
    manifest: manifest.value,
    inputs: inputs.value.map(({ path }) => path),
    ownsShared: true,
    edit: request.edit,
    needs: needsOf(host.value, graft.value.target.dbContext, graft.value.entities.length > 0),
  };
  const delivered = deliver(site, delivery, request);
  return {
    ...start,
    ...delivered,
    texts,
    diagnostics: [...graft.diagnostics, ...delivered.diagnostics],
  };
}
