import { lineStartsOf, positionIn } from "../text/position.ts";
import { visible } from "../text/quoted.ts";
import type { Diagnostic, Span } from "./diagnostic.ts";
import { codeFrame, type SourceText } from "./frame.ts";

/** Spells diagnostics for a terminal: place, code, message, the line in question, notes and hint. `texts` holds the source of each path. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>): string {
  const sources = new Map([...texts].map(([path, text]) => [path, { text, lineStarts: lineStartsOf(text) }]));
  return diagnostics.map((diagnostic) => formatOne(diagnostic, sources)).join("\n");
}

type Sources = ReadonlyMap<string, SourceText>;

function formatOne({ code, severity, message, span, notes, hint }: Diagnostic, sources: Sources): string {
  const source = span && sources.get(span.path);
  const lines = [
    `${placeOf(span, sources)}${severity} ${code}: ${message}`,
    ...(span === undefined || source === undefined ? [] : codeFrame(source, span.start, span.end)),
    ...notes.map((note) => `  note: ${placeOf(note.span, sources)}${note.message}`),
    ...(hint === undefined ? [] : [`  hint: ${visible(hint)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function placeOf(span: Span | undefined, sources: Sources): string {
  if (span === undefined) return "";
  const source = sources.get(span.path);
  const path = visible(span.path);
  if (source === undefined) return `${path}: `;
  const { line, column } = positionIn(source.lineStarts, span.start);
  return `${path}:${line}:${column}: `;
}
