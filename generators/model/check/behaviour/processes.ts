import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { quoted } from "../../../text/quoted.ts";
import type { ProcessDecl, StepDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { eventOf, identityArgument, policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import { type PlacedTransition, stepNamed, stepsOf, transitionsOf } from "../../bind/processes.ts";
import { identityTypeOf, memberTypeOf, resolveType } from "../../bind/resolve.ts";
import type { Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { ProcessCallDecl, TransitionDecl } from "../../reaction-ast.ts";
import { callerAggregatesOf } from "../../storage/caller-rows.ts";
import { lastStep } from "../../storage/process.ts";
import { isSameType, required, spellingOf, type Type } from "../../type.ts";
import { belongsToSameCallers } from "../boundary/same-callers.ts";
import { fieldFaults } from "../boundary/unions.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashes, clashingNames } from "../clashes.ts";
import { positionalMembers } from "../names/member-names.ts";
import { argumentFaults, parameterSlots } from "../names/named-arguments.ts";
import { callFaults, causeFaults, reachFaults } from "./policies.ts";

/** Checks the steps and transitions of processes, and what they call. Spec: model-rules, Processes. */
export const processes: Check = (checked) => {
  const decls = checked.scope.context.processes;
  return [
    ...twice(decls, "The context", "process"),
    ...decls.flatMap((process) => [
      ...keyFaults(process, checked.scope),
      ...stepFaults(process, checked.scope),
      ...secondTransitions(process),
      ...transitionsOf(process).flatMap((one) => transitionFaults(one, process, checked)),
    ]),
  ];
};

function twice(decls: readonly { readonly name: Name }[], holder: string, word: string): readonly Diagnostic[] {
  return clashingNames(decls, (name, at) => report(catalogue.duplicateStep, { holder, word, name }, at));
}

function keyFaults({ name, key }: ProcessDecl, scope: Scope): readonly Diagnostic[] {
  const type = resolveType(key.type, scope);
  if (type.kind === "unknown" || type.kind === "identity") return [];
  const args = { process: name.text, name: key.name.text, reason: `${quoted(spellingOf(type))} is no identity` };
  const hint = "Take the identity of an aggregate, which each event of the process names.";
  return [report(catalogue.processKey, args, { span: key.span, hint })];
}

function stepFaults(process: ProcessDecl, scope: Scope): readonly Diagnostic[] {
  const steps = stepsOf(process);
  const reached = reachedSteps(process);
  const args = { process: process.name.text };
  const holder = `Process ${quoted(args.process)}`;
  const hint = "It is the name of the step behind `done`: choose another one.";
  const isStarted = ofKind(process.items, "transition").length > 0;
  return [
    ...twice(steps, holder, "step"),
    ...steps
      .filter(({ name }) => name.text.toLowerCase() === lastStep.toLowerCase())
      .map(({ name: span }) =>
        report(catalogue.duplicateStep, { holder, word: "step", name: span.text }, { span, hint }),
      ),
    ...(isStarted ? [] : [report(catalogue.stepUnreached, { ...args, place: "a step" }, { span: process.name })]),
    ...steps.flatMap((step) => {
      const { name, items } = step;
      const place = `step ${quoted(name.text)}`;
      return [
        ...(isStarted && !reached.has(name.text)
          ? [report(catalogue.stepUnreached, { ...args, place }, { span: name })]
          : []),
        ...(items.length === 0 ? [report(catalogue.stepWithoutEnd, { ...args, step: name.text }, { span: name })] : []),
        ...keptFaults(step, process, scope),
      ];
    }),
  ];
}

/** Names the steps that a process can come to from its start. */
function reachedSteps(process: ProcessDecl): ReadonlySet<string> {
  const transitions = transitionsOf(process);
  const reached = new Set<string>();
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { step, decl } of transitions)
      if (decl.next !== undefined && (step === undefined || reached.has(step.name.text))) reached.add(decl.next.text);
  }
  return reached;
}

/** Reports what a step cannot keep: it becomes a record of JSON. */
function keptFaults({ name, parameters }: StepDecl, { key }: ProcessDecl, scope: Scope): readonly Diagnostic[] {
  return [
    ...twice([key, ...parameters], `Step ${quoted(name.text)}`, "name"),
    ...parameters.flatMap((parameter) => {
      const type = required(resolveType(parameter.type, scope));
      const reason = ["entity", "event", "readModel"].includes(type.kind)
        ? "a step keeps values and identities"
        : positionalMembers.has(parameter.name.text) || parameter.name.text.toLowerCase() === name.text.toLowerCase()
          ? "C# has another member of that name in the step"
          : undefined;
      return reason === undefined
        ? fieldFaults(parameter, scope)
        : [report(catalogue.unionForm, { name: parameter.name.text, reason }, { span: parameter.name })];
    }),
  ];
}

/** Reports transitions of which a step could not tell which one to take. */
function secondTransitions(process: ProcessDecl): readonly Diagnostic[] {
  const placed = transitionsOf(process).filter(({ decl }) => decl.event?.text !== "");
  const keyOf = ({ step, decl }: PlacedTransition) =>
    `${step?.name.text ?? ""} ${decl.home?.text ?? ""}.${decl.event?.text ?? ""}`;
  return clashes(placed, keyOf).map(([first, { step, decl }]) => {
    const place = step === undefined ? `Process ${quoted(process.name.text)}` : `Step ${quoted(step.name.text)}`;
    const cause = decl.event === undefined ? "after some time" : `on ${quoted(decl.event.text)}`;
    const notes = [{ message: "The first one is here.", span: first.decl.event ?? first.decl.span }];
    return report(catalogue.secondTransition, { place, cause }, { span: decl.event ?? decl.span, notes });
  });
}

function transitionFaults(placed: PlacedTransition, process: ProcessDecl, checked: CheckedContext) {
  const { decl } = placed;
  const { scope } = checked;
  const next = stepNamed(decl.next, process);
  return [
    ...(decl.event === undefined ? [] : causeFaults(decl, decl.event, scope)),
    ...correlationFaults(decl, process, scope),
    ...(decl.next === undefined || decl.next.text === "" || next !== undefined
      ? []
      : [unknownStep(decl.next, process)]),
    ...(next === undefined || decl.next === undefined
      ? []
      : argumentFaults(
          { called: decl.next, given: decl.arguments, slots: parameterSlots(next.parameters) },
          (problem, at) => report(catalogue.stepData, { step: next.name.text, problem }, at),
        )),
    ...ofKind(decl.calls ?? [], "processCall").flatMap((call) => [
      ...callFaults(call, scope),
      ...targetFaults(call, process, checked),
    ]),
  ];
}

function unknownStep(span: Name, process: ProcessDecl): Diagnostic {
  const names = stepsOf(process).map(({ name }) => name.text);
  const hint = spellingHint(span.text, [...names, "done"]);
  return report(catalogue.unknownStep, { process: process.name.text, step: span.text }, { span, hint });
}

/** Reports a field by which no event finds its process. */
function correlationFaults(decl: TransitionDecl, process: ProcessDecl, scope: Scope) {
  const { field } = decl;
  const event = eventOf(decl, scope);
  if (event === undefined || field === undefined || field.text === "") return [];
  const wanted = resolveType(process.key.type, scope);
  const type = memberTypeOf(event, field.text, scope);
  if (type !== undefined && (fits(type, wanted) || type.kind === "unknown")) return [];
  const reason =
    type === undefined
      ? `event ${quoted(event.decl.name.text)} has no such field`
      : `it is ${quoted(spellingOf(type))}, and the key ${quoted(process.key.name.text)} is ${quoted(spellingOf(wanted))}`;
  const right = [...event.members.keys()].filter((name) => fits(memberTypeOf(event, name, scope) ?? type, wanted));
  const meant = type === undefined ? spellingHint(field.text, event.members.keys()) : undefined;
  const hint = meant ?? (right[0] && `Write ${quoted(right[0])}.`);
  const notes = [{ message: "The event is declared here.", span: event.decl.name }];
  const args = { process: process.name.text, name: field.text, reason };
  return [report(catalogue.processKey, args, { span: field, hint, notes })];
}

/** True for a type of the key. A key that is no identity is one mistake. */
function fits(type: Type | undefined, wanted: Type): boolean {
  return type !== undefined && (wanted.kind !== "identity" || isSameType(type, wanted));
}

/** Reports an aggregate that a transition cannot load, and one that belongs to somebody. */
function targetFaults(call: ProcessCallDecl, process: ProcessDecl, { scope, callers, seekers }: CheckedContext) {
  const entity = policyTargetOf(call, scope);
  const called = entity && policyBehaviourOf(call, entity);
  if (entity === undefined || called === undefined) return [];
  const names = { process: process.name.text, called: called.name.text, entity: entity.decl.name.text };
  const asCaller = (reason: string, span: Name) => [report(catalogue.processAsCaller, { ...names, reason }, { span })];
  const identity = identityTypeOf(entity, scope);
  const key = resolveType(process.key.type, scope);
  const events = transitionsOf(process).map(({ decl }) => decl);
  const isClear = identityArgument(call, scope) !== undefined || fits(identity, key);
  const hint =
    identity &&
    `Give it as the argument \`id\`, a value of type ${quoted(spellingOf(identity))}, which a step can keep from an earlier event.`;
  return [
    ...reachFaults(call, called, entity),
    ...(called.kind === "factory" || isClear
      ? []
      : [report(catalogue.processTarget, names, { span: call.target, hint })]),
    ...(callers.has(called) ? asCaller("it depends on who calls, and an event has no caller", call.behaviour) : []),
    ...callerAggregatesOf(entity, called, seekers)
      .filter((aggregate) => !belongsToSameCallers(aggregate, events, scope))
      .flatMap((aggregate) => {
        const isOwn = aggregate === entity.aggregate;
        const whose = isOwn ? "its rows belong" : `it asks for ${quoted(aggregate.root.text)}, whose rows belong`;
        const reason = `${whose} to callers, and what raises the events of the process does not belong to the same ones`;
        return asCaller(reason, isOwn ? call.target : call.behaviour);
      }),
  ];
}
