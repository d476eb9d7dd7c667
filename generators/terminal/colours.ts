import { Writable } from "node:stream";
import type { WriteStream } from "node:tty";

/** The inputs of the colour decision. */
interface ColourSetting {
  readonly NO_COLOR?: string | undefined;
  readonly FORCE_COLOR?: string | undefined;
  readonly TERM?: string | undefined;
}

/** True if a stream gets colours: by the user's setting, else on a terminal that supports them. Spec: command-line, Colours and progress. */
export function showsColours(
  { NO_COLOR, FORCE_COLOR, TERM }: ColourSetting,
  stream: { readonly isTTY?: boolean },
): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== "0" && FORCE_COLOR !== "false";
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  return stream.isTTY === true && TERM !== "dumb";
}

/** The inputs of the decision on signs beyond ASCII. */
interface LocaleSetting {
  readonly LC_ALL?: string | undefined;
  readonly LC_CTYPE?: string | undefined;
  readonly LANG?: string | undefined;
  /** Set by Windows Terminal. */
  readonly WT_SESSION?: string | undefined;
  /** Set by the terminals of editors, among others. */
  readonly TERM_PROGRAM?: string | undefined;
}

/** True if the locale is UTF-8; on Windows, if the terminal is one that shows UTF-8. Spec: command-line, Colours and progress. */
export function showsUnicode(
  { LC_ALL, LC_CTYPE, LANG, WT_SESSION, TERM_PROGRAM }: LocaleSetting,
  platform: string,
): boolean {
  if (platform === "win32" && (WT_SESSION !== undefined || TERM_PROGRAM !== undefined)) return true;
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "");
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
