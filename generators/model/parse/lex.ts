import type { IToken } from "chevrotain";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ModelSource } from "../source.ts";
import { scannerOf } from "./scan.ts";
import { standIns } from "./stand-ins.ts";
import { UnclosedComment } from "./tokens.ts";
import { unclosedLiterals } from "./unclosed-literals.ts";

/** A file cut into tokens. */
export interface Lexed {
  /** Without white space and comments; the last one is `End`. */
  readonly tokens: IToken[];
  readonly comments: readonly IToken[];
  /** Where a comment that never ends swallows the rest, counted from the end of what stands before it; else beyond the text. */
  readonly lostFrom: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Cuts any text into tokens. Characters that mean nothing are reported, and read as what was most likely meant. */
export function lex({ path, text }: ModelSource): Lexed {
  const first = scan(text);
  const { readable, diagnostics } = standIns({ path, text }, first.unknown);
  const { tokens, comments } = first.unknown.length === 0 ? first : scan(readable);
  const lostFrom = comments.at(-1)?.tokenType === UnclosedComment ? endOf(tokens.at(-2)) : Number.POSITIVE_INFINITY;
  return {
    tokens,
    comments,
    lostFrom,
    diagnostics: [...diagnostics, ...unclosedLiterals(path, tokens), ...unclosedLiterals(path, comments)],
  };
}

function scan(text: string) {
  const { next, comments, unknown } = scannerOf(text);
  const tokens: IToken[] = [];
  for (let found = next(); found !== undefined; found = next()) tokens.push(found);
  return { tokens, comments, unknown };
}

function endOf(token: IToken | undefined): number {
  return token === undefined ? 0 : token.startOffset + token.image.length;
}
