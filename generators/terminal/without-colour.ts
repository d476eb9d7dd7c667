import { Writable } from "node:stream";
import type { WriteStream } from "node:tty";

/** A terminal without its colours; everything else that moves the cursor goes through. */
export function withoutColour(terminal: WriteStream): Writable {
  const plain = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      terminal.write(String(chunk).replace(/\u001b\[[\d;]*m/g, ""), () => done());
    },
  });
  return Object.defineProperties(plain, {
    columns: { get: () => terminal.columns },
    rows: { get: () => terminal.rows },
    isTTY: { value: true },
  });
}
