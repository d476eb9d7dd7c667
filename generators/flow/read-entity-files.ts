import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ResolvingDisk, Site } from "../files/disk/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk/disk-error.ts";
import type { InputFile } from "../source/decode-text.ts";
import { foreignInputs } from "./foreign-inputs.ts";
import { hasInputName } from "./input-name.ts";
import { isModelInput } from "./read-model-files.ts";
import { recordedInputMissing, recordedInputName } from "./report-input.ts";
import type { EntityRequest } from "./request.ts";
import type { Source } from "./target.ts";

/**
 * Reads the named entity files and those that the manifest records, each by its path from the folder of the run: generated
 * files that serve all entities must fit all of them. Spec: writing, Recorded inputs.
 */
export function readEntityFiles(
  site: Site<ResolvingDisk>,
  { files, forget, edits = [] }: Pick<EntityRequest, "files" | "forget" | "edits">,
  recorded: readonly string[],
): Result<Source> {
  const named = new Set(files.map((file) => posix.relative(site.root, file)));
  const forgotten = new Set(forget);
  // In one order whatever was named, so that the shared files come out the same.
  const paths = [...new Set([...named, ...recorded.filter((path) => !isModelInput(path))])]
    .filter((path) => !forgotten.has(path))
    .sort();
  const edited = new Map(edits.map(({ path, after }) => [path, after]));
  const found = paths.map((path) => {
    const bytes = edited.get(posix.join(site.root, path));
    return bytes === undefined ? readInput(site, path, named.has(path)) : { path, bytes };
  });
  const diagnostics = found.filter((one): one is Diagnostic => "code" in one);
  const read = found.filter((one): one is InputFile => "bytes" in one);
  const inputs = read.map(({ path }) => path);
  const foreign = foreignInputs(site, inputs, (path) => named.has(path));
  return resultOf({ files: read, inputs, foreign }, diagnostics);
}

const folderHint = "Name an entity file; a host is named by --host.";

function readInput(site: Site<ResolvingDisk>, path: string, isNamed: boolean): InputFile | Diagnostic {
  const { disk, root } = site;
  if (!(isNamed || hasInputName(site, path))) return recordedInputName(path);
  const absolute = posix.join(root, path);
  const bytes = attempt(() => disk.read(absolute));
  if (bytes instanceof DiskError) {
    const hint = isNamed && bytes.code === "EISDIR" ? folderHint : undefined;
    return { ...refusal(root, "read", bytes), hint };
  }
  if (bytes !== undefined) return { path, bytes };
  return isNamed ? report(catalogue.inputNotFound, { path: absolute }) : recordedInputMissing(path);
}
