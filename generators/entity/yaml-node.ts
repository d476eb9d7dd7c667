import type { Span } from "../diagnostics/diagnostic.ts";

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
