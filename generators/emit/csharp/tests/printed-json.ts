import { isList, isObject, type Json, type Path } from "../../../model/sample/json.ts";

/** Texts in place of values, by the JSON text of their paths. */
export type Holes = ReadonlyMap<string, string>;

const noHoles: Holes = new Map();

/** Returns the key of a path in a map of holes. */
export function holeAt(path: Path): string {
  return JSON.stringify(path);
}

/** Prints a value as lines of JSON. Lists of single values stand on one line. */
export function printedJson(value: Json, holes = noHoles): readonly string[] {
  return linesOf(value, [], holes);
}

function linesOf(value: Json, path: Path, holes: Holes): readonly string[] {
  const hole = holes.get(holeAt(path));
  if (hole !== undefined) return [hole];
  if (isList(value)) {
    const items = value.map((item, index) => linesOf(item, [...path, index], holes));
    return isShort(items) ? [`[${items.flat().join(", ")}]`] : wrapped("[", items, "]");
  }
  if (!isObject(value)) return [JSON.stringify(value)];
  const members = Object.entries(value).map(([name, member]) => {
    const [first = "", ...rest] = linesOf(member, [...path, name], holes);
    return [`${JSON.stringify(name)}: ${first}`, ...rest];
  });
  return members.length === 0 ? ["{}"] : wrapped("{", members, "}");
}

function isShort(items: readonly (readonly string[])[]): boolean {
  return items.every((lines) => lines.length === 1) && items.flat().join(", ").length <= 80;
}

function wrapped(open: string, parts: readonly (readonly string[])[], close: string): readonly string[] {
  const inner = parts.flatMap((lines, index) => {
    const end = index === parts.length - 1 ? "" : ",";
    return lines.map((line, at) => `  ${line}${at === lines.length - 1 ? end : ""}`);
  });
  return [open, ...inner, close];
}
