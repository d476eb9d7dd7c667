import { childrenOf, type Expr, someExpr } from "./expr.ts";
import { gather } from "./items.ts";

/** The fields of its own declaration that an expression mentions; its `id` is one of them. */
export function fieldsIn(expr: Expr): readonly string[] {
  if (expr.kind === "field") return [expr.name];
  return expr.kind === "identity" ? ["id"] : gather(childrenOf(expr), fieldsIn);
}

/** Tells whether an expression mentions a field, so that a member with it is computed and never stored. */
export function mentionsField(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "field" || kind === "identity");
}
