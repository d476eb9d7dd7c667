import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, isScalar, type Pair, parseDocument, stringify, type YAMLMap } from "yaml";
import type { Result } from "../../diagnostics/result.ts";
import { type InputFile, textOf } from "../../source/decode-text.ts";
import { grouped } from "../../text/grouped.ts";
import { isRecord } from "../../text/json-text.ts";
import { type Splice, spliced } from "../../text/spliced.ts";
import { invariant } from "../invariant.ts";
import { readEntityFile } from "./read-entity-file.ts";
import { type EntryPath, removeFromEntityFile } from "./remove-from-entity-file.ts";
import { linesOf, yamlOf } from "./write-yaml.ts";
import { behindComments, blockAt, columnOf, endOf, lineBehind, pairAt, startOf } from "./yaml-lines.ts";
import { toPlain } from "./yaml-node.ts";

/** An entry of an entity file, and the plain value that it gets; undefined removes it. */
export interface EntryEdit {
  readonly path: EntryPath;
  readonly value: unknown;
}

/** Edits entries of an entity file and keeps the bytes of the rest: comments, order, quotes and columns. If the file has no line to insert at, the YAML library reformats it and keeps comments. */
export function editEntityFile(file: InputFile, edits: readonly EntryEdit[]): Result<Uint8Array> {
  const before = readEntityFile(file);
  if (!before.ok) return before;
  // Offsets of the YAML library do not count the byte order mark.
  const text = textOf(file.bytes);
  const mark = file.bytes[0] === 0xef ? "\ufeff" : "";
  const document = parseDocument(text, { uniqueKeys: false });
  const mapAt = mapFinder(document);
  const isCut = ({ path, value }: EntryEdit) => value === undefined && !isInline(mapAt(path.slice(0, -1)));
  const inPlace = edits.filter((edit) => !isCut(edit));
  const wanted = inPlace.reduce((plain, { path, value }) => withEntry(plain, path, value), toPlain(before.value.root));
  const cuts = edits.filter(isCut).map(({ path }) => path);
  for (const candidate of [
    () => edited({ ...styleOf(text, document), mapAt }, inPlace),
    () => rewritten(document, inPlace),
  ]) {
    const bytes = new TextEncoder().encode(mark + (candidate() ?? ""));
    const after = readEntityFile({ path: file.path, bytes });
    if (after.ok && isDeepStrictEqual(toPlain(after.value.root), wanted))
      return removeFromEntityFile({ path: file.path, bytes }, cuts);
  }
  throw new Error("An entity file that can be read can be edited.");
}

function withEntry(plain: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const { [key]: old, ...others } = isRecord(plain) ? plain : {};
  const after = withEntry(old, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}

/** Returns the map at a path. */
type MapFinder = (path: readonly string[]) => YAMLMap | undefined;

/** Indexes the entities of a document, of which a file can have hundreds. */
function mapFinder({ contents }: Document): MapFinder {
  const entities = mapOf(pairAt(contents, "entity"))?.items ?? [];
  const byName = new Map(entities.map((pair) => [isScalar(pair.key) ? pair.key.value : undefined, pair]));
  return ([section, name, ...path]) => {
    const top = name === undefined || section !== "entity" ? pairAt(contents, section ?? "") : byName.get(name);
    const rest = section === "entity" ? path : [...(name === undefined ? [] : [name]), ...path];
    return mapOf(rest.reduce((pair, key) => pairAt(pair?.value, key), top));
  };
}

function mapOf(pair: Pair | undefined): YAMLMap | undefined {
  return isMap(pair?.value) ? pair.value : undefined;
}

function isInline(map: YAMLMap | undefined): boolean {
  return map?.flow === true;
}

function rewritten(document: Document.Parsed, edits: readonly EntryEdit[]): string {
  invariant(document.errors.length === 0, "a file with errors is not edited");
  for (const { path, value } of edits) {
    const above = path.slice(0, -1);
    if (document.getIn(above) === null) document.deleteIn(above);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, typeof value === "object" && value !== null ? yamlOf(document, value) : value);
  }
  return document.toString({ lineWidth: 0 });
}

/** The style of a file that new lines must follow. */
interface Style {
  readonly text: string;
  /** The spaces of one level. */
  readonly step: number;
  readonly newline: string;
}

/** A text to edit, with its maps. */
interface Editing extends Style {
  readonly mapAt: MapFinder;
}

/** Edits the text where its entries are; undefined if one of them has no place of its own. */
function edited(editing: Editing, edits: readonly EntryEdit[]): string | undefined {
  // Deep entries first: where they end, the next one of a map above them begins.
  const groups = [...grouped(edits, ({ path }) => JSON.stringify(path.slice(0, -1))).values()].sort(
    ([one], [other]) => (other?.path.length ?? 0) - (one?.path.length ?? 0),
  );
  const splices = groups.map((group) => splicesFor(editing, group));
  return splices.includes(undefined)
    ? undefined
    : spliced(
        editing.text,
        splices.flatMap((one) => one ?? []),
      );
}

/** Returns the splices of edits in one map. */
function splicesFor(style: Editing, edits: readonly EntryEdit[]): readonly Splice[] | undefined {
  const above = edits[0]?.path.slice(0, -1) ?? [];
  const map = style.mapAt(above);
  if (map === undefined) return newSection(style, above, edits);
  if (map.items.length === 0) return undefined;
  const there = edits.flatMap((edit) => {
    const pair = pairAt(map, nameOf(edit));
    return pair === undefined ? [] : edit.value === undefined ? [cutInline(map, pair)] : [replaced(pair, edit)];
  });
  const added = edits.filter((edit) => pairAt(map, nameOf(edit)) === undefined && edit.value !== undefined);
  if (isInline(map)) return [...there, ...added.map((edit) => addedInline(map, edit))];
  const [facts, parts] = [added.filter(({ value }) => !isRecord(value)), added.filter(({ value }) => isRecord(value))];
  const isTight = above.length > 1;
  return [
    ...there,
    ...insertion(style, map, { isTight: true, entries: facts.map((edit) => entryLines(edit, style)), isFirst: true }),
    ...insertion(style, map, { isTight, entries: parts.map((edit) => entryLines(edit, style)) }),
  ];
}

function nameOf({ path }: EntryEdit): string {
  return path.at(-1) ?? "";
}

function entryLines(edit: EntryEdit, { step }: Style): readonly string[] {
  return isRecord(edit.value) ? linesOf(nameOf(edit), edit.value, step) : [inlineEntry(edit)];
}

/** Adds a section with its first entries to a map: `relationships`. */
function newSection(
  style: Editing,
  above: readonly string[],
  edits: readonly EntryEdit[],
): readonly Splice[] | undefined {
  const parent = style.mapAt(above.slice(0, -1));
  if (parent === undefined || isInline(parent) || parent.items.length === 0) return undefined;
  const name = above.at(-1) ?? "";
  if (pairAt(parent, name) !== undefined) return undefined;
  const lines = edits.flatMap((edit) => entryLines(edit, style)).map((line) => " ".repeat(style.step) + line);
  return insertion(style, parent, { isTight: true, entries: [[`${name}:`, ...lines]] });
}

function replaced(pair: Pair, { value }: EntryEdit): Splice {
  return { start: valueStart(pair), end: endOf(pair), text: inline(value) };
}

function valueStart({ value }: Pair): number {
  const range: unknown = isRecord(value) ? value["range"] : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? range[0] : 0;
}

function addedInline(map: YAMLMap, edit: EntryEdit): Splice {
  const end = endOf(map.items.at(-1));
  return { start: end, end, text: `, ${inlineEntry(edit)}` };
}

/** Cuts an entry out of a map on one line, with the comma before it, or behind it if it is the first. */
function cutInline({ items }: YAMLMap, pair: Pair): Splice {
  const at = items.indexOf(pair);
  const next = items[at + 1];
  return at > 0 || next === undefined
    ? { start: at > 0 ? endOf(items[at - 1]) : startOf(pair), end: endOf(pair), text: "" }
    : { start: startOf(pair), end: startOf(next), text: "" };
}

function inlineEntry(edit: EntryEdit): string {
  return `${inline(nameOf(edit))}: ${inline(edit.value)}`;
}

/** Formats a value so that it can stand in a map on one line. */
function inline(value: unknown): string {
  const list = stringify([value], { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: isRecord(value) });
  return list.trim().replace(/^\[ ?/, "").replace(/ ?\]$/, "");
}

/** New entries of a map in block style. */
interface NewEntries {
  /** True if no blank lines separate the entries of the map. */
  readonly isTight: boolean;
  /** The lines of each entry. */
  readonly entries: readonly (readonly string[])[];
  /** True for entries that go behind the first one of the map, before its sections. */
  readonly isFirst?: boolean;
}

function insertion(style: Style, map: YAMLMap, { isTight, entries, isFirst }: NewEntries): readonly Splice[] {
  if (entries.length === 0) return [];
  const { text, newline } = style;
  const column = columnOf(text, startOf(map.items[0]));
  const end = endOf(isFirst ? map.items[0] : map);
  const at = behindComments(text, lineBehind(text, end), column);
  const isOpen = at > 0 && text[at - 1] !== "\n";
  const gap = isTight || isPacked(text, map) ? "" : newline;
  const blocks = entries.map(
    (lines) => gap + lines.map((line) => (line === "" ? "" : " ".repeat(column)) + line + newline).join(""),
  );
  return [{ start: at, end: at, text: (isOpen ? newline : "") + blocks.join("") }];
}

/** True if no blank lines separate the entries of a map. */
function isPacked(text: string, map: YAMLMap): boolean {
  const [last, previous] = map.items.toReversed();
  if (last === undefined || previous === undefined) return false;
  return !/\n[ \t\r]*\n/.test(text.slice(endOf(previous), startOf(last)));
}

function styleOf(text: string, document: Document): Style {
  return { text, step: stepOf(text, document), newline: text.includes("\r\n") ? "\r\n" : "\n" };
}

function stepOf(text: string, { contents }: Document): number {
  const [first] = blockAt(pairAt(contents, "entity"))?.items ?? [];
  const inner = blockAt(first)?.items[0];
  const step = inner === undefined ? 2 : columnOf(text, startOf(inner)) - columnOf(text, startOf(first));
  return step > 0 && step <= 8 ? step : 2;
}
