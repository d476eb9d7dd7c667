import { textOf } from "../source/decode-text.ts";

/** The lines about what Tenon writes, each with a text that tells whether a file has it already. */
const lines: readonly (readonly [line: string, mark: RegExp])[] = [
  ["*.g.cs linguist-generated=true", /^\*\.g\.cs\s.*\blinguist-generated\b/m],
  ["**/.tenon/manifest/** linguist-generated=true", /^\S*\.tenon\/manifest\/\*\*\s/m],
  // Packs are compressed and named by their content, so Git never has to merge them.
  ["**/.tenon/base/** binary linguist-generated=true", /^\S*\.tenon\/base\/\*\*\s/m],
];

/** Adds the lines that mark generated files to the bytes of a `.gitattributes`, or creates one. Returns the same bytes if all are there. */
export function withGeneratedMark(bytes: Uint8Array | undefined): Uint8Array {
  const text = bytes === undefined ? "" : textOf(bytes);
  const missing = lines.filter(([, mark]) => !mark.test(text)).map(([line]) => line);
  if (bytes !== undefined && missing.length === 0) return bytes;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const separator = text === "" || text.endsWith("\n") ? "" : lineEnd;
  const added = new TextEncoder().encode(`${separator}${missing.join(lineEnd)}${lineEnd}`);
  return new Uint8Array([...(bytes ?? []), ...added]);
}
