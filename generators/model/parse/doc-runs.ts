import type { IToken } from "chevrotain";
import type { Doc } from "../ast.ts";
import type { ModelSource } from "../source.ts";
import { isFirstOnLine, isSpace } from "./first-on-line.ts";
import { DocLine } from "./tokens.ts";

/** A run of `///` lines, with the number of its comments in the file. */
export interface DocRun {
  readonly doc: Doc;
  readonly firstComment: number;
  readonly lastComment: number;
}

/**
 * The runs of `///` lines that stand directly above a token, by its offset. A line that follows code, or a blank line, ends a run.
 * Each line loses its slashes, one space and the space at its end.
 */
export function docRuns(
  { path, text }: ModelSource,
  { comments, tokens }: { readonly comments: readonly IToken[]; readonly tokens: readonly IToken[] },
): ReadonlyMap<number, DocRun> {
  const runs = new Map<number, DocRun>();
  let firstComment = 0;
  for (const [index, comment] of comments.entries()) {
    if (!isDocLine(text, comment)) {
      firstComment = index + 1;
      continue;
    }
    const next = nextLine(text, comment.startOffset + comment.image.length);
    const following = comments[index + 1];
    if (following?.startOffset === next && following.tokenType === DocLine) continue;
    if (isStart(tokens, next)) {
      const doc = docOf(path, comments.slice(firstComment, index + 1));
      runs.set(next, { doc, firstComment, lastComment: index });
    }
    firstComment = index + 1;
  }
  return runs;
}

function docOf(path: string, lines: readonly IToken[]): Doc {
  const [first, last] = [lines[0], lines.at(-1)];
  const [start, end] = [first?.startOffset ?? 0, (last?.startOffset ?? 0) + (last?.image.length ?? 0)];
  return { text: lines.map(textOf).join("\n"), span: { path, start, end } };
}

// Tokens are in the order of the text.
function isStart(tokens: readonly IToken[], offset: number): boolean {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.startOffset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return tokens[low]?.startOffset === offset;
}

function textOf({ image }: IToken): string {
  return image.replace(/^\/\/\/ ?/, "").trimEnd();
}

function isDocLine(text: string, { tokenType, startOffset }: IToken): boolean {
  return tokenType === DocLine && isFirstOnLine(text, startOffset);
}

// The offset of what begins the line after a line end; -1 where that line is blank.
function nextLine(text: string, end: number): number {
  if (!isLineEnd(text[end])) return -1;
  let at = text.startsWith("\r\n", end) ? end + 2 : end + 1;
  while (isSpace(text[at])) at += 1;
  return at >= text.length || isLineEnd(text[at]) ? -1 : at;
}

function isLineEnd(character: string | undefined): boolean {
  return character === "\n" || character === "\r";
}
