import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { quoted } from "../../../text/quoted.ts";
import type { EntityDecl, PolicyDecl } from "../../ast.ts";
import { eventOf, identityArgument, identityFields, policyCommandOf, policyTargetOf } from "../../bind/policies.ts";
import { identityTypeOf, memberTypeOf } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { repositoryOf } from "../../repository-operations.ts";
import { spellingOf } from "../../type.ts";
import { isRootMissing } from "../boundary/aggregate-roots.ts";
import type { Check } from "../check.ts";

/** Checks that the handler of a policy can load the aggregate, and that it is clear which one. Spec: model-rules, Policies. */
export const policyTarget: Check = ({ scope }) =>
  scope.context.policies.flatMap((policy) => {
    const entity = policyTargetOf(policy, scope);
    const isKnown = entity !== undefined && policyCommandOf(policy, entity) !== undefined;
    return isKnown ? [...loadingFaults(policy, entity), ...identityFaults(policy, entity, scope)] : [];
  });

function loadingFaults(policy: PolicyDecl, { decl, aggregate }: TypeSymbol<EntityDecl>): readonly Diagnostic[] {
  const entity = decl.name.text;
  if (aggregate !== undefined && isRootMissing(aggregate)) return [];
  const isRoot = aggregate?.root.text === entity;
  if (isRoot && repositoryOf(aggregate).includes("getById")) return [];
  const reason = isRoot ? "its repository has no `getById`" : `${quoted(entity)} is not the root of an aggregate`;
  const args = { entity, command: policy.command.text, reason };
  return [report(catalogue.policyTargetNotLoaded, args, { span: policy.target })];
}

function identityFaults(policy: PolicyDecl, entity: TypeSymbol<EntityDecl>, scope: Scope): readonly Diagnostic[] {
  const event = eventOf(policy, scope.context);
  const type = identityTypeOf(entity, scope);
  if (event === undefined || type === undefined || type.kind === "unknown") return [];
  if (identityArgument(policy, scope) !== undefined) return [];
  // A field of an unknown type may be the identity.
  if ([...event.members.keys()].some((name) => memberTypeOf(event, name, scope)?.kind === "unknown")) return [];
  const identity = spellingOf(type);
  const fields = identityFields(policy, scope);
  if (fields.length === 1) return [];
  const notes = [{ message: "The event is declared here.", span: event.decl.name }];
  // A parameter `id` of the command takes the name of that argument.
  const isNamed = policyCommandOf(policy, entity)?.parameters.some(({ name }) => name.text === "id") !== true;
  const elsewhere = fields.length === 0 ? ", or register a class that derives from the policy and finds it" : "";
  const hint = isNamed
    ? `Give it as the argument \`id\`, a value of type ${quoted(identity)}${elsewhere}.`
    : `The event needs one field of type ${quoted(identity)}${elsewhere}.`;
  const at = { span: policy.target, notes, hint };
  return fields.length === 0
    ? [report(catalogue.policyWithoutIdentity, { policy: policy.name.text, entity: entity.decl.name.text }, at)]
    : [report(catalogue.policyIdentityUnclear, { event: event.decl.name.text, identity, fields }, at)];
}
