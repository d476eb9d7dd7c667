import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of the configuration of a host and of its first entity file. */
export const configEntries = {
  pathOutsideRepository: {
    code: "TEN0430",
    message: "`{key}` is `{path}`, which is not a path inside the repository.",
  },
  optionAboveHost: {
    code: "TEN0431",
    message: "`{key}` is in a folder above the host, beside `host`.",
  },
  templatesNotRecorded: {
    code: "TEN0432",
    severity: "warning",
    message: "The templates in `{path}` hold for this run only, because they are outside the repository.",
  },
  startedAlready: {
    code: "TEN0433",
    exitCode: 3,
    message: "`{path}` exists already.",
  },
} as const satisfies WrittenEntries;
