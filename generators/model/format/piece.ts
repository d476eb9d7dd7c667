import type { Doc } from "../ast.ts";

/** A declaration, field, rule or statement as it will stand in the file: one line, with what belongs above it and inside it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly doc: Doc | undefined;
  /** Whether a `///` line directly above it would become its documentation. */
  readonly takesDoc: boolean;
  /** The line of annotations above it; empty for none. */
  readonly annotations: string;
  readonly line: string;
  /** What stands in its braces; undefined for a piece without. */
  readonly block: readonly Piece[] | undefined;
}
