import { posix } from "node:path";
import type { GraftRequest, RunRequest } from "../flow/request.ts";
import type { GraftValues, RunValues } from "./options.ts";

/** Resolves a path of the command line to an absolute one with forward slashes. */
export function pathFrom(folder: string, path: string): string {
  return posix.resolve(folder, path.replaceAll("\\", "/"));
}

/** True if the options allow a run to write nothing. */
export function isDry(values: Pick<RunValues, "check" | "diff" | "dry-run">): boolean {
  return (values["dry-run"] || values.check || values.diff) ?? false;
}

/** Translates the options of a run into its request. */
export function runRequestOf(
  values: RunValues,
): Pick<RunRequest, "forget" | "dryRun" | "restore" | "prune" | "onConflict"> {
  return {
    forget: values.forget ?? [],
    dryRun: isDry(values),
    onConflict: values["on-conflict"],
    restore: values.restore ?? false,
    prune: values.prune ?? false,
  };
}

/** Translates the options of a graft into its request. */
export function graftRequestOf(values: GraftValues, files: readonly string[], folder: string): GraftRequest {
  return {
    host: pathFrom(folder, values.host ?? "."),
    files: files.map((file) => pathFrom(folder, file)),
    ...runRequestOf(values),
    wires: values.wire ?? false,
  };
}
