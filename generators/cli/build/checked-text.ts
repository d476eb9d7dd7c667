import { compatibilityEntries } from "../../diagnostics/catalogue/change-entries.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { CommandResult } from "../command.ts";
import type { Ending } from "../report/graft-text.ts";

/** The words of a check. */
interface Check {
  /** The kind of its inputs, such as `model file`. */
  readonly input: string;
  /** The version that it compared with, if any. */
  readonly baseline: string | undefined;
}

const rules: ReadonlySet<string> = new Set(Object.values(compatibilityEntries).map(({ code }) => code));

/** Returns the report of a run that only checks its inputs. */
export function checkedText({ input, baseline }: Check) {
  return ({ diagnostics, texts }: Outcome, { exitCode, paint, isQuiet }: Ending): Omit<CommandResult, "exitCode"> => {
    const files = texts.size === 1 ? `1 ${input}` : `${texts.size} ${input}s`;
    const breaking = diagnostics.filter(({ code }) => rules.has(code)).length;
    const closing =
      baseline === undefined ? "Name a folder with --out to write the files." : comparedText(breaking, baseline);
    return {
      output: exitCode === 0 && !isQuiet ? `${files}, no errors. ${closing}\n` : "",
      messages: formatDiagnostics(diagnostics, texts, paint),
    };
  };
}

function comparedText(breaking: number, baseline: string): string {
  if (breaking === 0) return `No change breaks callers of ${baseline}.`;
  return `A new version announces the ${breaking === 1 ? "change that breaks" : `${breaking} changes that break`} callers of ${baseline}.`;
}
