import type { LambdaOperationName, OperationName } from "../expr.ts";
import { scalars, type Type } from "../type.ts";

interface BuiltIn {
  readonly operation: OperationName;
  readonly type: Type;
}

const { Bool, Int, String: Text } = scalars;

/** What a text has without parentheses. */
export const textMembers: ReadonlyMap<string, BuiltIn> = new Map([
  ["length", { operation: "length", type: Int }],
  ["trim", { operation: "trim", type: Text }],
  ["lower", { operation: "lower", type: Text }],
  ["upper", { operation: "upper", type: Text }],
  ["isBlank", { operation: "isBlank", type: Bool }],
]);

/** What a text has with another text in parentheses; all answer Bool. */
export const textCalls: ReadonlyMap<string, OperationName> = new Map([
  ["startsWith", "startsWith"],
  ["endsWith", "endsWith"],
  ["contains", "containsText"],
]);

/** What a list or set has without parentheses. */
export const collectionMembers: ReadonlyMap<string, BuiltIn> = new Map([
  ["count", { operation: "count", type: Int }],
  ["isEmpty", { operation: "isEmpty", type: Bool }],
  ["isNotEmpty", { operation: "isNotEmpty", type: Bool }],
]);

/** What a list or set has with a lambda in parentheses. */
export const collectionLambdas: ReadonlyMap<string, LambdaOperationName> = new Map([
  ["all", "all"],
  ["any", "any"],
  ["none", "none"],
  ["distinctBy", "distinctBy"],
  ["sum", "sum"],
  ["min", "min"],
  ["max", "max"],
]);

/** What an optional value has. */
export const presenceTests: ReadonlyMap<string, OperationName> = new Map([
  ["isPresent", "isPresent"],
  ["isNone", "isNone"],
]);

export const collectionCalls: readonly string[] = [...collectionLambdas.keys(), "contains"];
