import { type IToken, tokenMatcher } from "chevrotain";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ModelSource } from "../parse.ts";
import type { DocRun } from "./doc-runs.ts";
import type { Lexed } from "./lex.ts";
import { LeftBrace, RightBrace } from "./tokens.ts";

/** What one run of the parser keeps beside the tree. */
export interface ParseState {
  readonly path: string;
  readonly text: string;
  readonly docs: ReadonlyMap<number, DocRun>;
  /** The numbers of the comments that became part of a declaration. */
  readonly attached: Set<number>;
  readonly diagnostics: Diagnostic[];
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
  { tokens, docs }: Pick<Lexed, "tokens" | "docs">,
): ParseState {
  const count = (type: IToken["tokenType"]): number => tokens.filter((token) => tokenMatcher(token, type)).length;
  return {
    path,
    text,
    docs,
    attached: new Set(),
    diagnostics: [],
    muted: new Set(),
    surplus: count(LeftBrace) - count(RightBrace),
    isPanicking: false,
    hasGivenUp: false,
    depth: 0,
    operations: 0,
  };
}

/** How far the line of an offset is indented. */
export function indentOf(text: string, offset: number): number {
  const start = lineStart(text, offset);
  let at = start;
  while (text[at] === " " || text[at] === "\t") at += 1;
  return at - start;
}

/** Whether nothing but space stands before an offset on its line. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return offset === lineStart(text, offset) + indentOf(text, offset);
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
}
