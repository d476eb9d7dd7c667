import { lineStartsOf, positionIn } from "../text/position.ts";
import { visible } from "../text/quoted.ts";
import type { Diagnostic, Span } from "./diagnostic.ts";
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

type Sources = ReadonlyMap<string, IndexedText>;

interface Look {
  readonly sources: Sources;
  readonly paint: Paint;
}

function formatOne({ code, severity, message, span, notes, hint }: Diagnostic, { sources, paint }: Look): string {
  const source = span && sources.get(span.path);
  const lines = [
    `${positionOf(span, sources)}${paint.severity[severity](`${severity} ${code}`)}: ${paint.message(message)}`,
    ...(span === undefined || source === undefined ? [] : framed(codeFrame(source, span.start, span.end), paint)),
    ...notes.map((note) => `  ${paint.label("note")}: ${positionOf(note.span, sources)}${note.message}`),
    ...(hint === undefined ? [] : [`  ${paint.label("hint")}: ${visible(hint)}`]),
  ];
  return `${lines.join("\n")}\n`;
}

function framed([line = "", carets = ""]: readonly string[], paint: Paint): readonly string[] {
  return [line, carets.replace(/\^+$/, paint.carets)];
}

function positionOf(span: Span | undefined, sources: Sources): string {
  if (span === undefined) return "";
  const source = sources.get(span.path);
  const path = visible(span.path);
  if (source === undefined) return `${path}: `;
  const { line, column } = positionIn(source.lineStarts, span.start);
  return `${path}:${line}:${column}: `;
}

/** A text with the offsets of its line starts. */
export interface IndexedText {
  readonly text: string;
  readonly lineStarts: readonly number[];
}

const widest = 100;
const before = 40;

/** Formats the line of a span with carets below it. Cuts long lines around the span. */
function codeFrame({ text, lineStarts }: IndexedText, start: number, end: number): readonly string[] {
  const { line, column } = positionIn(lineStarts, start);
  const source = text.slice(start - column + 1, lineStarts[line]).replace(/[\r\n]+$/, "");
  const from = source.length > widest && column > widest - before ? column - 1 - before : 0;
  const to = from + widest;
  const shown = (first: number, last: number) => printable(source.slice(Math.max(first, from), Math.min(last, to)));
  const lead = from > 0 ? "…" : "";
  const trail = to < source.length ? "…" : "";
  const carets = Math.max(1, widthOf(shown(column - 1, column - 1 + end - start)));
  const gutter = `  ${line} | `;
  return [
    `${gutter}${lead}${shown(0, source.length)}${trail}`,
    `${" ".repeat(gutter.length - 2)}| ${" ".repeat(widthOf(lead + shown(0, column - 1)))}${"^".repeat(carets)}`,
  ];
}

function printable(text: string): string {
  return visible(text.replaceAll("\t", "    "));
}

function widthOf(text: string): number {
  return [...text].length;
}
