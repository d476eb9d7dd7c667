import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { type Expr, mentionsField, someExpr } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";

const constant: readonly Expr["kind"][] = ["int", "decimal", "string", "bool", "enumMember", "unary", "binary", "if"];

/** Checks that no default is `now`; a computed field may use it. */
export const nowAsDefault: Check = (checked) =>
  defaultsOf(checked)
    .filter(({ expr }) => usesNow(expr))
    .map(({ field, expression: { span } }) => report(catalogue.nowAsDefault, { field }, { span }));

/** Checks that a default is constant; `now` has a check of its own. Spec: model-types, Defaults and derived members. */
export const defaultNotConstant: Check = (checked) =>
  defaultsOf(checked)
    .filter(({ expr }) => !usesNow(expr) && someExpr(expr, ({ kind }) => !constant.includes(kind)))
    .map(({ field, expression: { span } }) => report(catalogue.defaultNotConstant, { field }, { span }));

function usesNow(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "now");
}

function defaultsOf({ scope, exprs }: CheckedContext) {
  const fields = scope.context.withFields.flatMap((symbol) => symbol.fields);
  return fields.flatMap(({ name, value: expression }) => {
    const expr = expression && exprs.get(expression);
    const isDefault = expression !== undefined && expr !== undefined && !mentionsField(expr);
    return isDefault ? [{ field: name.text, expression, expr }] : [];
  });
}
