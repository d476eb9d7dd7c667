import type { GraftRequest } from "../flow/request.ts";
import { pathFrom, type RunValues, runOptions, runRequestOf } from "./run-options.ts";

/** The options of every command that writes into a host. */
export const graftOptions = {
  host: { type: "string" },
  templates: { type: "string" },
  wire: { type: "boolean" },
  ...runOptions,
} as const;

/** Their values, as the command line has them. */
export interface GraftValues extends RunValues {
  readonly host?: string | undefined;
  readonly templates?: string | undefined;
  readonly wire?: boolean | undefined;
}

/** Their part of a command's help. */
export const graftOptionsHelp = `  --host PATH       folder or project file of the host (default: this folder)
  --wire            put the lines that the host still needs into its own files, where
                    their place is plain; the others are listed as ever
  --dry-run         decide everything, write nothing
  --check           the same, and exit with 4 if a file would change
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
    ...runRequestOf(values),
    wires: values.wire ?? false,
  };
}
