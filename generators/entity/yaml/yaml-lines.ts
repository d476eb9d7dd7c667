import { isMap, isNode, isPair, isScalar, type Pair, type YAMLMap } from "yaml";

/** Returns the pair of a map by its key. */
export function pairAt(node: unknown, name: string): Pair | undefined {
  return isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
}

/** Returns the map of a pair if it is in block style. */
export function blockAt(pair: Pair | undefined): YAMLMap | undefined {
  const value = pair?.value;
  return isMap(value) && value.flow !== true && value.items.length > 0 ? value : undefined;
}

/** Returns the offset of the key of a pair. */
export function startOf(pair: Pair | undefined): number {
  return (isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? 0;
}

/** Returns the end of the last value below a node, without comments after it. */
export function endOf(node: unknown): number {
  if (isPair(node)) return isNode(node.value) ? endOf(node.value) : endOf(node.key);
  if (isMap(node) && node.flow !== true && node.items.length > 0) return endOf(node.items.at(-1));
  return (isNode(node) ? node.range?.[1] : undefined) ?? 0;
}

/** Returns the offset of the line after an offset. */
export function lineBehind(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** A comment that is indented below the last entry belongs to it, such as a disabled property. */
export function behindComments(text: string, from: number, column: number): number {
  let at = from;
  const comment = /(?:[ \t]*\r?\n)*( *)#[^\n]*(?:\n|$)/y;
  for (comment.lastIndex = at; ; comment.lastIndex = at) {
    const indent = comment.exec(text)?.[1];
    if (indent === undefined || indent.length <= column) return at;
    at = comment.lastIndex;
  }
}

/** Returns the column of an offset, from 0. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}
