import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import { callerAggregatesOf } from "../../storage/caller-rows.ts";
import type { Check } from "../check.ts";
import { belongsToSameCallers } from "./same-callers.ts";

/** Checks the claims and policies of declarations whose rows belong to callers. Spec: model-rules, Rows of callers. */
export const callerClaims: Check = ({ scope: { part } }) =>
  [
    ...part.aggregates.flatMap(({ tenant, owner }) => [tenant, owner]),
    ...part.projections.map(({ decl }) => decl.tenant),
  ]
    .flatMap((clause) => [
      { text: clause?.claim, word: "claim" },
      { text: clause?.policy, word: "policy" },
    ])
    .flatMap(({ text, word }) =>
      text === undefined || text.value.trim() !== ""
        ? []
        : [report(catalogue.claimName, { text: text.value, word }, text)],
    );

/** Checks that no policy calls a command or factory that asks who calls. Spec: model-rules, The caller. */
export const policiesAsCaller: Check = ({ scope, callers }) =>
  scope.context.policies.flatMap((policy) => {
    const target = policyTargetOf(policy, scope);
    const called = target && policyBehaviourOf(policy, target);
    if (target === undefined || called === undefined || !callers.has(called)) return [];
    const args = { policy: policy.name.text, called: called.name.text, entity: target.decl.name.text };
    return [report(catalogue.policyAsCaller, args, { span: policy.behaviour })];
  });

/** Checks that a policy reaches rows of callers by events of the same ones alone. Spec: model-rules, Rows of callers. */
export const policiesWithoutCaller: Check = ({ scope, seekers }) =>
  scope.context.policies.flatMap((policy) => {
    const target = policyTargetOf(policy, scope);
    const called = target && policyBehaviourOf(policy, target);
    if (target === undefined || called === undefined) return [];
    return callerAggregatesOf(target, called, seekers)
      .filter((aggregate) => !belongsToSameCallers(aggregate, [policy], scope))
      .map((aggregate) => {
        const args = { policy: policy.name.text, entity: aggregate.root.text, event: policy.event.text };
        const span = aggregate === target.aggregate ? policy.target : policy.behaviour;
        return report(catalogue.policyWithoutCaller, args, { span });
      });
  });
