import { type FoldingRange, FoldingRangeKind } from "vscode-languageserver";
import { lex } from "../../model/parse/lex.ts";
import type { TextIndex } from "../text-index.ts";

/** Returns the ranges to fold: what stands in braces, and comments of several lines. Needs tokens alone, so that half-written text folds, too. */
export function foldingRanges(path: string, index: TextIndex): FoldingRange[] {
  const { tokens } = lex({ path, text: index.text });
  const open: number[] = [];
  const found: FoldingRange[] = [];
  const add = (start: number, end: number, kind?: FoldingRangeKind) => {
    const [startLine, endLine] = [index.positionAt(start).line, index.positionAt(end).line];
    if (endLine > startLine) found.push({ startLine, endLine, ...(kind && { kind }) });
  };
  for (const [number, kind] of tokens.kinds.entries()) {
    const start = tokens.starts[number] ?? 0;
    if (kind === "{") open.push(start);
    const opening = kind === "}" ? open.pop() : undefined;
    // The line of the closing brace stays visible.
    if (opening !== undefined) add(opening, endOfLineBefore(index, start));
  }
  for (const { start, end } of runsOf(tokens.comments, index)) add(start, end, FoldingRangeKind.Comment);
  return found;
}

function endOfLineBefore(index: TextIndex, offset: number): number {
  const { line } = index.positionAt(offset);
  return index.offsetAt({ line: Math.max(0, line - 1), character: Number.MAX_SAFE_INTEGER });
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Joins comments on consecutive lines. */
function runsOf(comments: readonly Run[], index: TextIndex): readonly Run[] {
  const runs: Run[] = [];
  for (const { start, end } of comments) {
    const last = runs.at(-1);
    const isNext = last !== undefined && index.positionAt(start).line === index.positionAt(last.end).line + 1;
    if (isNext) runs[runs.length - 1] = { start: last.start, end };
    else runs.push({ start, end });
  }
  return runs;
}
