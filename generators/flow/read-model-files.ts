import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ResolvingDisk, Site } from "../files/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk-error.ts";
import type { InputFile } from "../source/decode-text.ts";
import { hasInputName } from "./input-name.ts";
import type { ModelRequest } from "./request.ts";
import { restoreOrForget } from "./restore-or-forget.ts";
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
  return resultOf({ files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)), inputs }, diagnostics);
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
  if (stranger !== undefined)
    return report(catalogue.recordedInputName, { path: stranger }, { hint: `To leave it out: --forget ${stranger}` });
  const files = paths.flatMap((one) => {
    const bytes = disk.read(posix.join(root, one));
    return bytes === undefined ? [] : [{ path: one, bytes }];
  });
  if (files.length > 0) return files;
  if (!isNamed) return report(catalogue.recordedInputMissing, { path: input }, { hint: restoreOrForget(input) });
  return isFolder
    ? report(catalogue.noModelInFolder, { path: posix.dirname(path) })
    : report(catalogue.modelNotFound, { path });
}

/** Lists the model files of a folder and below it. Skips hidden folders, `node_modules`, and folders seen already through a link. */
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
