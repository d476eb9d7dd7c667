import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { WritableDisk } from "../files/disk.ts";
import type { CommandContext } from "./command.ts";
import { pathFrom } from "./requests.ts";

/** The disk and the paths of an earlier version of the inputs. */
interface EarlierInputs {
  readonly name: string;
  readonly disk: WritableDisk;
  readonly paths: readonly string[];
}

/** Finds the earlier version of inputs: a path stands for all of them, a commit has them under their own names. Spec: command-line, Breaking changes. */
export function readBaseline(
  baseline: string,
  inputs: readonly string[],
  { folder, disk, diskAt }: CommandContext,
): Result<EarlierInputs> {
  const path = pathFrom(folder, baseline);
  if (disk.kind(path) !== undefined)
    return { ok: true, value: { name: baseline, disk, paths: [path] }, diagnostics: [] };
  const past = diskAt(folder, baseline);
  const paths = inputs.filter((input) => past?.kind(input) !== undefined);
  if (past === undefined || paths.length === 0)
    return { ok: false, diagnostics: [report(catalogue.noBaseline, { baseline })] };
  return { ok: true, value: { name: baseline, disk: { ...disk, ...past }, paths }, diagnostics: [] };
}
