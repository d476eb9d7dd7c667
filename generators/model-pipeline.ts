import type { BuildRequest } from "./build-request.ts";
import { checkTypeNames } from "./check-type-names.ts";
import { deliver, openSite } from "./deliver.ts";
import { planModel } from "./emit/plan-model.ts";
import { textOf } from "./entity/decode-text.ts";
import type { WritableDisk } from "./files/disk.ts";
import { type GraftOutcome, nothingDone } from "./graft-outcome.ts";
import type { Model } from "./model/ir.ts";
import { validateModel } from "./model/validate.ts";
import { modelGenerators } from "./model-registry.ts";
import { modelSite } from "./model-site.ts";
import { readModels } from "./read-models.ts";
import { createRenderer } from "./render/render.ts";
import type { Templates } from "./render/templates.ts";
import { templateCompiler } from "./template-compiler.ts";

/** What a build found, decided and did. */
export interface BuildOutcome extends GraftOutcome {
  /** Undefined when the run stopped before it was understood. */
  readonly model: Model | undefined;
}

/** The way of a model: read → validate → plan → render → compare → write; without a target it ends after the plan. Spec: decisions, 5 and 7. */
export function build(request: BuildRequest, disk: WritableDisk, templates: () => Templates): BuildOutcome {
  const found = modelSite(request, disk);
  if (!found.ok) return { ...nothingDone, model: undefined, diagnostics: found.diagnostics };
  const { root, folder, needs } = found.value;
  const site = { disk, root };
  const start = { ...nothingDone, model: undefined, root };
  const isWritten = request.target.kind !== "none";
  const manifest = openSite(site, isWritten ? request : { ...request, dryRun: true });
  if (!manifest.ok) return { ...start, diagnostics: manifest.diagnostics };

  const read = readModels(site, request, isWritten ? manifest.value.inputs : []);
  if (!read.ok) return { ...start, diagnostics: read.diagnostics };
  const { files, inputs } = read.value;
  const texts = new Map(files.map(({ path, bytes }) => [path, textOf(bytes)]));
  const model = validateModel(files);
  if (!model.ok) return { ...start, texts, diagnostics: model.diagnostics };

  const target = { layers: request.layers, folder, input: inputs[0] ?? "" };
  const planned = planModel(model.value, modelGenerators, target);
  const clashes = checkTypeNames(planned);
  const diagnostics = [...model.diagnostics, ...clashes];
  const understood = { ...start, texts, model: model.value };
  if (clashes.length > 0 || !isWritten) return { ...understood, diagnostics };

  const print = createRenderer(templateCompiler("models", { all: templates, own: request.ownTemplates ?? new Map() }));
  const delivered = deliver(site, { planned, print, manifest: manifest.value, inputs, ownsShared: false }, request);
  return {
    ...understood,
    ...delivered,
    diagnostics: [...diagnostics, ...delivered.diagnostics],
    needs: needs(model.value, request.layers),
  };
}
