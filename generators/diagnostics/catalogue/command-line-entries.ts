import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of arguments. */
export const commandLineEntries = {
  wrongCommandLine: {
    code: "TEN0001",
    exitCode: 2,
    message: (problem: string) => problem,
  },
} as const satisfies WrittenEntries;
