/** A place as editors show it: both from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The line and column of an offset. Lines end at LF, CRLF or CR. Spec: decisions, 6. */
export function positionOf(text: string, offset: number): Position {
  const starts = lineStartsOf(text);
  return positionIn(starts, offset);
}

/** The offsets at which the lines of a text begin, for many positions in one text. */
export function lineStartsOf(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), (found) => found.index + found[0].length)];
}

/** The position of an offset among known line starts. */
export function positionIn(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
