import { childrenOf, type Expr, someExpr } from "./expr.ts";
import { gather } from "./items.ts";

/** Lists the fields of the enclosing declaration that an expression mentions, `id` included. */
export function fieldsIn(expr: Expr): readonly string[] {
  if (expr.kind === "field") return [expr.name];
  return expr.kind === "identity" ? ["id"] : gather(childrenOf(expr), fieldsIn);
}

/** True if an expression mentions a field, so that its member is computed and not stored. */
export function mentionsField(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "field" || kind === "identity");
}
