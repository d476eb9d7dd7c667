import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue/catalogue-entry.ts";
import type { LambdaOperationName, OperationName } from "../expr.ts";
import { isScalar, scalars, type Type } from "../type.ts";

interface BuiltIn {
  readonly operation: OperationName;
  readonly type: Type;
}

const { Bool, Int, String: Text } = scalars;

/** The members of a Decimal without parentheses. */
const decimalMembers: ReadonlyMap<string, BuiltIn> = new Map([["round", { operation: "round", type: Int }]]);

/** The members of a text without parentheses. */
export const textMembers: ReadonlyMap<string, BuiltIn> = new Map([
  ["length", { operation: "length", type: Int }],
  ["trim", { operation: "trim", type: Text }],
  ["lower", { operation: "lower", type: Text }],
  ["upper", { operation: "upper", type: Text }],
  ["isBlank", { operation: "isBlank", type: Bool }],
]);

/** The calls of a text with a text argument; all return Bool. */
export const textCalls: ReadonlyMap<string, OperationName> = new Map([
  ["startsWith", "startsWith"],
  ["endsWith", "endsWith"],
  ["contains", "containsText"],
]);

/** The members of a list, set or map without parentheses. */
export const collectionMembers: ReadonlyMap<string, BuiltIn> = new Map([
  ["count", { operation: "count", type: Int }],
  ["isEmpty", { operation: "isEmpty", type: Bool }],
  ["isNotEmpty", { operation: "isNotEmpty", type: Bool }],
]);

/** The calls of a list or set with a lambda. */
export const collectionLambdas: ReadonlyMap<string, LambdaOperationName> = new Map([
  ["all", "all"],
  ["any", "any"],
  ["none", "none"],
  ["distinctBy", "distinctBy"],
  ["sum", "sum"],
  ["min", "min"],
  ["max", "max"],
]);

/** The members of an optional value. */
export const presenceTests: ReadonlyMap<string, OperationName> = new Map([
  ["isPresent", "isPresent"],
  ["isNone", "isNone"],
]);

export const collectionCalls: readonly string[] = [...collectionLambdas.keys(), "contains"];

/** Returns the members without parentheses of a built-in type. */
export function membersOf(type: Type): ReadonlyMap<string, BuiltIn> | undefined {
  if (isScalar(type, "String")) return textMembers;
  if (isScalar(type, "Decimal")) return decimalMembers;
  return isCollection(type) || type.kind === "map" ? collectionMembers : undefined;
}

/** True for a list or set. */
export function isCollection({ kind }: Type): boolean {
  return kind === "list" || kind === "set";
}

/** Shows the form of a collection call. */
export function callForm(member: string): string {
  return member === "contains" ? "one item in parentheses" : `a lambda in parentheses, such as \`${member}(x => …)\``;
}

/** Selects the diagnostic for a built-in member of another type. */
export function wrongKind(
  member: string,
): CatalogueEntry<{ readonly member: string; readonly type: string }> | undefined {
  if (textMembers.has(member) || textCalls.has(member)) return catalogue.textOperation;
  return collectionMembers.has(member) || collectionCalls.includes(member) ? catalogue.collectionOperation : undefined;
}
