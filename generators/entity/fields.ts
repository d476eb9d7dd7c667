import type { Located } from "./declaration.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "./yaml-node.ts";

/** What stands at a key of a map; undefined where nothing does. */
export function valueAt(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === "map" ? node.entries.get(key)?.value : undefined;
}

/** The entries of the map at a key, in the order of the file. */
export function entriesAt(node: YamlNode, key: string): readonly YamlEntry[] {
  const map = valueAt(node, key);
  return map?.kind === "map" ? [...map.entries.values()] : [];
}

/** The single value at a key, with its place. */
export function located(node: YamlNode | undefined, key: string): Located<YamlScalar["value"]> | undefined {
  const value = valueAt(node, key);
  return value?.kind === "scalar" && value.value !== null ? { value: value.value, span: value.span } : undefined;
}

/** The text at a key as it was written, digits of numbers included. */
export function locatedText(node: YamlNode | undefined, key: string): Located<string> | undefined {
  const value = valueAt(node, key);
  return value?.kind === "scalar" && value.value !== null ? { value: value.text, span: value.span } : undefined;
}

/** The number at a key. */
export function locatedNumber(node: YamlNode | undefined, key: string): Located<number> | undefined {
  const found = located(node, key);
  return typeof found?.value === "number" ? { value: found.value, span: found.span } : undefined;
}

/** The text at a key, without its place. */
export function textAt(node: YamlNode | undefined, key: string): string | undefined {
  return locatedText(node, key)?.value;
}
