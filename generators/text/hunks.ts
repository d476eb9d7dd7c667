import { type StructuredPatchHunk, structuredPatch } from "diff";

/** A run of changed lines with its context. A line has its sign in front and no line end. */
export type Hunk = Readonly<Omit<StructuredPatchHunk, "lines">> & { readonly lines: readonly string[] };

/** The most lines that a comparison looks for one by one; the time grows with the square of it. */
const mostChanged = 1000;
/** The most lines of two texts that are compared at all. */
const mostLines = 200_000;
const context = 3;

/**
 * Compares two texts line by line. A line ends at LF, and a CR before it is part of the line, as in Git.
 * Texts that differ in too many lines are shown as replaced whole, because nobody reads such a comparison.
 */
export function hunksOf(before: string, after: string): readonly Hunk[] {
  if (before === after) return [];
  const [old, next] = [linesOf(before), linesOf(after)];
  const isLarge = old.length + next.length > mostLines || countOfStrangers(old, next) > mostChanged;
  const patch = isLarge
    ? undefined
    : structuredPatch("", "", before, after, undefined, undefined, { context, maxEditLength: mostChanged });
  return patch?.hunks ?? [replaced(old, next)];
}

/** Splits a text into lines with their line ends. */
export function linesOf(text: string): readonly string[] {
  if (text === "") return [];
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  return [...lines.map((line) => `${line}\n`), ...(last === "" ? [] : [last])];
}

/** Counts the lines that one text has more often than the other: no comparison finds fewer changes. */
function countOfStrangers(old: readonly string[], next: readonly string[]): number {
  const surplus = new Map<string, number>();
  for (const line of old) surplus.set(line, (surplus.get(line) ?? 0) + 1);
  for (const line of next) surplus.set(line, (surplus.get(line) ?? 0) - 1);
  return [...surplus.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

function replaced(old: readonly string[], next: readonly string[]): Hunk {
  const signed = (sign: string, lines: readonly string[]) =>
    lines.flatMap((line) =>
      line.endsWith("\n") ? [sign + line.slice(0, -1)] : [sign + line, "\\ No newline at end of file"],
    );
  return {
    oldStart: 1,
    oldLines: old.length,
    newStart: 1,
    newLines: next.length,
    lines: [...signed("-", old), ...signed("+", next)],
  };
}
