/** A text that is put in the place of a range. */
export interface Splice {
  readonly start: number;
  /** Exclusive; the start for a text that is only added. */
  readonly end: number;
  readonly text: string;
}

/** Puts texts in the place of ranges that do not overlap, in one pass. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const splice of [...splices].sort((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, splice.start), splice.text);
    at = splice.end;
  }
  return pieces.join("") + text.slice(at);
}
