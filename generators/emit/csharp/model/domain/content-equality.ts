import type { Member } from "../../../../model/ir.ts";
import type { Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { withEnds } from "../../ends.ts";
import type { ModelScope } from "../model-scope.ts";

/** How many values one call of `HashCode.Combine` takes. */
const mostHashed = 8;

/** The equality of a record by content, where the compiler's own would compare collections by reference. */
export function contentEquality(members: readonly Member[], scope: ModelScope) {
  const hasContent = members.some(({ type }) => isCollection(type));
  if (!hasContent) return { hasContent, terms: [], hash: "" };
  const terms = members.map(({ name, type }) => {
    const property = pascalCaseOf(name);
    return { term: equalityOf(type, [property, `other.${property}`], scope) };
  });
  const hashed = members.slice(0, mostHashed).map(({ name, type }) => hashOf(type, pascalCaseOf(name)));
  return {
    hasContent,
    terms: withEnds(terms, "", ";"),
    hash: `${scope.type("HashCode")}.Combine(${hashed.join(", ")})`,
  };
}

function isCollection(type: Type): boolean {
  return type.kind === "optional" ? isCollection(type.of) : ["list", "set", "map"].includes(type.kind);
}

function equalityOf(type: Type, [one, other]: readonly [string, string], scope: ModelScope): string {
  if (!isCollection(type)) return `${one} == ${other}`;
  switch (type.kind) {
    case "optional":
      return `(${one} is null ? ${other} is null : ${other} is not null && ${equalityOf(type.of, [one, other], scope)})`;
    case "list":
      if (!isCollection(type.item)) return `${one}.${scope.member("SequenceEqual")}(${other})`;
      return `${one}.Count == ${other}.Count && ${one}.${scope.member("Zip")}(${other}).${scope.member("All")}(pair => ${equalityOf(type.item, ["pair.First", "pair.Second"], scope)})`;
    case "map":
      return `${one}.Count == ${other}.Count && ${one}.${scope.member("All")}(pair => ${other}.TryGetValue(pair.Key, out var value) && ${equalityOf(type.value, ["pair.Value", "value"], scope)})`;
    default:
      return `${one}.SetEquals(${other})`;
  }
}

// Equal collections have equally many items; that is enough for a hash.
function hashOf(type: Type, property: string): string {
  if (!isCollection(type)) return property;
  return type.kind === "optional" ? `${property}?.Count` : `${property}.Count`;
}
