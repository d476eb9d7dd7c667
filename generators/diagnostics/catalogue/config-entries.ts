import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of the configuration of a host and of its first entity file. */
export const configEntries = {
  pathOutsideRepository: error("TEN0430", "`{key}` is `{path}`, which is not a path inside the repository."),
  optionAboveHost: error("TEN0431", "`{key}` is in a folder above the host, beside `host`."),
  templatesNotRecorded: warning("TEN0432", "The templates in `{path}` hold for this run only, because they are outside the repository."),
  startedAlready: error("TEN0433", "`{path}` exists already.", 3),
  noHostOfPattern: error("TEN0434", "`{pattern}` matches no folder that a graft has written into."),
};
