import { modelNames } from "../emit/csharp/model/model-names.ts";
import { documentGenerator, pageGenerator } from "../emit/document-generators.ts";
import type { Layer } from "../emit/model-generator.ts";
import { type ModelFile, planModel } from "../emit/plan-model.ts";
import type { Model } from "../model/ir.ts";
import type { TemplateSet } from "../render/own-templates.ts";
import { createRenderer } from "../render/render.ts";
import { checkHostRoutes } from "./check/host-routes.ts";
import { checkJsonTypes } from "./check/json-types.ts";
import { checkTypeNames } from "./check/type-names.ts";
import type { Emission } from "./emission.ts";
import { modelGenerators } from "./model-generators.ts";
import { templateCompiler } from "./template-compiler.ts";

/** The C# of a model. */
export function csharpEmission(
  model: Model,
  { layers, folder, input }: { readonly layers: ReadonlySet<Layer>; readonly folder: string; readonly input: string },
  templates: TemplateSet,
): Emission<ModelFile> {
  const print = createRenderer(templateCompiler(modelNames, templates));
  const planned = planModel(model, modelGenerators, { layers, folder, input });
  return {
    planned,
    diagnostics: [
      ...(layers.has("api") ? [...checkHostRoutes(model), ...checkJsonTypes(model)] : []),
      ...checkTypeNames(planned),
    ],
    print: ({ printable }) => print(printable()),
    judges: (generator) => generator !== documentGenerator && generator !== pageGenerator,
  };
}
