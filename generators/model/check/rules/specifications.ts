import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { sourceOf } from "../../bind/resolve.ts";
import type { Scope } from "../../bind/symbols.ts";
import { childrenOf, type Expr } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { kindOfName } from "../names/kind-of-name.ts";
import { type Computed, computedField, conditionOf } from "./computed.ts";

/** Checks that specifications have different names. */
export const duplicateSpecs: Check = ({ scope: { context } }) =>
  clashingNames(context.specs, (name, at) => report(catalogue.duplicateSpec, { name }, at));

/** Checks that a specification has a known target, and is named as none of its fields. */
export const specifications: Check = ({ scope }) => {
  const { specs } = scope.part;
  const unknown = specs
    .filter(({ target: { text } }) => text !== "" && sourceOf(text, scope) === undefined)
    .map(({ target: span }) => {
      const kind = kindOfName(span.text, scope);
      const hint = kind === undefined ? spellingHint(span.text, targetsIn(scope)) : undefined;
      return report(catalogue.unknownSpecTarget, { target: span.text, kind }, { span, hint });
    });
  const hidden = specs.flatMap(({ name, target }) => {
    const symbol = sourceOf(target.text, scope);
    const member =
      symbol && [...symbol.members.values()].find((one) => pascalCaseOf(one.name.text) === pascalCaseOf(name.text));
    if (symbol === undefined || member === undefined) return [];
    const notes = [{ message: "The field is declared here.", span: member.name }];
    return [report(catalogue.specNamedAsMember, { spec: name.text, target: target.text }, { span: name, notes })];
  });
  return [...unknown, ...hidden];
};

function targetsIn({ context }: Scope): readonly string[] {
  const possible = context.withFields.filter(({ type }) => type.kind === "entity" || type.kind === "value");
  return possible.map(({ type }) => type.name);
}

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
