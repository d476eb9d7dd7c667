import { resultOf } from "../diagnostics/result.ts";
import { modelNames } from "../emit/csharp/model/model-names.ts";
import { documentGenerator, pageGenerator } from "../emit/generator-names.ts";
import { type ModelFile, planModel } from "../emit/plan-model.ts";
import type { BuildRequest } from "../flow/request.ts";
import type { Target } from "../flow/target.ts";
import { webFaults } from "../host/read-web-host.ts";
import { checkApi, checks } from "../model/check/index.ts";
import type { Model } from "../model/ir.ts";
import { csharpRenderer } from "./csharp-renderer.ts";
import { modelGenerators } from "./model-generators.ts";
import { modelNeeds } from "./model-needs.ts";
import { type ModelSource, modelStages } from "./model-source.ts";
import { recordedFolder, recordedLayers } from "./recorded-choices.ts";

/** The layers of a model, as C# in a folder or a host. */
export const modelCsharp: Target<BuildRequest, ModelSource, Model, ModelFile> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""], host }, { request, manifest, site }) => {
    const layers = request.layers ?? recordedLayers(manifest);
    const folder = host === undefined ? "" : recordedFolder(manifest);
    const files = planModel(model, modelGenerators, { layers, folder, input });
    const needs = host === undefined ? [] : modelNeeds(host, model, layers);
    const api = layers.has("api")
      ? [...checkApi(model), ...(host === undefined ? [] : webFaults(site.disk, `${host.folder}/${host.projectFile}`))]
      : [];
    return resultOf({ files, needs }, [...api, ...checks.emitted(files)]);
  },
  renderer: (request, system) => csharpRenderer(modelNames, request, system),
  owns: ({ generator, input }) => input !== undefined && generator !== documentGenerator && generator !== pageGenerator,
};
