import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument, type YAMLMap } from "yaml";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { type InputFile, textOf } from "../../source/decode-text.ts";
import { invariant } from "../invariant.ts";
import type { Addition } from "./entity-file.ts";
import { readEntityFile } from "./read-entity-file.ts";
import { linesOf, yamlOf } from "./write-yaml.ts";
import { behindComments, blockAt, columnOf, endOf, lineBehind, pairAt, startOf } from "./yaml-lines.ts";
import { toPlain, type YamlEntry, type YamlNode } from "./yaml-node.ts";

type Plain = Readonly<Record<string, unknown>>;

/** Adds to an entity file and keeps the bytes of the rest: comments, order, quotes and columns. If the file has no line to insert at, the YAML library reformats it and keeps comments. */
export function addToEntityFile(file: InputFile, addition: Addition): Result<Uint8Array> {
  const before = readEntityFile(file);
  if (!before.ok) return before;
  // Offsets of the YAML library do not count the byte order mark.
  const text = textOf(file.bytes);
  const mark = file.bytes[0] === 0xef ? "\ufeff" : "";
  const wanted = withEntry(toPlain(before.value.root), pathOf(addition), addition.shape);
  const document = parseDocument(text, { uniqueKeys: false });
  const there = entryAt(before.value.root, pathOf(addition));
  if (there !== undefined && isDeepStrictEqual(toPlain(there.value), addition.shape))
    return { ok: true, value: file.bytes, diagnostics: [] };
  const taken = there && report(catalogue.duplicateKey, { key: addition.name }, { span: there.keySpan });
  if (taken !== undefined) return { ok: false, diagnostics: [taken] };
  const candidates = [() => insertAddition(text, document, addition), () => rewritten(document, addition)];
  for (const candidate of candidates) {
    const bytes = new TextEncoder().encode(mark + (candidate() ?? ""));
    const after = readEntityFile({ path: file.path, bytes });
    if (after.ok && isDeepStrictEqual(toPlain(after.value.root), wanted))
      return { ok: true, value: bytes, diagnostics: [] };
  }
  throw new Error("An entity file that can be read can be added to.");
}

function pathOf(addition: Addition): readonly string[] {
  return addition.kind === "entity"
    ? ["entity", addition.name]
    : ["entity", addition.parent, "relationships", addition.name];
}

function entryAt(root: YamlNode, path: readonly string[]): YamlEntry | undefined {
  let node: YamlNode | undefined = root;
  let entry: YamlEntry | undefined;
  for (const key of path) {
    entry = node?.kind === "map" ? node.entries.get(key) : undefined;
    node = entry?.value;
  }
  return entry;
}

function withEntry(plain: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const map = isRecord(plain) ? plain : {};
  return { ...map, [key]: withEntry(map[key], rest, value) };
}

function isRecord(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

function rewritten(document: Document.Parsed, addition: Addition): string {
  const path = pathOf(addition);
  const above = path.slice(0, -1);
  invariant(document.errors.length === 0, "a file with errors is not added to");
  if (document.getIn(above) === null) document.deleteIn(above);
  document.setIn(path, yamlOf(document, addition.shape));
  return document.toString({ lineWidth: 0 });
}

/** The style of a file that a new line must follow. */
interface Style {
  readonly text: string;
  /** The spaces of one level. */
  readonly step: number;
  readonly newline: string;
}

/** Inserts the addition after the last entry of its map, in the style of the file. Returns undefined if that map is not in block style. */
function insertAddition(text: string, document: Document.Parsed, addition: Addition): string | undefined {
  const entities = blockAt(pairAt(document.contents, "entity"));
  if (entities === undefined) return undefined;
  const style: Style = { text, step: stepOf(text, entities), newline: text.includes("\r\n") ? "\r\n" : "\n" };
  if (addition.kind === "entity") return afterLast(style, entities, linesOf(addition.name, addition.shape, style.step));
  const parent = blockAt(pairAt(entities, addition.parent));
  if (parent === undefined) return undefined;
  const lines = linesOf(addition.name, addition.shape, style.step);
  const relationships = pairAt(parent, "relationships");
  if (relationships === undefined)
    return afterLast(style, parent, ["relationships:", ...lines.map((line) => " ".repeat(style.step) + line)], true);
  const block = blockAt(relationships);
  return block === undefined ? undefined : afterLast(style, block, lines, true);
}

function afterLast(style: Style, map: YAMLMap, lines: readonly string[], isTight = false): string {
  const { text, newline } = style;
  const column = columnOf(text, startOf(map.items[0]));
  const at = behindComments(text, lineBehind(text, endOf(map)), column);
  const isOpen = at > 0 && text[at - 1] !== "\n";
  const gap = isTight || isPacked(text, map) ? "" : newline;
  const block = lines.map((line) => (line === "" ? "" : " ".repeat(column)) + line + newline).join("");
  return text.slice(0, at) + (isOpen ? newline : "") + gap + block + text.slice(at);
}

/** True if no blank lines separate the entries of a map. */
function isPacked(text: string, map: YAMLMap): boolean {
  const [last, previous] = map.items.toReversed();
  if (last === undefined || previous === undefined) return false;
  return !/\n[ \t\r]*\n/.test(text.slice(endOf(previous), startOf(last)));
}

function stepOf(text: string, entities: YAMLMap): number {
  const [first] = entities.items;
  const inner = blockAt(first)?.items[0];
  const step = inner === undefined ? 2 : columnOf(text, startOf(inner)) - columnOf(text, startOf(first));
  return step > 0 && step <= 8 ? step : 2;
}
