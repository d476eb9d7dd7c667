import type { Position, Range } from "vscode-languageserver";
import { lineStartsOf, positionIn } from "../text/position.ts";

/** A text with its line starts, for positions as editors count them: both numbers from 0, columns in UTF-16 units. */
export class TextIndex {
  readonly text: string;
  private readonly starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    this.starts = lineStartsOf(text);
  }

  positionAt(offset: number): Position {
    const { line, column } = positionIn(this.starts, Math.min(offset, this.text.length));
    return { line: line - 1, character: column - 1 };
  }

  rangeOf({ start, end }: { readonly start: number; readonly end: number }): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  /** Returns the offset of a position. One behind its line is the end of the line, one behind the text the end of the text. */
  offsetAt({ line, character }: Position): number {
    const start = this.starts[line];
    if (start === undefined) return line < 0 ? 0 : this.text.length;
    const next = this.starts[line + 1] ?? this.text.length + 1;
    const end = start + this.text.slice(start, next).replace(/[\r\n]+$/, "").length;
    return Math.max(start, Math.min(start + character, end));
  }
}
