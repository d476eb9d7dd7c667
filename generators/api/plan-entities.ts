import type { Result } from "../diagnostics/result.ts";
import { layersOf } from "../emit/layer.ts";
import type { EntityModel } from "../entity/entity.ts";
import { noHost } from "../entity/host/no-host.ts";
import { validate } from "../entity/validate.ts";
import type { Source } from "../flow/target.ts";
import { entityCsharp } from "../flow/targets/entity-csharp.ts";
import { entityOpenapi } from "../flow/targets/entity-openapi.ts";
import { readWebHost } from "../host/snapshot/read-web-host.ts";
import type { EntityContent } from "./entity-content.ts";
import { hostOfTexts } from "./host-of-texts.ts";
import { inputFile, outcomeOf } from "./outcome-of.ts";
import { planTarget, pureRequest } from "./plan-target.ts";
import type { HostTexts, Layer, Outcome, Plan, PlanOptions } from "./types.ts";

/** Plans C# or the OpenAPI document of entities. */
export function planEntities({ model, sources }: EntityContent, options: PlanOptions): Outcome<Plan> {
  const files = sources.map(inputFile);
  const source = { files, inputs: files.map(({ path }) => path) };
  return outcomeOf(planned(model, source, options), sources, (plan) => plan);
}

function planned(model: EntityModel, source: Source, options: PlanOptions): Result<Plan> {
  if (options.output === "openapi") {
    const { format = "yaml" } = options;
    const request = { ...pureRequest, files: [], folder: "/out", host: undefined, format };
    return planTarget(entityOpenapi, { request, source: { ...source, host: noHost }, meaning: model });
  }
  const { host, layers = [] } = options;
  if (host === undefined) throw new TypeError("The C# of entities needs the texts of a host.");
  return planInHost(source, host, layersOf(layers));
}

function planInHost(source: Source, texts: HostTexts, layers: ReadonlySet<Layer>): Result<Plan> {
  const location = hostOfTexts(texts, layers);
  const host = readWebHost(location.disk, location.projectFile);
  if (!host.ok) return host;
  const graft = validate(source.files, host.value);
  if (!graft.ok) return graft;
  const request = { ...pureRequest, host: location.projectFile, files: [], layers };
  const plan = planTarget(entityCsharp, { request, source: { ...source, host: host.value }, meaning: graft.value });
  return { ...plan, diagnostics: [...host.diagnostics, ...graft.diagnostics, ...plan.diagnostics] };
}
