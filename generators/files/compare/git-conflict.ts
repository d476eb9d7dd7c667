import { linesOf, plainText, textBytes } from "../disk/plain-text.ts";
import { markers } from "./merge-texts.ts";

/** The two sides of one conflict that Git left in a text. */
interface Hunk {
  /** The line of the first marker, from 1. */
  readonly line: number;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** A text in pieces: lines that both sides share, and conflicts. */
export type ConflictedText = readonly (string | Hunk)[];

/** Finds the conflicts that Git left in a text; undefined if there are none, or if their markers are not in order. */
export function conflictsIn(bytes: Uint8Array): ConflictedText | undefined {
  const text = plainText(bytes);
  if (!(text.startsWith(`${markers.mine} `) || text.includes(`\n${markers.mine} `))) return undefined;
  const reader: Reader = { pieces: [], open: undefined };
  for (const [index, line] of linesOf(text).entries()) {
    if (reader.open !== undefined) readInside(reader, reader.open, line);
    else if (starts(line, markers.mine)) reader.open = { line: index + 1, side: "ours", ours: [], theirs: [] };
    else reader.pieces.push(line);
  }
  const isWhole = reader.open === undefined && reader.pieces.some((piece) => typeof piece !== "string");
  return isWhole ? reader.pieces : undefined;
}

interface OpenHunk {
  readonly line: number;
  side: "ours" | "original" | "theirs";
  readonly ours: string[];
  readonly theirs: string[];
}

interface Reader {
  readonly pieces: (string | Hunk)[];
  open: OpenHunk | undefined;
}

function starts(line: string, marker: string): boolean {
  return line === marker || line.startsWith(`${marker} `);
}

function readInside(reader: Reader, hunk: OpenHunk, line: string): void {
  if (hunk.side === "ours" && starts(line, markers.original)) hunk.side = "original";
  else if (hunk.side !== "theirs" && line === markers.middle) hunk.side = "theirs";
  else if (hunk.side === "theirs" && starts(line, markers.theirs)) {
    reader.pieces.push({ line: hunk.line, ours: hunk.ours, theirs: hunk.theirs });
    reader.open = undefined;
  } else if (hunk.side !== "original") hunk[hunk.side].push(line);
}

/** Returns the whole text of one side. */
export function sideOf(text: ConflictedText, side: "ours" | "theirs"): Uint8Array {
  return textBytes(text.flatMap((piece) => (typeof piece === "string" ? [piece] : piece[side])).join("\n"));
}

/** The outputs that a conflicted file can come from. */
export interface KnownOutputs {
  /** The texts that were generated last, on either branch. */
  readonly bases: readonly Uint8Array[];
  readonly output: Uint8Array;
}

/**
 * Resolves conflicts whose every line is a line of an old or of the new output; else returns the line of the first conflict that has another one.
 * A side as it was generated last counts as not edited, so that the merge after this takes the new output there. Spec: writing, Conflicts of Git.
 */
export function resolveConflicts(text: ConflictedText, { bases, output }: KnownOutputs): Uint8Array | number {
  const known = [...bases, output].map((bytes) => new Set(linesOf(plainText(bytes))));
  const resolved: string[] = [];
  for (const piece of text) {
    const side = typeof piece === "string" ? [piece] : sideIn(piece, known);
    if (side === undefined) return typeof piece === "string" ? 1 : piece.line;
    resolved.push(...side);
  }
  return textBytes(resolved.join("\n"));
}

function sideIn({ ours, theirs }: Hunk, known: readonly ReadonlySet<string>[]): readonly string[] | undefined {
  if (![...ours, ...theirs].every((line) => known.some((lines) => lines.has(line)))) return undefined;
  // An empty side would pass for a deletion by the user.
  const bySize = ours.length === 0 ? [theirs, ours] : [ours, theirs];
  for (const lines of known) for (const side of bySize) if (side.every((line) => lines.has(line))) return side;
  return undefined;
}
