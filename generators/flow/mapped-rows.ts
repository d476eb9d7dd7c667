import { textOf } from "../source/decode-text.ts";

/** A statement that maps a row which several contexts have, or a line inside of it. */
const mapping = /\.SharedTypeEntity<|^\s+\w+\.(?:ToTable|Property|Has\w+)[(<]/;

/**
 * Returns what an emitted file says about tables that all contexts have: the mappings, and the properties of the rows; empty for a file without such a table.
 * Options and methods stand in the same files, and change no table. Spec: host, Database schema.
 */
export function mappedRows(bytes: Uint8Array | undefined): string {
  const text = bytes === undefined ? "" : textOf(bytes);
  const rows = [...text.matchAll(/\.SharedTypeEntity<(\w+)>/g)];
  if (rows.length === 0) return "";
  const mappings = text.split("\n").filter((line) => mapping.test(line));
  return [...mappings, ...rows.flatMap(([, row = ""]) => propertiesOf(row, text))].join("\n");
}

/** Returns the lines with the properties of a class, which ends with a brace at the margin. */
function propertiesOf(name: string, text: string): readonly string[] {
  const begin = text.indexOf(` class ${name}\n`);
  if (begin < 0) return [];
  const body = text.slice(begin, text.indexOf("\n}", begin));
  return body.split("\n").filter((line) => line.includes("{ get;"));
}
