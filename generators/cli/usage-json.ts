import { commandLineEntries } from "../diagnostics/command-line-entries.ts";
import type { UsageFault } from "./command.ts";

/** Prints a mistake in the command line as the document of `--json`. Spec: command-line, JSON report. */
export function usageJson(command: string, { message, hint }: UsageFault): string {
  const { code, exitCode } = commandLineEntries.wrongCommandLine;
  const document = {
    version: 1,
    command,
    exitCode,
    diagnostics: [{ code, severity: "error", message, notes: [], hint }],
    files: [],
    host: { needs: [], missing: [] },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
