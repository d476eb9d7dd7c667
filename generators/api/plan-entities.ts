import { posix } from "node:path";
import type { Result } from "../diagnostics/result.ts";
import type { EntityModel } from "../entity/entity.ts";
import { noHost } from "../entity/no-host.ts";
import { validate } from "../entity/validate.ts";
import { readWebHost } from "../host/read-web-host.ts";
import type { InputFile } from "../source/decode-text.ts";
import { entityCsharp } from "../targets/entity-csharp.ts";
import { entityOpenapi } from "../targets/entity-openapi.ts";
import { inputFile, outcomeOf } from "./outcome-of.ts";
import { planTarget, pureRequest } from "./plan-target.ts";
import { textDisk } from "./text-disk.ts";
import type { HostTexts, Outcome, Plan, PlanOptions, SourceText } from "./types.ts";

/** Entities and their texts; C# is planned from the texts again, as a host decides much about it. */
interface EntityContent {
  readonly model: EntityModel;
  readonly sources: readonly SourceText[];
}

/** Plans C# or the OpenAPI document of entities. */
export function planEntities(content: object, options: PlanOptions): Outcome<Plan> {
  if (!isEntityContent(content)) throw new TypeError("plan takes entities that readEntityFile returned.");
  const { model, sources } = content;
  return outcomeOf(planned(model, sources.map(inputFile), options), sources, (plan) => plan);
}

function planned(model: EntityModel, files: readonly InputFile[], options: PlanOptions): Result<Plan> {
  const source = { files, inputs: files.map(({ path }) => path) };
  if (options.output === "openapi") {
    const { format = "yaml" } = options;
    const request = { ...pureRequest, files: [], folder: "/out", host: undefined, format };
    return planTarget(entityOpenapi, { root: "/out", request, source: { ...source, host: noHost }, meaning: model });
  }
  if (!("host" in options)) throw new TypeError("The C# of entities needs the texts of a host.");
  return planInHost(source, options.host);
}

function planInHost(
  source: { readonly files: readonly InputFile[]; readonly inputs: readonly string[] },
  { project, files }: HostTexts,
): Result<Plan> {
  const disk = textDisk(new Map(files.map(({ path, text }) => [imagined(path), text])));
  const projectFile = imagined(project);
  const host = readWebHost(disk, projectFile);
  if (!host.ok) return host;
  const graft = validate(source.files, host.value);
  if (!graft.ok) return graft;
  const request = { ...pureRequest, host: projectFile, files: [] };
  const planning = { root: posix.dirname(projectFile), projectFile, request, disk };
  const plan = planTarget(entityCsharp, { ...planning, source: { ...source, host: host.value }, meaning: graft.value });
  return { ...plan, diagnostics: [...host.diagnostics, ...graft.diagnostics, ...plan.diagnostics] };
}

/** Returns the path of a text on the imagined disk of a host. */
function imagined(path: string): string {
  return posix.join("/repository", path.replaceAll("\\", "/"));
}

function isEntityContent(content: object): content is EntityContent {
  return "model" in content && "sources" in content;
}
