import type { Expr } from "./expr.ts";

/** Replaces the direct subexpressions of an expression; the shape and the type stay. */
export function mapExpr(expr: Expr, map: (part: Expr) => Expr): Expr {
  switch (expr.kind) {
    case "member":
    case "identityOf":
      return { ...expr, target: map(expr.target) };
    case "satisfies":
      return { ...expr, target: expr.target && map(expr.target) };
    case "present":
      return { ...expr, of: map(expr.of) };
    case "operation":
      return { ...expr, target: map(expr.target), arguments: expr.arguments.map(map) };
    case "lambdaOperation":
      return { ...expr, target: map(expr.target), body: map(expr.body) };
    case "unary":
    case "matches":
      return { ...expr, operand: map(expr.operand) };
    case "binary":
      return { ...expr, left: map(expr.left), right: map(expr.right) };
    case "if":
      return { ...expr, condition: map(expr.condition), whenTrue: map(expr.whenTrue), whenFalse: map(expr.whenFalse) };
    case "when":
      return { ...expr, value: map(expr.value), condition: map(expr.condition) };
    case "let":
      return {
        ...expr,
        bindings: expr.bindings.map(({ name, value }) => ({ name, value: map(value) })),
        body: map(expr.body),
      };
    default:
      return expr;
  }
}
