import type { Member } from "../../../../model/ir.ts";
import type { Type } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { withEnds } from "../../lists.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";

/** Prints the value that a property stores: a copy of a collection, so that no caller can change it afterwards. */
export function copyOf(type: Type, value: string, at: ExpressionPlace): string {
  switch (type.kind) {
    case "optional":
      return optionalCopyOf(type.of, value, at);
    case "list":
      return `[.. ${value}]`;
    case "set":
      return `new ${typeName("HashSet")}<${csharpTypeOf(type.item)}>(${value})`;
    case "map":
      return `new ${typeName("Dictionary")}<${csharpTypeOf(type.key)}, ${csharpTypeOf(type.value)}>(${value})`;
    default:
      return value;
  }
}

/** Prints an empty collection; undefined for any other type. */
export function emptyOf(type: Type): string | undefined {
  if (type.kind === "list") return "[]";
  if (type.kind === "set") return `new ${typeName("HashSet")}<${csharpTypeOf(type.item)}>()`;
  if (type.kind !== "map") return undefined;
  return `new ${typeName("Dictionary")}<${csharpTypeOf(type.key)}, ${csharpTypeOf(type.value)}>()`;
}

function optionalCopyOf(type: Type, value: string, at: ExpressionPlace): string {
  const copy = copyOf(type, value, at);
  if (copy === value || value === "null") return value;
  const isName = /^@?[\w.]+$/.test(at.spelled(value));
  if (isName) return `${value} is null ? null : ${copy}`;
  const given = freshIdentifier("given", at.names);
  return `(${value}) switch { null => null, var ${given} => ${copyOf(type, given, at)} }`;
}

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

/** Compares two collections by their content. `depth` is the number of enclosing lambdas, whose variables it must not hide. */
function equalityOf(type: Type, [one, other]: readonly [string, string], depth = 0): string {
  if (!isCollection(type)) return `${one} == ${other}`;
  const [pair, value] = ["pair", "value"].map((name) => name + "_".repeat(depth));
  switch (type.kind) {
    case "optional":
      return `(${one} is null ? ${other} is null : ${other} is not null && ${equalityOf(type.of, [one, other], depth)})`;
    case "list":
      if (!isCollection(type.item)) return `${one}.${extensionMethod("SequenceEqual")}(${other})`;
      return `${one}.Count == ${other}.Count && ${one}.${extensionMethod("Zip")}(${other}).${extensionMethod("All")}(${pair} => ${equalityOf(type.item, [`${pair}.First`, `${pair}.Second`], depth + 1)})`;
    case "map":
      return `${one}.Count == ${other}.Count && ${one}.${extensionMethod("All")}(${pair} => ${other}.TryGetValue(${pair}.Key, out var ${value}) && ${equalityOf(type.value, [`${pair}.Value`, value ?? "value"], depth + 1)})`;
    default:
      return `${one}.SetEquals(${other})`;
  }
}

// Equal collections have equally many items; that is enough for a hash.
function hashOf(type: Type, property: string): string {
  if (!isCollection(type)) return property;
  return type.kind === "optional" ? `${property}?.Count` : `${property}.Count`;
}
