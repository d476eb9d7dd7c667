import type { BinaryOperator } from "./expression-ast.ts";

/** Evaluates a comparison of two values of one ordered type; undefined for other operators. */
export function comparison<Value extends bigint | number | string>(
  operator: BinaryOperator,
  one: Value,
  other: Value,
): boolean | undefined {
  switch (operator) {
    case "==":
      return one === other;
    case "!=":
      return one !== other;
    case "<":
      return one < other;
    case "<=":
      return one <= other;
    case ">":
      return one > other;
    case ">=":
      return one >= other;
    default:
      return undefined;
  }
}
