import { exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { diagnosticsJson } from "../../diagnostics/diagnostic-json.ts";
import { type Change, isWriting } from "../../files/compare/change.ts";
import { countsOf, hasDifference } from "../../files/compare/difference.ts";
import type { Outcome } from "../../flow/outcome.ts";
import { type HostNeed, kindOf } from "../../host/needs.ts";
import { type CommandContext, type CommandResult, printedDocument } from "../command.ts";
import type { Ending } from "./graft-text.ts";
import { byPath, hashed, inputsFrom, readOutside } from "./noted-reads.ts";
import { patchLines } from "./patch-text.ts";

interface JsonOptions extends Pick<Ending, "dryRun" | "exitCode" | "patchFolder"> {
  readonly command: string;
  /** The disk of the command, and the files that it has read. */
  readonly access: Pick<CommandContext, "disk" | "reads">;
  /** Data that the command adds to the document. */
  readonly printed?: Readonly<Record<string, unknown>> | undefined;
}

/** Prints the document of `--json`, which `schemas/report.schema.json` describes. Spec: command-line, JSON report. */
export function graftJson(
  outcome: Outcome,
  { command, access, exitCode, dryRun, patchFolder, printed }: JsonOptions,
): CommandResult {
  const { diagnostics, texts, changes, needs } = outcome;
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
    ...accessJson(outcome, access),
    ...(!dryRun && exitCodeOf(diagnostics) === 0 && { outputs: outputsOf(outcome) }),
    ...printed,
  });
}

/** Returns what a run has read, from its root. */
function accessJson({ root }: Outcome, { disk, reads }: JsonOptions["access"]) {
  if (root === undefined || reads === undefined) return undefined;
  const outside = readOutside(reads, disk, root);
  return { inputs: inputsFrom(reads, root), ...(outside.length > 0 && { readOutside: outside }) };
}

function outputsOf({ changes, records }: Outcome) {
  const written = [...changes, ...records].filter(isWriting);
  return written.flatMap(({ path, after }) => (after === undefined ? [] : [hashed(path, after)])).sort(byPath);
}

/** Returns the difference of a file as a patch, if it has one. */
export function differenceJson(change: Change, outcome: Outcome, folder: string) {
  const lines = patchLines(change, outcome, folder);
  return lines && { diff: lines.map((line) => `${line}\n`).join("") };
}

function needJson({ file, line, place, spot, reason }: HostNeed) {
  return { kind: kindOf(spot), file, line, place, ...(reason !== undefined && { reason }) };
}
