import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ResolvingDisk, Site } from "../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk/disk-error.ts";
import type { InputFile } from "../source/decode-text.ts";
import { isInFolder } from "../text/folders.ts";
import { foreignInputs } from "./foreign-inputs.ts";
import { hasInputName } from "./input-name.ts";
import { recordedInputMissing, recordedInputName } from "./report-input.ts";
import type { ModelRequest } from "./request.ts";
import type { Source } from "./target.ts";

/** The file name of a recorded input that means every model file of a folder and below it. */
const everyModel = "*.model";

/** True for the recorded name of a model, false for that of an entity file. */
export function isModelInput(path: string): boolean {
  return path.endsWith(".model");
}

/** Reads the named models and those that the manifest records, as one model. Spec: model-syntax, Model files; writing, Recorded inputs. */
export function readModelFiles(
  site: Site<ResolvingDisk>,
  { models, forget }: Pick<ModelRequest, "models" | "forget">,
  recorded: readonly string[],
): Result<Source> {
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
  const isNamed = (path: string) => named.some((one) => one === path || isBelow(one, path));
  const foreign = foreignInputs(site, [...files.keys()], isNamed);
  return resultOf(
    { files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), inputs, foreign },
    diagnostics,
  );
}

/** True for a file that the name of a folder means. */
function isBelow(input: string, path: string): boolean {
  return posix.basename(input) === everyModel && isInFolder(posix.dirname(input), path);
}

function inputOf({ disk, root }: Site<ResolvingDisk>, path: string): string {
  const relative = posix.relative(root, path);
  return disk.kind(path) === "folder" ? posix.join(relative, everyModel) : relative;
}

function filesOf(site: Site<ResolvingDisk>, input: string, isNamed: boolean): InputFile[] | Diagnostic {
  const { disk, root } = site;
  const path = posix.join(root, input);
  const isFolder = posix.basename(input) === everyModel;
  const paths = (isFolder ? modelsBelow(disk, posix.dirname(path)) : [path]).map((one) => posix.relative(root, one));
  const stranger = isNamed ? undefined : paths.find((one) => !hasInputName(site, one));
  if (stranger !== undefined) return recordedInputName(stranger);
  const files = paths.flatMap((one) => {
    const bytes = disk.read(posix.join(root, one));
    return bytes === undefined ? [] : [{ path: one, bytes }];
  });
  if (files.length > 0) return files;
  if (!isNamed) return recordedInputMissing(input);
  return isFolder
    ? report(catalogue.noModelInFolder, { path: posix.dirname(path) })
    : report(catalogue.modelNotFound, { path });
}

/** Lists the model files of a folder and below it. Skips hidden folders, `node_modules`, and folders seen already through a link. */
export function modelsBelow(disk: ResolvingDisk, folder: string, seen: Set<string> = new Set()): readonly string[] {
  const real = disk.realPath(folder);
  if (real === undefined || seen.has(real)) return [];
  seen.add(real);
  return disk.list(folder).flatMap(({ name, kind }) => {
    const path = `${folder}/${name}`;
    if (kind === "folder") return name.startsWith(".") || name === "node_modules" ? [] : modelsBelow(disk, path, seen);
    return kind === "file" && name.endsWith(".model") ? [path] : [];
  });
}
