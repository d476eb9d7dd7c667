import { diff3Merge, type MergeRegion } from "node-diff3";
import { linesOf, plainText, textBytes } from "../disk/plain-text.ts";

/** Three versions of one file. */
export interface Versions {
  /** The text that was generated last. */
  readonly base: Uint8Array;
  /** The text on the disk. */
  readonly mine: Uint8Array;
  /** The new output. */
  readonly theirs: Uint8Array;
}

/** The result of a three-way merge. `overlap`: both sides changed the same lines. */
export type Merge =
  | { readonly kind: "clean"; readonly text: Uint8Array }
  | { readonly kind: "overlap"; readonly places: readonly number[]; readonly marked: Uint8Array }
  | { readonly kind: "too large" };

/** The most pairs of equal lines that are compared: the algorithm walks all of them. */
const mostPairs = 5_000_000;

/** Merges the edits of the user into a new output. Line ends and byte order marks do not count; the merged text has LF. Spec: writing, Three-way merge. */
export function mergeTexts({ base, mine, theirs }: Versions): Merge {
  const linesIn = (bytes: Uint8Array) => linesOf(plainText(bytes));
  const [original, edited, output] = [linesIn(base), linesIn(mine), linesIn(theirs)];
  if (equalPairs(original, edited) + equalPairs(original, output) > mostPairs) return { kind: "too large" };
  const regions = diff3Merge(edited, original, output);
  const text = textBytes(regions.flatMap(linesOfRegion).join("\n"));
  const places = regions.flatMap(({ conflict }) => (conflict === undefined ? [] : [conflict.aIndex + 1]));
  return places.length === 0 ? { kind: "clean", text } : { kind: "overlap", places, marked: text };
}

/** Returns the lines of one region of a merge, with markers around a conflict. */
function linesOfRegion({ ok = [], conflict }: MergeRegion<string>): readonly string[] {
  if (conflict === undefined) return ok;
  return [`${markers.mine} yours`, ...conflict.a, markers.middle, ...conflict.b, `${markers.theirs} new`];
}

/** The lines around the two sides of a conflict, as Git writes them. */
export const markers = { mine: "<<<<<<<", original: "|||||||", middle: "=======", theirs: ">>>>>>>" } as const;

function equalPairs(one: readonly string[], other: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const line of one) counts.set(line, (counts.get(line) ?? 0) + 1);
  return other.reduce((sum, line) => sum + (counts.get(line) ?? 0), 0);
}
