import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Outcome } from "../flow/outcome.ts";
import { type HostNeed, kindOf } from "../host/needs.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";

type LineStarts = ReadonlyMap<string, readonly number[]>;

/** Prints the document of `--json`, which `schemas/report.schema.json` describes. Spec: command-line, JSON report. */
export function graftJson(
  { diagnostics, texts, changes, needs }: Outcome,
  { command, exitCode }: { readonly command: string; readonly exitCode: number },
): string {
  const lineStarts = new Map([...texts].map(([path, text]) => [path, lineStartsOf(text)]));
  const document = {
    version: 1,
    command,
    exitCode,
    diagnostics: diagnostics.map((diagnostic) => diagnosticJson(diagnostic, lineStarts)),
    files: changes.map(({ path, operation, reason }) => ({ path, operation, reason })),
    host: { needs: needs.map(({ line }) => line), missing: needs.map(needJson) },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function needJson({ file, line, place, spot, reason }: HostNeed) {
  return { kind: kindOf(spot), file, line, place, ...(reason !== undefined && { reason }) };
}

function diagnosticJson({ code, severity, message, span, notes, hint }: Diagnostic, lineStarts: LineStarts) {
  return {
    code,
    severity,
    message,
    ...(span && placeJson(span, lineStarts)),
    notes: notes.map((note) => ({ message: note.message, ...placeJson(note.span, lineStarts) })),
    ...(hint !== undefined && { hint }),
  };
}

function placeJson({ path, start, end }: NonNullable<Diagnostic["span"]>, lineStarts: LineStarts) {
  const starts = lineStarts.get(path) ?? [0];
  const from = positionIn(starts, start);
  const to = positionIn(starts, end);
  return { file: path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
