import type { Result } from "../diagnostics/result.ts";
import { layersOf } from "../emit/layers-of.ts";
import type { Layer } from "../emit/model-generator.ts";
import type { Model } from "../model/ir.ts";
import { modelCsharp } from "../targets/model-csharp.ts";
import { modelOpenapi } from "../targets/model-openapi.ts";
import { outcomeOf } from "./outcome-of.ts";
import { planTarget, pureRequest } from "./plan-target.ts";
import type { Outcome, Plan, PlanOptions, SourceText } from "./types.ts";

/** A model and its texts. */
interface ModelContent {
  readonly model: Model;
  readonly sources: readonly SourceText[];
}

const root = "/out";

/** Plans C# or OpenAPI documents of a model. */
export function planModel(content: object, options: PlanOptions): Outcome<Plan> {
  if (!isModelContent(content)) throw new TypeError("plan takes a model that compileModel returned.");
  const { model, sources } = content;
  return outcomeOf(planned(model, sources[0]?.path ?? "", options), sources, (plan) => plan);
}

function planned(model: Model, input: string, options: PlanOptions): Result<Plan> {
  const planning = { root, source: { files: [], inputs: [input] }, meaning: model };
  if (options.output === "openapi") {
    const request = { ...pureRequest, models: [], folder: root, layers: new Set<Layer>() };
    return planTarget(modelOpenapi, { ...planning, request: { ...request, format: options.format ?? "yaml" } });
  }
  if ("host" in options) throw new TypeError("The C# of a model is planned without a host.");
  const layers = layersOf(options.layers ?? []);
  return planTarget(modelCsharp, { ...planning, request: { ...pureRequest, models: [], folder: root, layers } });
}

function isModelContent(content: object): content is ModelContent {
  return "model" in content && "sources" in content;
}
