import type { YamlEntry, YamlNode } from "./yaml-node.ts";

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
