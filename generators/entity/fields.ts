import type { Located } from "./declaration.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "./yaml-node.ts";

export function valueAt(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === "map" ? node.entries.get(key)?.value : undefined;
}

export function entriesAt(node: YamlNode, key: string): readonly YamlEntry[] {
  const map = valueAt(node, key);
  return map?.kind === "map" ? [...map.entries.values()] : [];
}

export function located(node: YamlNode | undefined, key: string): Located<YamlScalar["value"]> | undefined {
  const value = valueAt(node, key);
  return value?.kind === "scalar" && value.value !== null ? { value: value.value, span: value.span } : undefined;
}

/** Returns the text at a key as written, so that numbers keep their digits. */
export function locatedText(node: YamlNode | undefined, key: string): Located<string> | undefined {
  const value = valueAt(node, key);
  return value?.kind === "scalar" && value.value !== null ? { value: value.text, span: value.span } : undefined;
}

export function locatedNumber(node: YamlNode | undefined, key: string): Located<number> | undefined {
  const found = located(node, key);
  return typeof found?.value === "number" ? { value: found.value, span: found.span } : undefined;
}

export function textAt(node: YamlNode | undefined, key: string): string | undefined {
  return locatedText(node, key)?.value;
}
