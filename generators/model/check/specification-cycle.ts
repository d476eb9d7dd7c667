import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { sourceOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { childrenOf, type Expr } from "../expr.ts";
import { gather } from "../items.ts";
import type { Check, CheckedContext } from "./check.ts";

/** A condition of a specification, or a computed field, with the type whose fields it sees. */
interface Computed {
  readonly expr: Expr;
  readonly owner: TypeSymbol;
}

/** Checks that no specification leads back to itself, directly, by another one, or by a computed field. */
export const specificationCycle: Check = (checked) => {
  const { specs } = checked.scope.context;
  return gather(specs, ({ name }) =>
    leadsTo(name.text, conditionOf(name.text, checked), checked, new Set())
      ? [report(catalogue.specificationCycle, { spec: name.text }, { span: name })]
      : [],
  );
};

function conditionOf(name: string, { scope, exprs }: CheckedContext): Computed | undefined {
  const spec = scope.context.specs.find((one) => one.name.text === name);
  const owner = spec && sourceOf(spec.target.text, scope);
  const expr = spec && exprs.get(spec.condition);
  return owner && expr && { expr, owner };
}

function leadsTo(wanted: string, from: Computed | undefined, checked: CheckedContext, met: Set<Expr>): boolean {
  if (from === undefined || met.has(from.expr)) return false;
  met.add(from.expr);
  const visit = (expr: Expr): boolean => {
    if (expr.kind === "satisfies" && expr.specification.context === checked.scope.context.name) {
      const { name } = expr.specification;
      if (name === wanted || leadsTo(wanted, conditionOf(name, checked), checked, met)) return true;
    }
    return leadsTo(wanted, fieldOf(expr, from.owner, checked), checked, met) || childrenOf(expr).some(visit);
  };
  return visit(from.expr);
}

/** Returns the computed field that an expression reads. */
function fieldOf(expr: Expr, owner: TypeSymbol, { scope, exprs }: CheckedContext): Computed | undefined {
  if (expr.kind !== "field" && expr.kind !== "member") return undefined;
  const target = expr.kind === "field" ? undefined : expr.target.type;
  const home = target === undefined ? owner : "name" in target ? scope.context.typeByName.get(target.name) : undefined;
  const value = home?.members.get(expr.name)?.value;
  const computed = value && exprs.get(value);
  return home && computed && { expr: computed, owner: home };
}
