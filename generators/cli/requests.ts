import { posix } from "node:path";
import type { GraftRequest, RunRequest } from "../flow/request.ts";
import type { GraftValues, RunValues } from "./options.ts";

/** Resolves a path of the command line to an absolute one with forward slashes. */
export function pathFrom(folder: string, path: string): string {
  return posix.resolve(folder, path.replaceAll("\\", "/"));
}

/** Translates the options of a run into its request. */
export function runRequestOf(values: RunValues): Pick<RunRequest, "forget" | "dryRun" | "restore" | "prune"> {
  return {
    forget: values.forget ?? [],
    dryRun: (values["dry-run"] || values.check) ?? false,
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
