import { type Document, isMap, isNode, isPair, isScalar, type Pair, type YAMLMap } from "yaml";
import type { Addition } from "./entity-file.ts";
import { linesOf } from "./write-yaml.ts";

/** The style of a file that a new line must follow. */
interface Style {
  readonly text: string;
  /** The spaces of one level. */
  readonly step: number;
  readonly newline: string;
}

/** Inserts the addition after the last entry of its map, in the style of the file. Returns undefined if that map is not in block style. */
export function insertAddition(text: string, document: Document.Parsed, addition: Addition): string | undefined {
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

function pairAt(node: unknown, name: string): Pair | undefined {
  return isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
}

/** Returns the map of a pair if it is in block style. */
function blockAt(pair: Pair | undefined): YAMLMap | undefined {
  const value = pair?.value;
  return isMap(value) && value.flow !== true && value.items.length > 0 ? value : undefined;
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

function startOf(pair: Pair | undefined): number {
  return (isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? 0;
}

/** Returns the end of the last value below a node, without comments after it. */
function endOf(node: unknown): number {
  if (isPair(node)) return isNode(node.value) ? endOf(node.value) : endOf(node.key);
  if (isMap(node) && node.flow !== true && node.items.length > 0) return endOf(node.items.at(-1));
  return (isNode(node) ? node.range?.[1] : undefined) ?? 0;
}

function lineBehind(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** A comment that is indented below the last entry belongs to it, such as a disabled property. */
function behindComments(text: string, from: number, column: number): number {
  let at = from;
  const comment = /(?:[ \t]*\r?\n)*( *)#[^\n]*(?:\n|$)/y;
  for (comment.lastIndex = at; ; comment.lastIndex = at) {
    const indent = comment.exec(text)?.[1];
    if (indent === undefined || indent.length <= column) return at;
    at = comment.lastIndex;
  }
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

function stepOf(text: string, entities: YAMLMap): number {
  const [first] = entities.items;
  const inner = blockAt(first)?.items[0];
  const step = inner === undefined ? 2 : columnOf(text, startOf(inner)) - columnOf(text, startOf(first));
  return step > 0 && step <= 8 ? step : 2;
}
