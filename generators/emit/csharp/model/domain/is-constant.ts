import { childrenOf, type Expr } from "../../../../model/expr.ts";
import { isScalar } from "../../../../model/type.ts";

/** Tells whether C# takes an expression for a constant, so that it can be the default of a parameter. */
export function isConstant(expr: Expr): boolean {
  switch (expr.kind) {
    case "int":
    case "decimal":
    case "string":
    case "bool":
      return true;
    case "binary":
      return childrenOf(expr).every(isConstant) && !joinsNumbers(expr);
    case "unary":
    case "if":
    case "when":
      return childrenOf(expr).every(isConstant);
    default:
      return false;
  }
}

/** A computed number becomes text by a call, which is none. */
function joinsNumbers({ operator, left, right, type }: Extract<Expr, { readonly kind: "binary" }>): boolean {
  const isComputed = (side: Expr) => !isScalar(side.type, "String", "Bool") && childrenOf(side).length > 0;
  return operator === "+" && isScalar(type, "String") && [left, right].some(isComputed);
}
