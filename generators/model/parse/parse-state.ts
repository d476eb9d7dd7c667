import type { IToken } from "chevrotain";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ModelSource } from "../source.ts";
import { isSpace } from "./first-on-line.ts";
import type { Lexed } from "./lex.ts";
import { LeftBrace, RightBrace } from "./tokens.ts";

/** What one run of the parser keeps beside the tree. */
export interface ParseState {
  readonly path: string;
  readonly text: string;
  readonly comments: readonly IToken[];
  /** The numbers of the comments that became part of a declaration. */
  readonly attached: Set<number>;
  readonly diagnostics: Diagnostic[];
  /** How far the lines of some offsets are indented. */
  readonly indents: Map<number, number>;
  /** The places where nothing is to be reported, as it would only follow from a mistake before. */
  readonly muted: Set<number>;
  /** More `{` than `}` if positive; braces that were reported are no longer counted. */
  surplus: number;
  /** What follows belongs to a mistake that was reported. */
  isPanicking: boolean;
  /** Nesting beyond the limit was reported, and the rest passed over. */
  hasGivenUp: boolean;
  /** How deep the current rule is nested. */
  depth: number;
  /** How many operations the current field, statement or declaration has so far. */
  operations: number;
}

export function parseStateOf(
  { path, text }: ModelSource,
  { tokens, comments }: Pick<Lexed, "tokens" | "comments">,
): ParseState {
  let surplus = 0;
  for (const { tokenType } of tokens) {
    if (tokenType === LeftBrace) surplus += 1;
    if (tokenType === RightBrace) surplus -= 1;
  }
  return {
    path,
    text,
    comments,
    attached: new Set(),
    diagnostics: [],
    indents: new Map(),
    muted: new Set(),
    surplus,
    isPanicking: false,
    hasGivenUp: false,
    depth: 0,
    operations: 0,
  };
}

/** How far the line of an offset is indented. Asked again and again of the head of a block, so it is worked out once. */
export function indentOf({ text, indents }: ParseState, offset: number): number {
  const known = indents.get(offset);
  if (known !== undefined) return known;
  const start = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
  let at = start;
  while (isSpace(text[at])) at += 1;
  indents.set(offset, at - start);
  return at - start;
}
