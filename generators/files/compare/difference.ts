import { binaryPatch, gitPatch } from "../../text/git-patch.ts";
import { hunksOf, linesOf } from "../../text/hunks.ts";
import { utf8 } from "../../text/utf8.ts";
import { type Change, isWriting } from "./change.ts";

/** The numbers of lines that a change adds and removes. */
export interface LineCounts {
  readonly added: number;
  readonly removed: number;
}

/** True for a conflict with a file, which a user can decide on; another obstacle has to go away. */
export function isOpenConflict({ operation, before }: Change): boolean {
  return operation === "conflict" && before !== undefined;
}

/** True for a change with a difference to show: one that is written, or a conflict with a file. */
export function hasDifference(change: Change): boolean {
  return isWriting(change) || isOpenConflict(change);
}

/** Counts the lines of a change. */
export function countsOf({ before, after }: Change): LineCounts {
  if (before === undefined || after === undefined)
    return { added: linesOf(lettersOf(after)).length, removed: linesOf(lettersOf(before)).length };
  const lines = hunksOf(lettersOf(before), lettersOf(after)).flatMap((hunk) => hunk.lines);
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return { added: count("+"), removed: count("-") };
}

/** Returns the first line, from 1, that a change makes another one; 1 for a file that is new or goes. */
export function firstDifferentLine({ before, after }: Change): number {
  if (before === undefined || after === undefined) return 1;
  const [old, next] = [linesOf(lettersOf(before)), linesOf(lettersOf(after))];
  const first = next.findIndex((line, index) => line !== old[index]);
  return Math.min(first < 0 ? next.length : first, Math.max(old.length - 1, 0)) + 1;
}

/** Formats a change as a patch that `git apply` takes; `path` counts from the folder in which it is applied. */
export function patchOf({ before, after }: Change, path: string): readonly string[] {
  const [old, next] = [before, after].map((bytes) => bytes && utf8(bytes, { keepsMark: true }));
  if ((old === undefined) !== (before === undefined) || (next === undefined) !== (after === undefined))
    return binaryPatch({ path });
  return gitPatch({ path, before: old, after: next });
}

// Lines are counted in bytes of any encoding.
function lettersOf(bytes: Uint8Array = new Uint8Array()): string {
  return new TextDecoder("latin1").decode(bytes);
}
