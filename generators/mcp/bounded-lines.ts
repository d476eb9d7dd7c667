import { Buffer } from "node:buffer";
import { Transform } from "node:stream";

/** Passes lines on, each whole, and leaves out those of more bytes than a limit. */
export function boundedLines(largest: number, leftOut: () => void): Transform {
  let held: Buffer[] = [];
  let size = 0;
  const take = (piece: Buffer, isEnd: boolean): Buffer | undefined => {
    size += piece.length;
    // A line that is too long is not held either.
    held = size > largest ? [] : [...held, piece];
    if (!isEnd) return undefined;
    const line = size > largest ? undefined : Buffer.concat(held);
    if (line === undefined) leftOut();
    [held, size] = [[], 0];
    return line;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; ) {
        const found = chunk.indexOf("\n", start);
        const end = found < 0 ? chunk.length : found + 1;
        const line = take(chunk.subarray(start, end), found >= 0);
        if (line !== undefined) this.push(line);
        start = end;
      }
      done();
    },
  });
}
