import { childrenOf, type Expr } from "./expr.ts";

/** The fields of its own declaration that an expression mentions; its `id` is one of them. */
export function fieldsIn(expr: Expr): readonly string[] {
  if (expr.kind === "field") return [expr.name];
  return expr.kind === "identity" ? ["id"] : childrenOf(expr).flatMap(fieldsIn);
}
