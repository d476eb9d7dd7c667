import { positionIn } from "../text/position.ts";
import { visible } from "../text/quoted.ts";

/** A text with the offsets of its line starts. */
export interface SourceText {
  readonly text: string;
  readonly lineStarts: readonly number[];
}

const widest = 100;
const before = 40;

/** Formats the line of a span with carets below it. Cuts long lines around the span. */
export function codeFrame({ text, lineStarts }: SourceText, start: number, end: number): readonly string[] {
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
