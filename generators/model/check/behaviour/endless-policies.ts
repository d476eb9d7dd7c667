import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import type { Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { PolicyDecl } from "../../reaction-ast.ts";
import type { Check } from "../check.ts";

/** Checks that no policy creates aggregates without an end. Spec: model-rules, Policies. */
export const endlessPolicies: Check = ({ scope }) =>
  scope.context.policies.flatMap((policy) => {
    const args = { policy: policy.name.text, event: policy.event.text };
    return leadsTo(args.event, policy, scope, new Set())
      ? [report(catalogue.endlessPolicy, args, { span: policy.behaviour })]
      : [];
  });

function leadsTo(event: string, from: PolicyDecl, scope: Scope, met: Set<PolicyDecl>): boolean {
  return raisedBy(from, scope).some((raised) => {
    if (raised === event) return true;
    const next = scope.context.policies.filter((one) => one.event.text === raised && !met.has(one));
    for (const one of next) met.add(one);
    return next.some((one) => leadsTo(event, one, scope, met));
  });
}

/** Lists the events that the factory of a policy raises in any case. A factory with a rule can come to an end, and so can a command. */
function raisedBy(policy: PolicyDecl, scope: Scope): readonly string[] {
  const entity = policyTargetOf(policy, scope);
  const called = entity && policyBehaviourOf(policy, entity);
  if (called?.kind !== "factory" || ofKind(called.statements, "requires").length > 0) return [];
  return ofKind(called.statements, "emit").flatMap(({ event, condition }) =>
    condition === undefined ? [event.text] : [],
  );
}
