import { error } from "./catalogue-entry.ts";

/** The diagnostics of comparing a published surface with an earlier one. Each is a rule that keeps callers working. */
export const compatibilityEntries = {
  operationRemoved: error("TEN0901", "{operation} is gone: its callers get no answer any more."),
  accessTightened: error("TEN0902", "{operation} asks for {asked} now, and asked for {before} before."),
  inputRequired: error("TEN0903", "{place} is required now: requests without it are refused."),
  inputRemoved: error("TEN0904", "{place} is not read any more."),
  inputNarrowed: error("TEN0905", "{place} takes less than before: {change}."),
  outputRemoved: error("TEN0906", "{place} is not answered any more."),
  outputOptional: error("TEN0907", "{place} can be absent or null now."),
  outputChanged: error("TEN0908", "{place} is answered differently: {change}."),
  eventRemoved: error("TEN0909", "The integration event {event} is not published any more."),
  baselineInvalid: error("TEN0910", "The baseline `{baseline}` has errors of its own, the first in `{path}`: {message}"),
  noBaseline: error("TEN0911", "`{baseline}` is no file, no folder and no commit of Git around this folder."),
};
