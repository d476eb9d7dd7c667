import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { childrenOf, type Expr, someExpr } from "../../expr.ts";
import type { Check } from "../check.ts";

/** Checks that the value of a criterion depends on who calls, and never fails. Spec: model-rules, Criteria of the caller. */
export const criterionValues: Check = ({ scope, exprs }) =>
  scope.part.queries
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ name, value }) => {
      const expr = value && exprs.get(value);
      if (expr === undefined || expr.type.kind === "unknown") return [];
      const reason = faultIn(expr);
      return reason === undefined ? [] : [report(catalogue.criterionValue, { criterion: name.text, reason }, value)];
    });

function faultIn(expr: Expr): string | undefined {
  if (!isPlain(expr)) return "it is made of `caller`, constants and conditions";
  const isOfCaller = someExpr(expr, ({ kind }) => kind === "caller" || kind === "callerHas");
  return isOfCaller ? undefined : "it does not depend on the caller";
}

const operators: ReadonlySet<string> = new Set(["==", "!=", "&&", "||"]);

function isPlain(expr: Expr): boolean {
  switch (expr.kind) {
    case "caller":
    case "callerHas":
    case "string":
    case "int":
    case "bool":
    case "enumMember":
    case "none":
      return true;
    case "if":
      return childrenOf(expr).every(isPlain);
    case "unary":
      return expr.operator === "!" && isPlain(expr.operand);
    case "binary":
      return operators.has(expr.operator) && childrenOf(expr).every(isPlain);
    default:
      return false;
  }
}
