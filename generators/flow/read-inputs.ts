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
import { hasInputName, isModelInput } from "./input-name.ts";
import type { EntityRequest, ModelRequest, RunRequest } from "./request.ts";
import type { Source } from "./target.ts";

/** The file name of a recorded input that means every model file of a folder and below it. */
const everyModel = "*.model";

/** The inputs of a run, by their paths from its folder. */
interface Inputs extends Pick<RunRequest, "forget" | "edits"> {
  readonly named: readonly string[];
  readonly recorded: readonly string[];
  /** Reports a named input that is not there, by its absolute path. */
  readonly notFound: (path: string) => Diagnostic;
}

/**
 * Reads the named entity files and those that the manifest records, each by its path from the folder of the run: generated
 * files that serve all entities must fit all of them. Spec: writing, Recorded inputs.
 */
export function readEntityFiles(
  site: Site<ResolvingDisk>,
  { files, ...request }: Pick<EntityRequest, "files" | "forget" | "edits">,
  recorded: readonly string[],
): Result<Source> {
  const named = files.map((file) => posix.relative(site.root, file));
  const own = recorded.filter((path) => !isModelInput(path));
  const notFound = (path: string) => report(catalogue.inputNotFound, { path });
  return readInputs(site, { ...request, named, recorded: own, notFound });
}

/** Reads the named models and those that the manifest records, as one model. Spec: model-syntax, Model files; writing, Recorded inputs. */
export function readModelFiles(
  site: Site<ResolvingDisk>,
  { models, ...request }: Pick<ModelRequest, "models" | "forget" | "edits">,
  recorded: readonly string[],
): Result<Source> {
  const named = models.map((path) => {
    const relative = posix.relative(site.root, path);
    return site.disk.kind(path) === "folder" ? posix.join(relative, everyModel) : relative;
  });
  return readInputs(site, { ...request, named, recorded: recorded.filter(isModelInput), notFound: modelNotFound });
}

function modelNotFound(path: string): Diagnostic {
  return posix.basename(path) === everyModel
    ? report(catalogue.noModelInFolder, { path: posix.dirname(path) })
    : report(catalogue.modelNotFound, { path });
}

function readInputs(
  site: Site<ResolvingDisk>,
  { named, recorded, forget, edits = [], notFound }: Inputs,
): Result<Source> {
  // In one order whatever was named, so that the shared files come out the same.
  const inputs = [...new Set([...named, ...recorded])].filter((path) => !forget.includes(path)).sort();
  const edited = new Map(edits.map(({ path, after }) => [posix.relative(site.root, path), after]));
  const found = inputs.map((input) => {
    const bytes = edited.get(input);
    const isNamed = named.includes(input);
    const files = bytes === undefined ? filesOf(site, input, isNamed) : [{ path: input, bytes }];
    if ("code" in files || files.length > 0) return files;
    return isNamed ? notFound(posix.join(site.root, input)) : recordedMissing(input);
  });
  const diagnostics = found.flatMap((one) => ("code" in one ? [one] : []));
  const all = found.flatMap((one) => ("code" in one ? [] : one)).map((file) => [file.path, file] as const);
  const files = [...new Map(all).values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const isNamed = (path: string) => named.some((one) => one === path || isBelow(one, path));
  const foreign = foreignInputs(
    site,
    files.map(({ path }) => path),
    isNamed,
  );
  return resultOf({ files, inputs, foreign }, diagnostics);
}

/** True for a file that the name of a folder means. */
function isBelow(input: string, path: string): boolean {
  return posix.basename(input) === everyModel && isInFolder(posix.dirname(input), path);
}

/** Reads the files that an input means. Of recorded ones, only those with the name of an input. */
function filesOf(site: Site<ResolvingDisk>, input: string, isNamed: boolean): readonly InputFile[] | Diagnostic {
  const { disk, root } = site;
  const path = posix.join(root, input);
  const read = attempt(() => {
    const paths = posix.basename(input) === everyModel ? modelsBelow(disk, posix.dirname(path)) : [path];
    const relative = paths.map((one) => posix.relative(root, one));
    const stranger = isNamed ? undefined : relative.find((one) => !hasInputName(site, one));
    return stranger === undefined ? relative.flatMap((one) => fileAt(site, one)) : recordedName(stranger);
  });
  if (!(read instanceof DiskError)) return read;
  const hint = isNamed && read.code === "EISDIR" ? "Name an entity file; a host is named by --host." : undefined;
  return { ...refusal(root, "read", read), hint };
}

function fileAt({ disk, root }: Site<ResolvingDisk>, path: string): readonly InputFile[] {
  const bytes = disk.read(posix.join(root, path));
  return bytes === undefined ? [] : [{ path, bytes }];
}

function recordedName(path: string): Diagnostic {
  return report(catalogue.recordedInputName, { path }, { hint: `To leave it out: --forget ${path}` });
}

function recordedMissing(path: string): Diagnostic {
  return report(catalogue.recordedInputMissing, { path }, { hint: `Restore it, or leave it out: --forget ${path}` });
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

/** Reports a run that has no entity file; its user may mean a recorded model. */
export function noEntityFile(recorded: readonly string[] = []): Diagnostic {
  const hint = recorded.some(isModelInput)
    ? "It records a model: name the file or folder of it with --model."
    : "Name one, such as shop.yaml.";
  return report(catalogue.noEntityFile, {}, { hint });
}
