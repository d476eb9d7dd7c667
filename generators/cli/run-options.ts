import { posix } from "node:path";
import type { RunRequest } from "../flow/request.ts";

/** The options of every command that writes files. */
export const runOptions = {
  "dry-run": { type: "boolean" },
  check: { type: "boolean" },
  restore: { type: "boolean" },
  prune: { type: "boolean" },
  forget: { type: "string", multiple: true },
  json: { type: "boolean" },
  quiet: { type: "boolean" },
} as const;

/** Their values, as the command line has them. */
export interface RunValues {
  readonly "dry-run"?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly restore?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly forget?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** How a run treats the files that are there, as the options say. */
export function runRequestOf(values: RunValues): Pick<RunRequest, "forget" | "dryRun" | "restore" | "prune"> {
  return {
    forget: values.forget ?? [],
    dryRun: (values["dry-run"] || values.check) ?? false,
    restore: values.restore ?? false,
    prune: values.prune ?? false,
  };
}

/** A path as a user gives it, absolute and with forward slashes. */
export function pathFrom(folder: string, path: string): string {
  return posix.resolve(folder, path.replaceAll("\\", "/"));
}
