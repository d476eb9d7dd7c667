import type { Doc } from "../ast.ts";

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
}
