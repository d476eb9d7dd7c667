import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { childrenOf, type Expr } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";
import { type Computed, computedField, conditionOf } from "./computed.ts";

/** Checks that no specification leads back to itself, directly, by another one, or by a computed field. */
export const specificationCycle: Check = (checked) => {
  const { specs } = checked.scope.context;
  return specs.flatMap(({ name }) =>
    leadsTo(name.text, conditionOf(name.text, checked), checked, new Set())
      ? [report(catalogue.specificationCycle, { spec: name.text }, { span: name })]
      : [],
  );
};

function leadsTo(wanted: string, from: Computed | undefined, checked: CheckedContext, met: Set<Expr>): boolean {
  if (from === undefined || met.has(from.expr)) return false;
  met.add(from.expr);
  const visit = (expr: Expr): boolean => {
    if (expr.kind === "satisfies" && expr.specification.context === checked.scope.context.name) {
      const { name } = expr.specification;
      if (name === wanted || leadsTo(wanted, conditionOf(name, checked), checked, met)) return true;
    }
    return leadsTo(wanted, computedField(expr, from.owner, checked), checked, met) || childrenOf(expr).some(visit);
  };
  return visit(from.expr);
}
