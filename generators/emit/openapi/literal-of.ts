import type { Expr } from "../../model/expr.ts";
import { exactNumber } from "../../text/exact-number.ts";

/** The number that an expression writes out; undefined for everything else. */
export function numberOf(expr: Expr): number | undefined {
  if (expr.kind === "int" || expr.kind === "decimal") return exactNumber(expr.text);
  if (expr.kind !== "unary" || expr.operator !== "-") return undefined;
  const operand = numberOf(expr.operand);
  // Not minus zero, which JSON would write.
  return operand === undefined || operand === 0 ? operand : -operand;
}

/** The value that an expression writes out, as JSON has it; undefined for one that is computed. */
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
