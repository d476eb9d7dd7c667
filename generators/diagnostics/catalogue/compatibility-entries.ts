import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of comparing a published surface with an earlier one. Each is a rule that keeps callers working. */
export const compatibilityEntries = {
  operationRemoved: {
    code: "TEN0901",
    message: "{operation} is gone: its callers get no answer any more.",
  },
  accessTightened: {
    code: "TEN0902",
    message: "{operation} asks for {asked} now, and asked for {before} before.",
  },
  inputRequired: {
    code: "TEN0903",
    message: "{place} is required now: requests without it are refused.",
  },
  inputRemoved: {
    code: "TEN0904",
    message: "{place} is not read any more.",
  },
  inputNarrowed: {
    code: "TEN0905",
    message: "{place} takes less than before: {change}.",
  },
  outputRemoved: {
    code: "TEN0906",
    message: "{place} is not answered any more.",
  },
  outputOptional: {
    code: "TEN0907",
    message: "{place} can be absent or null now.",
  },
  outputChanged: {
    code: "TEN0908",
    message: "{place} is answered differently: {change}.",
  },
  eventRemoved: {
    code: "TEN0909",
    message: "The integration event {event} is not published any more.",
  },
  baselineInvalid: {
    code: "TEN0910",
    message: "The baseline `{baseline}` has errors of its own, the first in `{path}`: {message}",
  },
  noBaseline: {
    code: "TEN0911",
    message: "`{baseline}` is no file, no folder and no commit of Git around this folder.",
  },
} as const satisfies WrittenEntries;
