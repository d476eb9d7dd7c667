import { posix } from "node:path";
import type { GraftRequest } from "../graft-request.ts";

/** The options that every command which writes has. */
export const graftOptions = {
  host: { type: "string" },
  templates: { type: "string" },
  "dry-run": { type: "boolean" },
  restore: { type: "boolean" },
  prune: { type: "boolean" },
  forget: { type: "string", multiple: true },
  json: { type: "boolean" },
  quiet: { type: "boolean" },
} as const;

/** Their values, as the command line has them. */
export interface GraftValues {
  readonly host?: string | undefined;
  readonly templates?: string | undefined;
  readonly "dry-run"?: boolean | undefined;
  readonly restore?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly forget?: readonly string[] | undefined;
  readonly json?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** Their part of a command's help. */
export const graftOptionsHelp = `  --host PATH       folder or project file of the host (default: this folder)
  --dry-run         decide everything, write nothing
  --restore         bring back generated files that were deleted
  --prune           remove files that are no longer produced, if nobody edited them
  --forget PATH     leave out an entity file of last time, named as in the manifest
  --templates PATH  a folder of templates that replace Tenon's of the same name
  --json            one JSON document on standard output instead of text
  --quiet           say nothing but warnings and errors
`;

/** What the options ask for, with paths seen from the current folder. */
export function requestOf(values: GraftValues, files: readonly string[], folder: string): GraftRequest {
  return {
    host: pathFrom(folder, values.host ?? "."),
    files: files.map((file) => pathFrom(folder, file)),
    forget: values.forget ?? [],
    dryRun: values["dry-run"] ?? false,
    restore: values.restore ?? false,
    prune: values.prune ?? false,
  };
}

/** A path as a user gives it, absolute and with forward slashes. */
export function pathFrom(folder: string, path: string): string {
  return posix.resolve(folder, path.replaceAll("\\", "/"));
}
