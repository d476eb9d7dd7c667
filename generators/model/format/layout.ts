import { isFirstOnLine } from "../../text/lines.ts";
import type { Comment, Doc } from "../ast-node.ts";

/** The last output, on which blank lines and trailing comments depend. */
type Last = "opening" | "piece" | "block" | "comment" | "docComment";

/** Lays out pieces on lines and keeps every comment at its piece: above, after or inside. */
export class Layout {
  private readonly text: string;
  private readonly comments: readonly Comment[];
  private readonly lines: string[] = [];
  private next = 0;
  private indent = 0;
  private last: Last = "opening";
  private endsInLineComment = false;

  constructor(text: string, comments: readonly Comment[]) {
    this.text = text;
    this.comments = comments;
  }

  /** Returns the text of a file with the given pieces. */
  lay(pieces: readonly Piece[]): string {
    for (const piece of pieces) this.layPiece(piece);
    this.layComments(this.text.length + 1);
    return this.lines.map((line) => `${line}\n`).join("");
  }

  private layPiece(piece: Piece): void {
    const { start, end, doc, line, block } = piece;
    this.layComments(doc?.span.start ?? start);
    if (block === undefined) {
      // A comment inside a line moves above it.
      for (const comment of this.take(end)) this.layAbove(comment);
      this.layHead(piece, { isOpen: false, line });
    } else if (block.length === 0 && this.pending(end).length === 0) {
      this.layHead(piece, { isOpen: false, line: `${line} {}` });
    } else {
      this.layHead(piece, { isOpen: true, line: `${line} {` });
      this.layBlock(block, end);
    }
  }

  private layHead(
    { start, doc, takesDoc, annotations, isSequel }: Piece,
    { isOpen, line }: { readonly isOpen: boolean; readonly line: string },
  ): void {
    if (isSequel === true && this.last === "block") {
      this.lines.push(`${this.lines.pop() ?? ""} ${line}`);
      return;
    }
    this.separate(doc?.span.start ?? start, { isApart: isOpen || annotations !== "", takesDoc });
    if (doc !== undefined) for (const text of doc.text.split("\n")) this.write(`/// ${text}`.trimEnd());
    if (annotations !== "") this.write(annotations);
    this.write(line);
    this.last = "piece";
  }

  private layBlock(block: readonly Piece[], end: number): void {
    this.indent += 1;
    this.last = "opening";
    for (const piece of block) this.layPiece(piece);
    this.layComments(end);
    this.indent -= 1;
    this.write("}");
    this.last = "block";
  }

  private layComments(end: number): void {
    for (const comment of this.take(end)) {
      if (this.isBehind(comment)) this.layBehind(comment);
      else this.layAbove(comment);
    }
  }

  private layBehind(comment: Comment): void {
    this.lines.push(`${this.lines.pop() ?? ""} ${textOf(comment)}`);
    this.endsInLineComment = comment.text.startsWith("//");
  }

  private layAbove(comment: Comment): void {
    this.separate(comment.span.start, { isApart: false, takesDoc: false });
    this.write(textOf(comment));
    this.endsInLineComment = comment.text.startsWith("//");
    this.last = /^\/\/\/(?!\/)/.test(comment.text) ? "docComment" : "comment";
  }

  // Keeps single blank lines of the author. Blocks get blank lines, and so does a `///` comment that documents nothing.
  private separate(
    offset: number,
    { isApart, takesDoc }: { readonly isApart: boolean; readonly takesDoc: boolean },
  ): void {
    if (this.last === "opening") return;
    const isMeant = hasBlankBefore(this.text, offset) || this.last === "block";
    const isNeeded = (this.last === "piece" && isApart) || (this.last === "docComment" && takesDoc);
    if (isMeant || isNeeded) this.lines.push("");
  }

  private take(end: number): readonly Comment[] {
    const taken = this.pending(end);
    this.next += taken.length;
    return taken;
  }

  private pending(end: number): readonly Comment[] {
    let last = this.next;
    while ((this.comments[last]?.span.start ?? Number.POSITIVE_INFINITY) < end) last += 1;
    return this.comments.slice(this.next, last);
  }

  // Nothing can follow a `//` comment on its line.
  private isBehind({ span }: Comment): boolean {
    return this.lines.length > 0 && !this.endsInLineComment && !isFirstOnLine(this.text, span.start);
  }

  private write(line: string): void {
    this.lines.push(`${"  ".repeat(this.indent)}${line}`);
    this.endsInLineComment = false;
  }
}

function textOf({ text }: Comment): string {
  return text.trimEnd().replaceAll(/\r\n?/g, "\n");
}

function hasBlankBefore(text: string, offset: number): boolean {
  let start = offset;
  while (start > 0 && /[ \t\r\n]/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, offset).split(/\r\n|\r|\n/).length > 2;
}

/** A declaration, field, rule or statement as output: one line, with annotations above and a block inside. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly doc: Doc | undefined;
  /** True if a `///` line directly above documents the piece. */
  readonly takesDoc: boolean;
  /** The line of annotations; empty for none. */
  readonly annotations: string;
  readonly line: string;
  /** The content of the braces; undefined without braces. */
  readonly block: readonly Piece[] | undefined;
  /** True for a piece that stands behind the brace of the one before. */
  readonly isSequel?: boolean;
}
