import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { eventOf, policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { PolicyDecl } from "../../reaction-ast.ts";
import type { Check } from "../check.ts";

/** Checks that no policy creates aggregates without an end. Spec: model-rules, Policies. */
export const endlessPolicies: Check = ({ scope }) =>
  scope.context.policies.flatMap((policy) => {
    const args = { policy: policy.name.text, event: policy.event.text };
    const event = eventOf(policy, scope);
    return event !== undefined && leadsTo(event, { policy, scope }, new Set())
      ? [report(catalogue.endlessPolicy, args, { span: policy.behaviour })]
      : [];
  });

interface PlacedPolicy {
  readonly policy: PolicyDecl;
  readonly scope: Scope;
}

function leadsTo(event: TypeSymbol, from: PlacedPolicy, met: Set<PolicyDecl>): boolean {
  return raisedBy(from).some((raised) => {
    if (raised === event) return true;
    const next = policiesOf(raised, from.scope).filter(({ policy }) => !met.has(policy));
    for (const { policy } of next) met.add(policy);
    return next.some((one) => leadsTo(event, one, met));
  });
}

/** Lists the policies of all contexts that begin with an event. */
function policiesOf(event: TypeSymbol, scope: Scope): readonly PlacedPolicy[] {
  return [...scope.contexts.values()].flatMap((context) => {
    const home = { ...scope, context };
    const begins = (policy: PolicyDecl) =>
      policy.event.text === event.decl.name.text && eventOf(policy, home) === event;
    return context.policies.filter(begins).map((policy) => ({ policy, scope: home }));
  });
}

/** Lists the events that the factory of a policy raises in any case. A factory with a rule can come to an end, and so can a command. */
function raisedBy({ policy, scope }: PlacedPolicy): readonly TypeSymbol[] {
  const entity = policyTargetOf(policy, scope);
  const called = entity && policyBehaviourOf(policy, entity);
  if (called?.kind !== "factory" || ofKind(called.statements, "requires").length > 0) return [];
  const { context } = scope;
  const sent = [...ofKind(called.statements, "emit"), ...ofKind(called.statements, "publish")];
  return sent.flatMap(({ event, condition }) =>
    condition === undefined ? (context.typeByName.get(event.text) ?? []) : [],
  );
}
