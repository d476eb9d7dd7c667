import { diagnosticsJson } from "../../diagnostics/diagnostic-json.ts";
import type { Change } from "../../files/compare/change.ts";
import { countsOf, hasDifference } from "../../files/compare/difference.ts";
import type { Outcome } from "../../flow/outcome.ts";
import { type HostNeed, kindOf } from "../../host/needs.ts";
import { type CommandResult, printedDocument } from "../command.ts";
import type { Ending } from "./graft-text.ts";
import { patchLines } from "./patch-text.ts";

interface JsonOptions extends Pick<Ending, "dryRun" | "exitCode" | "patchFolder"> {
  readonly command: string;
  /** Data that the command adds to the document. */
  readonly printed?: Readonly<Record<string, unknown>> | undefined;
}

/** Prints the document of `--json`, which `schemas/report.schema.json` describes. Spec: command-line, JSON report. */
export function graftJson(
  outcome: Outcome,
  { command, exitCode, dryRun, patchFolder, printed }: JsonOptions,
): CommandResult {
  const { diagnostics, texts, changes, needs, readOutside = [] } = outcome;
  return printedDocument(command, exitCode, {
    diagnostics: diagnosticsJson(diagnostics, texts),
    files: changes.map((change) => ({
      path: change.path,
      operation: change.operation,
      reason: change.reason,
      ...(dryRun && hasDifference(change) && countsOf(change)),
      ...(patchFolder !== undefined && differenceJson(change, outcome, patchFolder)),
    })),
    host: { needs: needs.map(({ line }) => line), missing: needs.map(needJson) },
    ...(readOutside.length > 0 && { readOutside }),
    ...printed,
  });
}

/** Returns the difference of a file as a patch, if it has one. */
export function differenceJson(change: Change, outcome: Outcome, folder: string) {
  const lines = patchLines(change, outcome, folder);
  return lines && { diff: lines.map((line) => `${line}\n`).join("") };
}

function needJson({ file, line, place, spot, reason }: HostNeed) {
  return { kind: kindOf(spot), file, line, place, ...(reason !== undefined && { reason }) };
}
