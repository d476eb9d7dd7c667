import { lineStartsOf, positionIn } from "../text/position.ts";
import type { Diagnostic } from "./diagnostic.ts";

type LineStarts = ReadonlyMap<string, readonly number[]>;

/** Returns diagnostics as the JSON report has them; `texts` holds the source of each path. Spec: command-line, JSON report. */
export function diagnosticsJson(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>) {
  const lineStarts = new Map([...texts].map(([path, text]) => [path, lineStartsOf(text)]));
  return diagnostics.map((diagnostic) => diagnosticJson(diagnostic, lineStarts));
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
