/** Visits the objects inside a part of a tree, each with its key, without spans, until a visit returns true. */
export function somePart(node: object, visit: (part: object, key: string) => boolean): boolean {
  // A loop over names is several times faster than `Object.entries`, and trees have many nodes.
  for (const key in node) {
    if (key === "span") continue;
    const value: unknown = Reflect.get(node, key);
    if (Array.isArray(value)) {
      if (value.some((part) => isObject(part) && visit(part, key))) return true;
    } else if (isObject(value) && visit(value, key)) return true;
  }
  return false;
}

function isObject(part: unknown): part is object {
  return typeof part === "object" && part !== null;
}
