import type { Name } from "../../model/ast-node.ts";

/** Lists the objects inside a part of a tree, each with its key, without spans. */
export function partsOf(node: object): readonly (readonly [key: string, part: object])[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === "span") return [];
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    return parts.filter(isObject).map((part) => [key, part] as const);
  });
}

function isObject(part: unknown): part is object {
  return typeof part === "object" && part !== null;
}

/** True for a name; of all parts of a tree, names alone have a text and a start. */
export function isName(part: object): part is Name {
  return "text" in part && "start" in part;
}
