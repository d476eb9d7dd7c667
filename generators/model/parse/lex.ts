import type { IToken } from "chevrotain";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Comment } from "../ast.ts";
import type { ModelSource } from "../source.ts";
import { type DocRun, docRuns } from "./doc-runs.ts";
import { scan, tokenOf } from "./scan.ts";
import { standIns } from "./stand-ins.ts";
import { End, UnclosedComment } from "./tokens.ts";
import { unclosedLiterals } from "./unclosed-literals.ts";

/** A file cut into tokens. */
export interface Lexed {
  /** Without white space and comments; the last one is `End`. */
  readonly tokens: IToken[];
  readonly comments: readonly Comment[];
  /** Runs of `///` lines by the offset of the token that they stand directly above. */
  readonly docs: ReadonlyMap<number, DocRun>;
  /** Where a comment that never ends swallows the rest, counted from the end of what stands before it; else beyond the text. */
  readonly lostFrom: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Cuts any text into tokens. Characters that mean nothing are reported, and read as what was most likely meant. */
export function lex({ path, text }: ModelSource): Lexed {
  const first = scan(text);
  const { readable, diagnostics } = standIns({ path, text }, first.unknown);
  const { tokens: found, comments } = first.unknown.length === 0 ? first : scan(readable);
  const lostFrom = comments.at(-1)?.tokenType === UnclosedComment ? endOf(found.at(-1)) : Number.POSITIVE_INFINITY;
  found.push(tokenOf(End, "", text.length));
  const lines = comments.map((token): Comment => ({ text: token.image, span: spanOf(path, token) }));
  return {
    tokens: found,
    comments: lines,
    lostFrom,
    docs: docRuns({ path, text }, { comments, tokens: found }),
    diagnostics: [...diagnostics, ...unclosedLiterals(path, found), ...unclosedLiterals(path, comments)],
  };
}

function endOf(token: IToken | undefined): number {
  return token === undefined ? 0 : token.startOffset + token.image.length;
}

function spanOf(path: string, { startOffset, image }: IToken): Comment["span"] {
  return { path, start: startOffset, end: startOffset + image.length };
}
