import { Writable } from "node:stream";
import type { WriteStream } from "node:tty";

/** The inputs of the colour decision. */
interface ColourSetting {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** True if a stream gets colours: by the user's setting, else on a terminal that supports them. Spec: decisions, 6. */
export function showsColours(
  { NO_COLOR, FORCE_COLOR, TERM }: ColourSetting,
  stream: { readonly isTTY?: boolean },
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return stream.isTTY === true && TERM !== "dumb";
}

/** Removes colours from a terminal stream; other control sequences pass. */
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
