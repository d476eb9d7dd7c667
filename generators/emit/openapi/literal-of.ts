import type { Expr } from "../../model/expr.ts";
import { exactNumber } from "../../text/exact-number.ts";

/** Returns the number that an expression writes out. */
export function numberOf(expr: Expr): number | undefined {
  if (expr.kind === "int" || expr.kind === "decimal") return exactNumber(expr.text);
  if (expr.kind !== "unary" || expr.operator !== "-") return undefined;
  const operand = numberOf(expr.operand);
  // JSON would write minus zero.
  return operand === undefined || operand === 0 ? operand : -operand;
}

/** Returns the JSON value that an expression writes out; undefined for a computed one. */
export function literalOf(expr: Expr): string | number | boolean | undefined {
  switch (expr.kind) {
    case "string":
    case "bool":
      return expr.value;
    case "enumMember":
      return expr.name;
    default:
      return numberOf(expr);
  }
}
