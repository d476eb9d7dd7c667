import { textOf } from "../source/decode-text.ts";

const line = "*.g.cs linguist-generated=true";

/** Adds the line that marks generated files to the bytes of a `.gitattributes`, or creates one. Returns the same bytes if it is there. */
export function withGeneratedMark(bytes: Uint8Array | undefined): Uint8Array {
  const text = bytes === undefined ? "" : textOf(bytes);
  if (bytes !== undefined && /^\*\.g\.cs\s.*\blinguist-generated\b/m.test(text)) return bytes;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const separator = text === "" || text.endsWith("\n") ? "" : lineEnd;
  const added = new TextEncoder().encode(`${separator}${line}${lineEnd}`);
  return new Uint8Array([...(bytes ?? []), ...added]);
}
