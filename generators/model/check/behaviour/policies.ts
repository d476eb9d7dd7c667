import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { quoted } from "../../../text/quoted.ts";
import type { CommandDecl, EntityDecl, FactoryDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import {
  eventOf,
  identityArgument,
  identityFields,
  policyBehaviourOf,
  policyTargetOf,
  takesIdentity,
} from "../../bind/policies.ts";
import { identityTypeOf, memberTypeOf } from "../../bind/resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "../../bind/symbols.ts";
import type { PolicyDecl, ProcessCallDecl, ScheduleDecl } from "../../reaction-ast.ts";
import { repositoryOf } from "../../repository-operations.ts";
import { spellingOf } from "../../type.ts";
import { isRootMissing } from "../boundary/aggregates.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { argumentFaults, parameterSlots } from "../names/named-arguments.ts";

/** Checks that a policy has a unique name, a known event, and a known command or factory with all its arguments. */
export const policies: Check = ({ scope }) => {
  const decls = scope.context.policies;
  return [
    ...clashingNames(decls, (name, at) => report(catalogue.duplicatePolicy, { name }, at)),
    ...decls.flatMap((policy) => [...eventFaults(policy.event, scope), ...callFaults(policy, scope)]),
  ];
};

/** Reports an event of a policy or a process that the context does not have. */
export function eventFaults(event: Name, { context, contexts }: Scope): readonly Diagnostic[] {
  const { text: name } = event;
  if (name === "" || eventOf({ event }, context) !== undefined) return [];
  const events = context.events.map(({ decl }) => decl.name.text);
  const hint = spellingHint(name, events) ?? foreignEventHint(event, [...contexts.values()]);
  return [report(catalogue.unknownPolicyEvent, { name }, { span: event, hint })];
}

/** Says where the event of another context can be handled. */
function foreignEventHint(event: Name, contexts: readonly ContextSymbols[]): string | undefined {
  const { text: name } = event;
  if (contexts.some(({ integrationEvents }) => integrationEvents.some(({ decl }) => decl.name.text === name)))
    return `It is an integration event, which the host takes: let an \`IIntegrationEventHandler<${name}>\` call the command.`;
  const home = contexts.find((other) => eventOf({ event }, other) !== undefined)?.name;
  return (
    home &&
    `It is an event of \`${home}\`, which it does not leave: let \`${home}\` publish an integration event, and handle that in the host.`
  );
}

type Call = PolicyDecl | ScheduleDecl | ProcessCallDecl;

/** Reports an unknown command or factory of a policy, schedule or process, and what is wrong with its arguments. */
export function callFaults(call: Call, scope: Scope): readonly Diagnostic[] {
  const { target, behaviour: called } = call;
  const entity = policyTargetOf(call, scope);
  if (target.text === "" || called.text === "") return [];
  if (entity === undefined) {
    const entities = scope.context.entities.map(({ decl }) => decl.name.text);
    const hint = spellingHint(target.text, entities);
    return [report(catalogue.unknownPolicyTarget, { name: target.text }, { span: target, hint })];
  }
  const behaviour = policyBehaviourOf(call, entity);
  if (behaviour === undefined) {
    const behaviours = [...entity.commands, ...entity.factories].map(({ name }) => name.text);
    const args = { behaviour: called.text, entity: entity.decl.name.text };
    const notes = [{ message: `\`${args.entity}\` is declared here.`, span: entity.decl.name }];
    const hint = spellingHint(called.text, behaviours);
    return [report(catalogue.unknownPolicyCommand, args, { span: called, hint, notes })];
  }
  const { kind, name, parameters } = behaviour;
  const notes = [{ message: `The ${kind} is declared here.`, span: name }];
  // The command of a schedule runs on rows that are known.
  const isIdentityGiven = call.kind !== "schedule" || kind === "factory";
  const slots = {
    ...parameterSlots(parameters),
    ...(isIdentityGiven && takesIdentity(behaviour, entity, scope) && ({ other: "id" } as const)),
  };
  return argumentFaults({ called, given: call.arguments, slots }, (problem, at) =>
    report(catalogue.policyArguments, { kind, behaviour: called.text, problem }, { ...at, notes }),
  );
}

/** Checks that the handler of a policy can load or add the aggregate, and that it is clear which one it loads. Spec: model-rules, Policies. */
export const policyTarget: Check = ({ scope }) =>
  scope.context.policies.flatMap((policy) => {
    const entity = policyTargetOf(policy, scope);
    const called = entity && policyBehaviourOf(policy, entity);
    if (entity === undefined || called === undefined) return [];
    const unclear = called.kind === "command" ? identityFaults(policy, entity, scope) : [];
    return [...reachFaults(policy, called, entity), ...unclear];
  });

/** Reports an aggregate that the handler of a policy, schedule or process cannot load or add. */
export function reachFaults(
  call: Call,
  { kind, name }: CommandDecl | FactoryDecl,
  { decl, aggregate }: TypeSymbol<EntityDecl>,
): readonly Diagnostic[] {
  const entity = decl.name.text;
  if (aggregate !== undefined && isRootMissing(aggregate)) return [];
  const isRoot = aggregate?.root.text === entity;
  const operation = kind === "command" ? "getById" : "add";
  if (isRoot && repositoryOf(aggregate).includes(operation)) return [];
  const reason = isRoot
    ? `its repository has no ${quoted(operation)}`
    : `${quoted(entity)} is not the root of an aggregate`;
  const word = call.kind === "processCall" ? "process" : call.kind;
  const args = { word, entity, behaviour: name.text, reason };
  return [report(catalogue.policyTargetNotLoaded, args, { span: call.target })];
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
  const isNamed = policyBehaviourOf(policy, entity)?.parameters.some(({ name }) => name.text === "id") !== true;
  const elsewhere = fields.length === 0 ? ", or register a class that derives from the policy and finds it" : "";
  const hint = isNamed
    ? `Give it as the argument \`id\`, a value of type ${quoted(identity)}${elsewhere}.`
    : `The event needs one field of type ${quoted(identity)}${elsewhere}.`;
  const at = { span: policy.target, notes, hint };
  return fields.length === 0
    ? [report(catalogue.policyWithoutIdentity, { policy: policy.name.text, entity: entity.decl.name.text }, at)]
    : [report(catalogue.policyIdentityUnclear, { event: event.decl.name.text, identity, fields }, at)];
}
