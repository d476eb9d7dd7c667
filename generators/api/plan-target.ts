import { type Result, resultOf } from "../diagnostics/result.ts";
import type { TextParts } from "../files/disk/file-tree.ts";
import { fileTree } from "../files/disk/file-tree.ts";
import { noManifest } from "../files/manifest/manifest.ts";
import { render } from "../flow/render.ts";
import type { RunRequest } from "../flow/request.ts";
import type { System } from "../flow/system.ts";
import type { Source, Target, TargetFile } from "../flow/target.ts";
import type { Layer, Plan, SourceText } from "./types.ts";

/** The options of a run that finds nothing on the disk and leaves nothing there. */
export const pureRequest = { forget: [], dryRun: true, restore: false, prune: false, isPlanOnly: true } as const;

/** The part of a plan that programs do not see. */
interface PlanContent {
  readonly print: (system: System) => Result<readonly SourceText[]>;
}

/** The understood input of a target. */
interface Planning<Request, Input, Meaning> {
  readonly request: Request;
  readonly source: Input;
  readonly meaning: Meaning;
}

/** Plans with a target. Files are neither compared nor written. */
export function planTarget<Request extends RunRequest, Input extends Source, Meaning, File extends TargetFile>(
  target: Target<Request, Input, Meaning, File>,
  { request, source, meaning }: Planning<Request, Input, Meaning>,
): Result<Plan> {
  const plan = target.plan(meaning, source, { request, manifest: noManifest });
  if (!plan.ok) return plan;
  const { needs } = target.wire?.(source, plan.value) ?? plan.value;
  const files = [...fileTree(plan.value.files).values()];
  const content: PlanContent = { print: (system) => printed(files, target.renderer(request, system)) };
  const value = {
    files: files.map(shownFile),
    needs: needs.map(({ file, line, place }) => ({ file, line, place })),
    content,
  };
  return { ...plan, value };
}

/** A file with its layer, if it is of a model or of tests. */
interface GeneratedFile extends TargetFile {
  readonly layer?: Layer;
}

/** Returns the part of a file that programs see. */
function shownFile({ path, generator, layer }: GeneratedFile): Plan["files"][number] {
  return { path, generator, ...(layer !== undefined && { layer }) };
}

/** Prints the files of a plan. Throws if the plan is not one of `planTarget`. */
export function printPlan({ content }: Plan, system: System): Result<readonly SourceText[]> {
  if (!isPlanContent(content)) throw new TypeError("render takes a plan that plan returned.");
  return content.print(system);
}

function isPlanContent(content: object): content is PlanContent {
  return "print" in content && typeof content.print === "function";
}

function printed<File extends TargetFile>(
  files: readonly File[],
  print: (file: File) => Result<TextParts>,
): Result<readonly SourceText[]> {
  const results = [...render(files, print)];
  return resultOf(
    results.flatMap((one) => (one.ok ? [{ path: one.value.file.path, text: one.value.text }] : [])),
    results.flatMap(({ diagnostics }) => diagnostics),
  );
}
