import { error } from "./catalogue-entry.ts";

/** The diagnostics of arguments. */
export const commandLineEntries = {
  wrongCommandLine: error("TEN0001", (problem: string) => problem, 2),
};
