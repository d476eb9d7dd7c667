import type { PlannedPlace } from "../emit/planned-file.ts";
import type { WritableDisk } from "../files/disk.ts";
import type { Model } from "../model/ir.ts";
import { validateModel } from "../model/validate.ts";
import type { Templates } from "../render/templates.ts";
import { textOf } from "../source/decode-text.ts";
import type { Emission } from "../targets/emission.ts";
import { csharpEmission } from "../targets/model-csharp.ts";
import { documentEmission } from "../targets/model-openapi.ts";
import { pageEmission } from "../targets/model-page.ts";
import type { BuildRequest } from "./build-request.ts";
import { deliver, openSite } from "./deliver.ts";
import { modelSite } from "./model-site.ts";
import { type GraftOutcome, nothingDone } from "./outcome.ts";
import { readModels } from "./read-model-files.ts";
import { recordedLayers } from "./recorded-choices.ts";

/** What a build found, decided and did. */
export interface BuildOutcome extends GraftOutcome {
  /** Undefined when the run stopped before it was understood. */
  readonly model: Model | undefined;
}

/** The way of a model: read → validate → plan → render → compare → write; without a target it ends after the plan. Spec: decisions, 5 and 7. */
export function build(request: BuildRequest, disk: WritableDisk, templates: () => Templates): BuildOutcome {
  const found = modelSite(request, disk);
  if (!found.ok) return { ...nothingDone, model: undefined, diagnostics: found.diagnostics };
  const { root, folderOf, needs } = found.value;
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

  const input = inputs[0] ?? "";
  const layers = request.layers ?? recordedLayers(manifest.value);
  const understood = { ...start, texts, model: model.value, diagnostics: model.diagnostics };
  const finish = <File extends PlannedPlace>({ planned, diagnostics, print, judges }: Emission<File>): BuildOutcome => {
    const known = [...model.diagnostics, ...diagnostics];
    const isWrong = diagnostics.some(({ severity }) => severity === "error");
    if (isWrong || !isWritten) return { ...understood, diagnostics: known };
    const own = { manifest: manifest.value, inputs, ownsShared: false, needs: needs(model.value, layers) };
    const delivery = { planned, print, judges, ...own };
    const delivered = deliver(site, delivery, request);
    const diagnosed = [...known, ...delivered.diagnostics];
    return { ...understood, ...delivered, diagnostics: diagnosed };
  };
  if (request.page !== undefined) return finish(pageEmission(model.value, { input, page: request.page }));
  if (request.documents !== undefined)
    return finish(documentEmission(model.value, { input, format: request.documents }));
  return finish(
    csharpEmission(
      model.value,
      { layers, folder: folderOf(manifest.value), input },
      { all: templates, own: request.ownTemplates ?? new Map() },
    ),
  );
}
