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
import { transitionsOf } from "../../bind/processes.ts";
import { identityTypeOf, memberTypeOf } from "../../bind/resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "../../bind/symbols.ts";
import type { Cause, PolicyDecl, ProcessCallDecl, ScheduleDecl, TransitionDecl } from "../../reaction-ast.ts";
import { repositoryOf } from "../../repository-operations.ts";
import { spellingOf } from "../../type.ts";
import { isRootMissing } from "../boundary/aggregates.ts";
import { contextFaults } from "../boundary/imports.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { argumentFaults, parameterSlots } from "../names/named-arguments.ts";
import { unknownEvent } from "./events.ts";

/** Checks that a policy has a unique name, a known event, and a known command or factory with all its arguments. */
export const policies: Check = ({ scope }) => {
  const decls = scope.context.policies;
  return [
    ...clashingNames(decls, (name, at) => report(catalogue.duplicatePolicy, { name }, at)),
    ...decls.flatMap((policy) => [
      ...causeFaults(policy, policy.event, scope),
      ...waitFaults(policy),
      ...callFaults(policy, scope),
    ]),
  ];
};

/** Reports an event of a policy or a process that the context neither has nor subscribes to. */
export function causeFaults({ home }: Pick<Cause, "home">, event: Name, scope: Scope): readonly Diagnostic[] {
  const { context, contexts } = scope;
  const { text: name } = event;
  if (name === "" || home?.text === "" || eventOf({ home, event }, scope) !== undefined) return [];
  if (home !== undefined) return foreignFaults(home, event, scope);
  const events = context.events.map(({ decl }) => decl.name.text);
  const hint = spellingHint(name, events) ?? foreignEventHint(name, context, [...contexts.values()]);
  return [report(catalogue.unknownPolicyEvent, { name }, { span: event, hint })];
}

function foreignFaults(span: Name, event: Name, scope: Scope): readonly Diagnostic[] {
  const { context, contexts } = scope;
  const home = contexts.get(span.text);
  if (isRepeated(span, event, context)) return [];
  const faults = contextFaults(span, { ...scope, tie: "subscribe to" });
  if (faults.length > 0 || home === undefined) return faults;
  const unknown = unknownEvent(event, home);
  const args = { context: context.name, event: `${span.text}.${event.text}` };
  const hint = `Add \`subscribes ${args.event}\` to context \`${context.name}\`.`;
  return unknown.length > 0
    ? unknown
    : [report(catalogue.eventNotSubscribed, args, { span: { ...span, end: event.end }, hint })];
}

/** True for an event of another context that is named before: a wrong subscription or a first cause is the one mistake. */
function isRepeated(home: Name, event: Name, { policies: decls, processes, subscriptions }: ContextSymbols): boolean {
  const transitions = processes.flatMap((process) => transitionsOf(process).map(({ decl }) => decl));
  const named: readonly Pick<TransitionDecl, "home" | "event">[] = [
    ...subscriptions.map((one) => ({ home: one.event.context, event: one.event.type })),
    ...decls,
    ...transitions,
  ];
  const first = named.find((one) => one.home?.text === home.text && one.event?.text === event.text);
  return first !== undefined && first.event !== event;
}

/** Says how the event of another context reaches a policy. */
function foreignEventHint(
  name: string,
  { name: own }: ContextSymbols,
  contexts: readonly ContextSymbols[],
): string | undefined {
  const isNamed = ({ decl }: TypeSymbol) => decl.name.text === name;
  const publisher = contexts.find((other) => other.integrationEvents.some(isNamed))?.name;
  if (publisher === own)
    return "It is an integration event, which is for other contexts: let the policy begin with the domain event.";
  if (publisher !== undefined) return `It is an integration event of \`${publisher}\`: write \`${publisher}.${name}\`.`;
  const home = contexts.find((other) => other.events.some(isNamed))?.name;
  return (
    home &&
    `It is an event of \`${home}\`, which it does not leave: let \`${home}\` publish an integration event, and subscribe to that.`
  );
}

/** Reports the wait behind an event of another context. */
function waitFaults({ name, home, event, wait }: PolicyDecl): readonly Diagnostic[] {
  if (home === undefined || wait === undefined || wait.kind === "missing") return [];
  const args = { policy: name.text, event: `${home.text}.${event.text}` };
  const hint = "Let a command raise an event of the own context, after which a policy can wait.";
  return [report(catalogue.foreignWait, args, { span: wait.span, hint })];
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
  const event = eventOf(policy, scope);
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
