import type { Member } from "../../../../model/ir.ts";
import type { Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { withEnds } from "../../ends.ts";
import { extensionMethod, typeName } from "../../names.ts";

/** The most arguments of `HashCode.Combine`. */
const mostHashed = 8;

/** Returns the words of equality by content, where the compiler's own would compare collections by reference. */
export function contentEquality(members: readonly Member[]) {
  const hasContent = members.some(({ type }) => isCollection(type));
  if (!hasContent) return { hasContent, terms: [], hash: "" };
  const terms = members.map(({ name, type }) => {
    const property = pascalCaseOf(name);
    return { term: equalityOf(type, [property, `other.${property}`]) };
  });
  const hashed = members.slice(0, mostHashed).map(({ name, type }) => hashOf(type, pascalCaseOf(name)));
  return {
    hasContent,
    terms: withEnds(terms, "", ";"),
    hash: `${typeName("HashCode")}.Combine(${hashed.join(", ")})`,
  };
}

function isCollection(type: Type): boolean {
  return type.kind === "optional" ? isCollection(type.of) : ["list", "set", "map"].includes(type.kind);
}

function equalityOf(type: Type, [one, other]: readonly [string, string]): string {
  if (!isCollection(type)) return `${one} == ${other}`;
  switch (type.kind) {
    case "optional":
      return `(${one} is null ? ${other} is null : ${other} is not null && ${equalityOf(type.of, [one, other])})`;
    case "list":
      if (!isCollection(type.item)) return `${one}.${extensionMethod("SequenceEqual")}(${other})`;
      return `${one}.Count == ${other}.Count && ${one}.${extensionMethod("Zip")}(${other}).${extensionMethod("All")}(pair => ${equalityOf(type.item, ["pair.First", "pair.Second"])})`;
    case "map":
      return `${one}.Count == ${other}.Count && ${one}.${extensionMethod("All")}(pair => ${other}.TryGetValue(pair.Key, out var value) && ${equalityOf(type.value, ["pair.Value", "value"])})`;
    default:
      return `${one}.SetEquals(${other})`;
  }
}

// Equal collections have equally many items; that is enough for a hash.
function hashOf(type: Type, property: string): string {
  if (!isCollection(type)) return property;
  return type.kind === "optional" ? `${property}?.Count` : `${property}.Count`;
}
