import type { Result } from "../diagnostics/result.ts";
import { type Layer, layersOf } from "../emit/layer.ts";
import { modelCsharp } from "../flow/targets/model-csharp.ts";
import { modelInHost } from "../flow/targets/model-in-host.ts";
import { modelOpenapi } from "../flow/targets/model-openapi.ts";
import { readHost } from "../host/snapshot/read-host.ts";
import type { Model } from "../model/ir.ts";
import { hostOfTexts } from "./host-of-texts.ts";
import type { ModelContent } from "./model-content.ts";
import { outcomeOf } from "./outcome-of.ts";
import { planTarget, pureRequest } from "./plan-target.ts";
import type { HostTexts, Outcome, Plan, PlanOptions } from "./types.ts";

/** The request of a run in a folder. */
const inFolder = { ...pureRequest, models: [], folder: "/out" };

/** Plans C# or OpenAPI documents of a model. */
export function planModel({ model, sources }: ModelContent, options: PlanOptions): Outcome<Plan> {
  return outcomeOf(planned(model, sources[0]?.path ?? "", options), sources, (plan) => plan);
}

function planned(model: Model, input: string, options: PlanOptions): Result<Plan> {
  const layers = layersOf(options.layers ?? []);
  const source = { files: [], inputs: [input] };
  const planning = { source, meaning: model };
  if (options.output === "openapi") {
    const request = { ...inFolder, layers, format: options.format ?? "yaml" };
    return planTarget(modelOpenapi, { ...planning, request });
  }
  if (options.host !== undefined) return planInHost(model, source.inputs, { host: options.host, layers });
  if (layers.has("tests")) throw new TypeError("The layer tests needs the texts of a host to run.");
  return planTarget(modelCsharp, { ...planning, request: { ...inFolder, layers } });
}

function planInHost(
  model: Model,
  inputs: readonly string[],
  { host: texts, layers }: { readonly host: HostTexts; readonly layers: ReadonlySet<Layer> },
): Result<Plan> {
  const location = hostOfTexts(texts, layers);
  const host = readHost(location.disk, location.projectFile);
  if (!host.ok) return host;
  const request = { ...pureRequest, models: [], host: location.projectFile, layers };
  const source = { files: [], inputs, host: host.value };
  const plan = planTarget(modelInHost, { request, source, meaning: model });
  return { ...plan, diagnostics: [...host.diagnostics, ...plan.diagnostics] };
}
