import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { ReadableDisk, Site } from "../files/disk.ts";
import { attempt, DiskError, refusal } from "../files/disk-error.ts";
import type { InputFile } from "../source/decode-text.ts";
import type { GraftRequest } from "./graft-request.ts";
import { isModelInput } from "./read-model-files.ts";

/**
 * Reads the named entity files and every other one that the host was grafted from, each by its path from the host folder,
 * as what they share must fit all of them. Spec: decisions, 5.
 */
export function readInputs(
  site: Site<ReadableDisk>,
  { files, forget, edit }: Pick<GraftRequest, "files" | "forget" | "edit">,
  recorded: readonly string[],
): Result<readonly InputFile[]> {
  const named = files.map((file) => posix.relative(site.root, file));
  // In one order whatever was named, so that the shared files come out the same.
  const paths = [...new Set([...named, ...recorded.filter((path) => !isModelInput(path))])]
    .filter((path) => !forget.includes(path))
    .sort();
  const found = paths.map((path) =>
    edit !== undefined && posix.join(site.root, path) === edit.path
      ? { path, bytes: edit.after }
      : readInput(site, path, named.includes(path)),
  );
  const diagnostics = found.filter((one): one is Diagnostic => "code" in one);
  return resultOf(
    found.filter((one): one is InputFile => "bytes" in one),
    diagnostics,
  );
}

function readInput({ disk, root }: Site<ReadableDisk>, path: string, isNamed: boolean): InputFile | Diagnostic {
  const absolute = posix.join(root, path);
  const bytes = attempt(() => disk.read(absolute));
  if (bytes instanceof DiskError) return refusal(root, "read", bytes);
  if (bytes !== undefined) return { path, bytes };
  return isNamed
    ? report(catalogue.inputNotFound, { path: absolute })
    : report(catalogue.recordedInputMissing, { path });
}
