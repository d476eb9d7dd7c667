import { isDeepStrictEqual } from "node:util";
import { isMap, type Pair, parseDocument, type YAMLMap } from "yaml";
import type { Result } from "../../diagnostics/result.ts";
import { type InputFile, textOf } from "../../source/decode-text.ts";
import { readEntityFile } from "./read-entity-file.ts";
import { behindComments, blockAt, columnOf, endOf, lineBehind, pairAt, startOf } from "./yaml-lines.ts";
import { toPlain } from "./yaml-node.ts";

/** The path of an entry in an entity file: `["entity", "Author"]`. */
export type EntryPath = readonly [string, ...string[]];

/**
 * Removes entries from an entity file and keeps the bytes of the rest. An entry takes the comments directly above it and
 * those indented below it along. If the entry has no lines of its own, the YAML library reformats the file.
 */
export function removeFromEntityFile(file: InputFile, paths: readonly EntryPath[]): Result<Uint8Array> {
  return paths.reduce<Result<Uint8Array>>(
    (result, path) => (result.ok ? withoutEntry({ path: file.path, bytes: result.value }, path) : result),
    { ok: true, value: file.bytes, diagnostics: [] },
  );
}

function withoutEntry(file: InputFile, path: EntryPath): Result<Uint8Array> {
  const before = readEntityFile(file);
  if (!before.ok) return before;
  const text = textOf(file.bytes);
  // Offsets of the YAML library do not count the byte order mark.
  const mark = file.bytes[0] === 0xef ? "\ufeff" : "";
  const wanted = plainWithout(toPlain(before.value.root), path);
  for (const candidate of [() => withoutLines(text, path), () => rewritten(text, path)]) {
    const bytes = new TextEncoder().encode(mark + (candidate() ?? ""));
    const after = readEntityFile({ path: file.path, bytes });
    if (after.ok && isDeepStrictEqual(plainWithout(toPlain(after.value.root), path), wanted))
      return { ok: true, value: bytes, diagnostics: [] };
  }
  throw new Error("An entry of an entity file can be removed.");
}

/** Removes a value; a map that becomes empty counts as absent, except that of the entities. */
function plainWithout(plain: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || typeof plain !== "object" || plain === null) return plain;
  const entries = Object.entries(plain).flatMap(([name, value]) => {
    if (name !== key) return [[name, value]];
    const left = rest.length === 0 ? undefined : plainWithout(value, rest);
    return left === undefined || (name === "relationships" && isEmpty(left)) ? [] : [[name, left]];
  });
  return Object.fromEntries(entries);
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function rewritten(text: string, path: EntryPath): string {
  const document = parseDocument(text, { uniqueKeys: false });
  document.deleteIn(path);
  const above = path.slice(0, -1);
  const map = document.getIn(above);
  if (above.at(-1) === "relationships" && isMap(map) && map.items.length === 0) document.deleteIn(above);
  return document.toString({ lineWidth: 0 });
}

/** Removes the lines of an entry; undefined if it shares them with others. */
function withoutLines(text: string, path: EntryPath): string | undefined {
  let map: YAMLMap | undefined;
  let pair: Pair | undefined;
  let above: Pair | undefined;
  let contents: unknown = parseDocument(text, { uniqueKeys: false }).contents;
  for (const key of path) {
    if (!isMap(contents) || contents.flow === true) return undefined;
    [map, above, pair] = [contents, pair, pairAt(contents, key)];
    contents = blockAt(pair) ?? pair?.value;
  }
  if (map === undefined || pair === undefined) return undefined;
  if (map.items.length > 1) return cut(text, map, pair);
  const parent = path.at(-2);
  if (parent === "relationships") return withoutLines(text, [path[0], ...path.slice(1, -1)]);
  return above === undefined ? undefined : emptied(text, above, pair);
}

/** Cuts an entry that is not the only one of its map, with the blank lines before it, or after it if it is the first. */
function cut(text: string, map: YAMLMap, pair: Pair): string {
  const [start, end] = linesOf(text, pair);
  if (map.items[0] !== pair) return text.slice(0, withoutBlankLines(text, start)) + text.slice(end);
  const blank = /(?:[ \t]*\r?\n)*/y;
  blank.lastIndex = end;
  blank.exec(text);
  return text.slice(0, start) + text.slice(blank.lastIndex);
}

/** Cuts the only entry of a map, which is written as `{}` then. */
function emptied(text: string, above: Pair, pair: Pair): string {
  const [start, end] = linesOf(text, pair);
  const key = text.indexOf(":", startOf(above)) + 1;
  return `${text.slice(0, key)} {}${text.slice(key, start)}${text.slice(end)}`;
}

/** Returns the range of the lines of an entry, with its comments. */
function linesOf(text: string, pair: Pair): readonly [start: number, end: number] {
  const column = columnOf(text, startOf(pair));
  const end = behindComments(text, lineBehind(text, endOf(pair)), column);
  let start = startOf(pair) - column;
  while (start > 0) {
    const before = text.lastIndexOf("\n", start - 2) + 1;
    const indent = /^( *)#/.exec(text.slice(before, start))?.[1];
    if (indent?.length !== column) return [start, end];
    start = before;
  }
  return [start, end];
}

/** Returns the start of the blank lines before an offset. */
function withoutBlankLines(text: string, offset: number): number {
  let at = offset;
  while (at > 0) {
    const before = text.lastIndexOf("\n", at - 2) + 1;
    if (text.slice(before, at).trim() !== "") return at;
    at = before;
  }
  return at;
}
