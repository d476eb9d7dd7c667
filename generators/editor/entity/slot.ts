import { isMap, isScalar, isSeq } from "yaml";
import { parseYaml } from "../../entity/yaml/parse-yaml.ts";

/** The place of a word that is being written in an entity file. */
export interface Slot {
  /** The keys that lead to the map of a key, or to a value. */
  readonly path: readonly string[];
  readonly isKey: boolean;
  /** The other keys of its map, or the other items of its list. */
  readonly taken: ReadonlySet<string>;
  /** The text with a filler in place of the word. */
  readonly text: string;
}

const filler = "completionHere";

/** The ends of brackets that nobody has closed yet. */
const tails = ["", " }", " } }", "]", "] }"];

/** Reads a text as if a filler stood in place of the word at an offset; undefined where neither a key nor a value can be. */
export function slotAt(text: string, offset: number): Slot | undefined {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).replace(/\w*$/, "");
  if (/(?:^|\s)#/.test(before)) return undefined;
  const start = offset - (/\w*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0].length ?? 0);
  const behind = text.slice(offset).replace(/^\w+/, "");
  const isValue = /:[ \t]+["']?$/.test(before);
  // In a list, a word is a value as well.
  const words = isValue || /^["']?[ \t]*:/.test(behind) ? [filler] : [`${filler}: 0`, filler];
  for (const word of words)
    for (const tail of tails) {
      const filled = text.slice(0, start) + word + tail + behind;
      const found = fillerIn(parseYaml(filled).contents, []);
      if (found !== undefined) return { ...found, text: filled };
    }
  return undefined;
}

function fillerIn(node: unknown, path: readonly string[]): Omit<Slot, "text"> | undefined {
  if (isSeq(node)) {
    const words = node.items.map(textOf);
    const isHere = words.some((word) => word.startsWith(filler));
    return isHere ? { path: [...path, "0"], isKey: false, taken: new Set(words) } : undefined;
  }
  if (!isMap(node)) return undefined;
  const taken = new Set(node.items.map(({ key }) => textOf(key)));
  for (const { key, value } of node.items) {
    const name = textOf(key);
    if (name === filler) return { path, isKey: true, taken };
    if (textOf(value).startsWith(filler)) return { path: [...path, name], isKey: false, taken: new Set() };
    const found = fillerIn(value, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textOf(node: unknown): string {
  return isScalar(node) ? String(node.value) : "";
}
