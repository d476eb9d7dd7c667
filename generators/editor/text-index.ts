import type { Position, Range } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";

/** A text with its line starts, for positions as editors count them: both numbers from 0, columns in UTF-16 units. */
export class TextIndex {
  readonly text: string;
  private readonly document: TextDocument;

  constructor(text: string) {
    this.text = text;
    this.document = TextDocument.create("", "", 0, text);
  }

  positionAt(offset: number): Position {
    return this.document.positionAt(offset);
  }

  rangeOf({ start, end }: { readonly start: number; readonly end: number }): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  /** Returns the offset of a position. One behind its line is the end of the line, one behind the text the end of the text. */
  offsetAt(position: Position): number {
    return this.document.offsetAt(position);
  }
}
