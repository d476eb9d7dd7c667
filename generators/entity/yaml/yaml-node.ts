import type { Span } from "../../diagnostics/diagnostic.ts";
import type { Located } from "../declaration.ts";

/** The allowed nesting of maps and lists, far above the need of any entity file. */
export const deepest = 32;

export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

/** A map with unique keys in file order. */
export interface YamlMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
  readonly span: Span;
}

interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly span: Span;
}

/** A scalar. `text` is the source without quotes, so that a number keeps its digits. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly text: string;
  readonly isQuoted: boolean;
  readonly span: Span;
}

/** A node of a YAML file, with its span. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

export interface YamlFile {
  readonly path: string;
  readonly root: YamlNode;
}

const optionalSections: ReadonlySet<string> = new Set(["target", "defaults", "enums", "relationships"]);

/** Converts a tree to plain values. A key such as `__proto__` becomes an own key. An empty optional section counts as absent. */
export function toPlain(node: YamlNode, depth = 0): unknown {
  switch (node.kind) {
    case "map":
      return Object.fromEntries(
        [...node.entries.values()]
          .filter((entry) => !isLeftOut(entry, depth))
          .map(({ key, value }) => [key, toPlain(value, depth + 1)]),
      );
    case "list":
      return node.items.map((item) => toPlain(item, depth + 1));
    case "scalar":
      return node.value;
  }
}

// Compares by depth, because an entity or property can have the name of a section.
function isLeftOut({ key, value }: YamlEntry, depth: number): boolean {
  const isSection = optionalSections.has(key) && depth === (key === "relationships" ? 2 : 0);
  return isSection && value.kind === "scalar" && value.value === null;
}

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

/** Returns the entry at a path of keys. */
export function entryAt(root: YamlNode, path: readonly string[]): YamlEntry | undefined {
  let node: YamlNode | undefined = root;
  let entry: YamlEntry | undefined;
  for (const key of path) {
    entry = node?.kind === "map" ? node.entries.get(key) : undefined;
    node = entry?.value;
  }
  return entry;
}
