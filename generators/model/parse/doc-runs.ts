import type { IToken } from "chevrotain";
import type { Doc } from "../ast.ts";
import type { ModelSource } from "../source.ts";
import { isFirstOnLine, isSpace } from "./first-on-line.ts";
import { DocLine } from "./tokens.ts";

/** A run of `///` lines, with the number of its comments in the file. */
interface DocRun {
  readonly doc: Doc;
  readonly firstComment: number;
  readonly lastComment: number;
}

/**
 * The run of `///` lines that stands directly above the token at an offset. A line that follows code, or a blank line, ends a run.
 * Each line loses its slashes, one space and the space at its end.
 */
export function docRunAt({ path, text }: ModelSource, comments: readonly IToken[], offset: number): DocRun | undefined {
  const lastComment = numberBefore(comments, offset);
  let firstComment = lastComment + 1;
  let next = offset;
  for (let line = comments[lastComment]; line !== undefined; line = comments[firstComment - 1]) {
    if (!isDocLine(text, line) || nextLine(text, line.startOffset + line.image.length) !== next) break;
    next = line.startOffset;
    firstComment -= 1;
  }
  if (firstComment > lastComment) return undefined;
  return { doc: docOf(path, comments.slice(firstComment, lastComment + 1)), firstComment, lastComment };
}

function docOf(path: string, lines: readonly IToken[]): Doc {
  const [first, last] = [lines[0], lines.at(-1)];
  const [start, end] = [first?.startOffset ?? 0, (last?.startOffset ?? 0) + (last?.image.length ?? 0)];
  return { text: lines.map(textOf).join("\n"), span: { path, start, end } };
}

// The number of the last comment before an offset, which are in the order of the text; -1 for none.
function numberBefore(comments: readonly IToken[], offset: number): number {
  // It is the very last where a file is read as it is cut into tokens.
  if ((comments.at(-1)?.startOffset ?? 0) < offset) return comments.length - 1;
  let low = 0;
  let high = comments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((comments[middle]?.startOffset ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function textOf({ image }: IToken): string {
  return image.slice(image.startsWith("/// ") ? 4 : 3).trimEnd();
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
