import { lineStartsOf, positionIn } from "../text/position.ts";
import { visible } from "../text/quoted.ts";
import type { Diagnostic, Span } from "./diagnostic.ts";
import { codeFrame, type SourceText } from "./frame.ts";
import { type Paint, plain } from "./paint.ts";

/** Formats diagnostics for a terminal: position, code, message, code frame, notes and hint. `texts` holds the source of each path. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  paint: Paint = plain,
): string {
  const sources = new Map([...texts].map(([path, text]) => [path, { text, lineStarts: lineStartsOf(text) }]));
  return diagnostics.map((diagnostic) => formatOne(diagnostic, { sources, paint })).join("\n");
}

type Sources = ReadonlyMap<string, SourceText>;

interface Look {
  readonly sources: Sources;
  readonly paint: Paint;
}

function formatOne({ code, severity, message, span, notes, hint }: Diagnostic, { sources, paint }: Look): string {
  const source = span && sources.get(span.path);
  const lines = [
    `${placeOf(span, sources)}${paint.severity[severity](`${severity} ${code}`)}: ${paint.message(message)}`,
    ...(span === undefined || source === undefined ? [] : framed(codeFrame(source, span.start, span.end), paint)),
    ...notes.map((note) => `  ${paint.label("note")}: ${placeOf(note.span, sources)}${note.message}`),
    ...(hint === undefined ? [] : [`  ${paint.label("hint")}: ${visible(hint)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function framed([line = "", carets = ""]: readonly string[], paint: Paint): readonly string[] {
  return [line, carets.replace(/\^+$/, paint.carets)];
}

function placeOf(span: Span | undefined, sources: Sources): string {
  if (span === undefined) return "";
  const source = sources.get(span.path);
  const path = visible(span.path);
  if (source === undefined) return `${path}: `;
  const { line, column } = positionIn(source.lineStarts, span.start);
  return `${path}:${line}:${column}: `;
}
