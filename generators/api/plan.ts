import { type Result, resultOf } from "../diagnostics/result.ts";
import { layersOf } from "../emit/layer.ts";
import type { EntityModel } from "../entity/graft.ts";
import { noHost } from "../entity/host/no-host.ts";
import { fileTree } from "../files/disk/file-tree.ts";
import { noManifest } from "../files/manifest/no-manifest.ts";
import { render } from "../flow/render.ts";
import type { RunRequest } from "../flow/request.ts";
import type { System } from "../flow/system.ts";
import type { Source, Target, TargetFile } from "../flow/target.ts";
import { entityCsharp } from "../flow/targets/entity-csharp.ts";
import { entityOpenapi } from "../flow/targets/entity-openapi.ts";
import { modelCsharp } from "../flow/targets/model-csharp.ts";
import { modelInHost } from "../flow/targets/model-in-host.ts";
import { modelOpenapi } from "../flow/targets/model-openapi.ts";
import { readHost } from "../host/snapshot/read-host.ts";
import { readWebHost } from "../host/snapshot/read-web-host.ts";
import type { Model } from "../model/ir.ts";
import type { Content } from "./content.ts";
import { hostOfTexts } from "./host-of-texts.ts";
import type { HostTexts, Layer, Plan, PlanOptions, SourceText } from "./types.ts";

/** The options of a run that finds nothing on the disk and leaves nothing there. */
const pure = { forget: [], dryRun: true, restore: false, prune: false, isPlanOnly: true, folder: "/out" } as const;

/** Plans C# or the OpenAPI document of entities. */
export function planEntities({ model, sources }: Content<EntityModel>, options: PlanOptions): Result<Plan> {
  const source = sourceOf(sources);
  if (options.output === "openapi") {
    const request = { ...pure, files: [], host: undefined, format: options.format ?? "yaml" } as const;
    return planTarget(entityOpenapi, { request, source: { ...source, host: noHost } }, resultOf(model, []));
  }
  const { host: texts, layers = [] } = options;
  if (texts === undefined) throw new TypeError("The C# of entities needs the texts of a host.");
  return inHost(texts, { read: readWebHost, layers: layersOf(layers) }, (request, host) =>
    planTarget(entityCsharp, { request: { ...request, files: [] }, source: { ...source, host } }),
  );
}

/** Plans C# or OpenAPI documents of a model. */
export function planModel({ model, sources }: Content<Model>, options: PlanOptions): Result<Plan> {
  const source = sourceOf(sources.slice(0, 1));
  const layers = layersOf(options.layers ?? []);
  const request = { ...pure, models: [], layers };
  const meaning = resultOf(model, []);
  if (options.output === "openapi")
    return planTarget(modelOpenapi, { request: { ...request, format: options.format ?? "yaml" }, source }, meaning);
  if (options.host !== undefined)
    return inHost(options.host, { read: readHost, layers }, (location, host) =>
      planTarget(modelInHost, { request: { ...request, ...location }, source: { ...source, host } }, meaning),
    );
  if (layers.has("tests")) throw new TypeError("The layer tests needs the texts of a host to run.");
  return planTarget(modelCsharp, { request, source }, meaning);
}

/** Returns texts in the place of files that a run reads. */
function sourceOf(sources: readonly SourceText[]): Source {
  return { files: sources.map(inputFile), inputs: sources.map(({ path }) => path) };
}

/** Returns a text as a file that was read. */
export function inputFile({ path, text }: SourceText): Source["files"][number] {
  return { path, bytes: new TextEncoder().encode(text) };
}

type Read<Host> = (...place: Parameters<typeof readHost>) => Result<Host>;

/** Plans in the host of some texts, whose warnings come first. */
function inHost<Host>(
  texts: HostTexts,
  { read, layers }: { readonly read: Read<Host>; readonly layers: ReadonlySet<Layer> },
  planIn: (
    request: typeof pure & { readonly host: string; readonly layers: ReadonlySet<Layer> },
    host: Host,
  ) => Result<Plan>,
): Result<Plan> {
  const { disk, projectFile } = hostOfTexts(texts, layers);
  const host = read(disk, projectFile);
  if (!host.ok) return host;
  const plan = planIn({ ...pure, host: projectFile, layers }, host.value);
  return { ...plan, diagnostics: [...host.diagnostics, ...plan.diagnostics] };
}

/** The part of a plan that programs do not see. */
interface PlanContent {
  readonly print: (system: System) => Result<readonly SourceText[]>;
}

/** Plans with a target, which understands the source unless its meaning is known. Files are neither compared nor written. */
function planTarget<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  { request, source }: { readonly request: Request; readonly source: Input },
  meaning: Result<Meaning> = target.understand(source, { request, manifest: noManifest }),
): Result<Plan> {
  if (!meaning.ok) return meaning;
  const plan = target.plan(meaning.value, source, { request, manifest: noManifest });
  const diagnostics = [...meaning.diagnostics, ...plan.diagnostics];
  if (!plan.ok) return { ok: false, diagnostics };
  const { needs } = target.wire?.(source, plan.value) ?? plan.value;
  const files = [...fileTree(plan.value.files).values()];
  const content: PlanContent = {
    print: (system) => {
      const results = [...render(files, target.renderer(request, system))];
      return resultOf(
        results.flatMap((one) => (one.ok ? [{ path: one.value.file.path, text: one.value.text }] : [])),
        results.flatMap((one) => one.diagnostics),
      );
    },
  };
  const value = {
    files: files.map(shownFile),
    needs: needs.map(({ file, line, place }) => ({ file, line, place })),
    content,
  };
  return { ok: true, value, diagnostics };
}

/** Returns the part of a file that programs see, with its layer if it is of a model or of tests. */
function shownFile({ path, generator, layer }: TargetFile & { readonly layer?: Layer }): Plan["files"][number] {
  return { path, generator, ...(layer !== undefined && { layer }) };
}

/** Prints the files of a plan. Throws if the plan is not one of `plan`. */
export function printPlan({ content }: Plan, system: System): Result<readonly SourceText[]> {
  if (!isPlanContent(content)) throw new TypeError("render takes a plan that plan returned.");
  return content.print(system);
}

function isPlanContent(content: object): content is PlanContent {
  return "print" in content && typeof content.print === "function";
}
