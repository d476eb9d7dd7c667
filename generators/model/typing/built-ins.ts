import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue/catalogue-entry.ts";
import type { LambdaOperationName, OperationName } from "../expr.ts";
import { isScalar, scalars, type Type } from "../type.ts";

interface BuiltIn {
  readonly operation: OperationName;
  readonly type: Type;
}

const { Bool, Int, String: Text } = scalars;

/** Indexes members without parentheses, which have the names of their operations. */
function members(type: Type, ...operations: readonly OperationName[]): readonly (readonly [string, BuiltIn])[] {
  return operations.map((operation) => [operation, { operation, type }]);
}

const decimalMembers = new Map(members(Int, "round"));
const textMembers = new Map([
  ...members(Int, "length"),
  ...members(Text, "trim", "lower", "upper"),
  ...members(Bool, "isBlank"),
]);
const collectionMembers = new Map([...members(Int, "count"), ...members(Bool, "isEmpty", "isNotEmpty")]);

/** The members of an optional value. */
export const presenceTests: ReadonlyMap<string, BuiltIn> = new Map(members(Bool, "isPresent", "isNone"));

/** The calls of a text with a text argument; all return Bool. */
export const textCalls: ReadonlyMap<string, OperationName> = new Map([
  ["startsWith", "startsWith"],
  ["endsWith", "endsWith"],
  ["contains", "containsText"],
]);

/** The calls of a list or set with a lambda. */
export const collectionLambdas: readonly LambdaOperationName[] = [
  ...(["all", "any", "none", "distinctBy", "sum", "min", "max"] as const),
];

export const collectionCalls: readonly string[] = [...collectionLambdas, "contains"];

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
