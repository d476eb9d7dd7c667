import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ResolvingDisk, Site } from "../files/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk-error.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { BuildRequest } from "./build-request.ts";

/** The name that stands, in a recorded input, for every model file of a folder and of those below it. */
const everyModel = "*.model";

/** The model files of a run in one order, and the inputs that the manifest records for them. */
export interface ModelFiles {
  readonly files: readonly InputFile[];
  readonly inputs: readonly string[];
}

/** Tells the inputs of models from entity files. */
export function isModelInput(path: string): boolean {
  return path.endsWith(".model");
}

/** Reads the named models and every other one that the target was built from, as one model. Spec: decisions, 5; model, Conventions. */
export function readModels(
  site: Site<ResolvingDisk>,
  { models, forget }: Pick<BuildRequest, "models" | "forget">,
  recorded: readonly string[],
): Result<ModelFiles> {
  const named = models.map((path) => inputOf(site, path));
  const inputs = [...new Set([...named, ...recorded.filter(isModelInput)])]
    .filter((path) => !forget.includes(path))
    .sort();
  const found = inputs.map((input) => attempt(() => filesOf(site, input, named.includes(input))));
  const diagnostics = found.flatMap((one) => {
    if (one instanceof DiskError) return [refusal(site.root, "read", one)];
    return "code" in one ? [one] : [];
  });
  const files = new Map(
    found.flatMap((one) => (Array.isArray(one) ? one : [])).map((file: InputFile) => [file.path, file]),
  );
  return resultOf({ files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), inputs }, diagnostics);
}

function inputOf({ disk, root }: Site<ResolvingDisk>, path: string): string {
  const relative = posix.relative(root, path);
  return disk.kind(path) === "folder" ? posix.join(relative, everyModel) : relative;
}

function filesOf({ disk, root }: Site<ResolvingDisk>, input: string, isNamed: boolean): InputFile[] | Diagnostic {
  const path = posix.join(root, input);
  const isFolder = posix.basename(input) === everyModel;
  const files = (isFolder ? modelsBelow(disk, posix.dirname(path)) : [path]).flatMap((one) => {
    const bytes = disk.read(one);
    return bytes === undefined ? [] : [{ path: posix.relative(root, one), bytes }];
  });
  if (files.length > 0) return files;
  if (!isNamed) return report(catalogue.recordedInputMissing, { path: input });
  return isFolder
    ? report(catalogue.noModelInFolder, { path: posix.dirname(path) })
    : report(catalogue.modelNotFound, { path });
}

/** Every model file in a folder and below it; folders that are hidden or seen already are left out. */
function modelsBelow(disk: ResolvingDisk, folder: string, seen: Set<string> = new Set()): readonly string[] {
  const real = disk.realPath(folder);
  if (real === undefined || seen.has(real)) return [];
  seen.add(real);
  return disk.list(folder).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`;
    if (kind === "folder") return name.startsWith(".") || name === "node_modules" ? [] : modelsBelow(disk, path, seen);
    return kind === "file" && name.endsWith(".model") ? [path] : [];
  });
}
