import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { sourceOf } from "../../bind/resolve.ts";
import { childrenOf, type Expr } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { type Computed, computedField, conditionOf } from "./computed.ts";

/** Checks that a specification has a unique name and a known target. */
export const specifications: Check = ({ scope }) => {
  const { specs, withFields } = scope.context;
  const possible = withFields
    .filter(({ type }) => type.kind === "entity" || type.kind === "value")
    .map(({ type }) => type.name);
  const unknown = specs
    .filter(({ target: { text } }) => text !== "" && sourceOf(text, scope) === undefined)
    .map(({ target: span }) =>
      report(catalogue.unknownSpecTarget, { target: span.text }, { span, hint: spellingHint(span.text, possible) }),
    );
  const hidden = specs.flatMap(({ name, target }) => {
    const symbol = sourceOf(target.text, scope);
    const member =
      symbol && [...symbol.members.values()].find((one) => pascalCaseOf(one.name.text) === pascalCaseOf(name.text));
    if (symbol === undefined || member === undefined) return [];
    const notes = [{ message: "The field is declared here.", span: member.name }];
    return [report(catalogue.specNamedAsMember, { spec: name.text, target: target.text }, { span: name, notes })];
  });
  return [...clashingNames(specs, (name, at) => report(catalogue.duplicateSpec, { name }, at)), ...unknown, ...hidden];
};

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
