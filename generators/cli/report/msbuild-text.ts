import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Change, isWriting } from "../../files/compare/change.ts";
import { firstDifferentLine } from "../../files/compare/difference.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { HostNeed } from "../../host/needs.ts";
import { lineStartsOf, positionIn } from "../../text/position.ts";
import { visible } from "../../text/quoted.ts";
import type { CommandResult } from "../command.ts";
import type { Ending } from "./graft-text.ts";

/** Returns a function that reports a run in the form of MSBuild: `file(line,column): error CODE: text`, with absolute paths. Spec: command-line, MSBuild. */
export function msbuildText(folder: string) {
  return (outcome: Outcome, { dryRun, hasFailed }: Ending): Omit<CommandResult, "exitCode"> => {
    const root = outcome.root ?? folder;
    const found = outcome.diagnostics.map((one) => lineOf(one, placeOf(one, outcome, folder)));
    const stale = dryRun && !hasFailed ? staleLines(outcome, (path) => posix.join(root, path)) : [];
    return { output: [...found, ...stale].map((line) => `${line}\n`).join(""), messages: "" };
  };
}

/** Lists the files that a run would change, and the lines that the host lacks. */
function staleLines({ changes, needs }: Outcome, absolute: (path: string) => string): readonly string[] {
  const files = changes
    .filter(isWriting)
    .map((change) => lineOf(staleFile(change), `${absolute(change.path)}(${firstDifferentLine(change)},1)`));
  const lines = needs.map((need) => lineOf(missingLine(need), `${absolute(need.file)}(1,1)`));
  return [...files, ...lines];
}

function staleFile({ path, operation }: Change): Diagnostic {
  return report(catalogue.staleFile, { path, operation }, { hint: "Run tenon graft, and commit what it writes." });
}

function missingLine({ file, line, place }: HostNeed): Diagnostic {
  return report(catalogue.missingLine, { file, line }, { hint: `Add it ${place}, or run tenon graft --wire.` });
}

function placeOf({ span }: Diagnostic, { texts }: Pick<Outcome, "texts">, folder: string): string {
  if (span === undefined) return "tenon ";
  const { line, column } = positionIn(lineStartsOf(texts.get(span.path) ?? ""), span.start);
  return `${posix.join(folder, span.path)}(${line},${column})`;
}

function lineOf({ code, severity, message, hint }: Diagnostic, place: string): string {
  return visible(`${place}: ${severity} ${code}: ${message}${hint === undefined ? "" : ` ${hint}`}`);
}
