import { CompletionItemKind } from "vscode-languageserver";
import type {
  EmitStatement,
  EntityDecl,
  FeedDecl,
  ParameterDecl,
  ProcessDecl,
  ProjectionDecl,
  PublishStatement,
  Statement,
  StatesDecl,
} from "../../model/ast.ts";
import { addedChild, calledChild, childOf, valuesIn } from "../../model/bind/children.ts";
import { eventOf, policyBehaviourOf, policyTargetOf, takesIdentity } from "../../model/bind/policies.ts";
import { stepNamed, stepsOf } from "../../model/bind/processes.ts";
import { derivedIn, madeType, memberTypeOf, symbolOf } from "../../model/bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import type { CallClause, Expression, MakeExpression, NamedArgument } from "../../model/expression-ast.ts";
import { typeText } from "../../model/format/expression-text.ts";
import type { PolicyDecl, ProcessCallDecl, ScheduleDecl, TransitionDecl } from "../../model/reaction-ast.ts";
import { required } from "../../model/type.ts";
import { type Candidate, type Finder, typeNames } from "./candidate.ts";
import { enumMembers, fieldsOf } from "./expression-candidates.ts";
import { kindOf, nodeAround, type Slot } from "./slot.ts";

/** The names in statements, states and policies, by their place. */
export const behaviourPlaces: Readonly<Record<string, Finder>> = {
  "emit.event": (_slot, { context }) => typeNames(context.events),
  "policy.home": subscribedContexts,
  "policy.event": causes,
  "feed.event": (_slot, { context }) => typeNames(context.events),
  "feed.by": (slot, scope) => feedFields(slot, scope),
  "publish.event": (_slot, { context }) => typeNames(context.integrationEvents),
  "policy.target": (_slot, { context }) => typeNames(context.entities),
  "policy.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "schedule.target": (_slot, { context }) => typeNames(context.entities),
  "schedule.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "processCall.target": (_slot, { context }) => typeNames(context.entities),
  "processCall.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "transition.home": subscribedContexts,
  "transition.event": causes,
  "transition.field": keyFields,
  "transition.next": stepCandidates,
  "states.name": inEntity(enumFields),
  "composite.parts": inEntity(fieldsOf),
  "stateRule.from": inEntity(statesOf),
  "stateRule.to": inEntity(statesOf),
  "assign.field": (slot, scope) => assignedFields(slot, scope),
  "add.field": inEntity(listFields),
  "remove.field": inEntity(listFields),
  "callChild.field": inEntity(heldFields),
  "callChild.command": inEntity((entity, scope, slot) => childCommands(slot, entity, scope)),
  "namedArgument.name": (slot, scope) => argumentCandidates(slot, entityAround(slot, scope), scope),
};

/** Returns a finder of names in the entity around a slot; none elsewhere. */
function inEntity(find: (entity: TypeSymbol, scope: Scope, slot: Slot) => readonly Candidate[]): Finder {
  return (slot, scope) => {
    const entity = entityAround(slot, scope);
    return entity === undefined ? [] : find(entity, scope, slot);
  };
}

/** Returns the events that can be the cause of a policy or a transition: those of the own context, or those subscribed to behind the name of another one. */
function causes(slot: Slot, scope: Scope): readonly Candidate[] {
  const { context, contexts } = scope;
  const { home } =
    nodeAround<PolicyDecl, "policy">(slot, "policy") ??
    nodeAround<TransitionDecl, "transition">(slot, "transition") ??
    {};
  if (home === undefined) return [...typeNames(context.events), ...subscribedContexts(slot, scope)];
  return typeNames(
    (contexts.get(home.text)?.integrationEvents ?? []).filter(({ decl }) => eventOf({ home, event: decl.name }, scope)),
  );
}

/** Returns the contexts that the own one subscribes to. */
function subscribedContexts(_slot: Slot, { context }: Scope): readonly Candidate[] {
  return [...new Set(context.subscriptions.map(({ event }) => event.context.text))].map((text) => ({
    text,
    kind: CompletionItemKind.Module,
    detail: "context",
  }));
}

function feedFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const feed = nodeAround<FeedDecl, "feed">(slot, "feed");
  const event = feed && eventOf(feed, scope);
  return event === undefined ? [] : fieldsOf(event, scope);
}

function assignedFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const decl = nodeAround<ProjectionDecl, "projection">(slot, "projection");
  const projection = scope.context.projections.find((symbol) => symbol.decl === decl);
  const owner = projection ?? entityAround(slot, scope);
  return owner === undefined ? [] : fieldsOf(owner, scope).filter(({ text }) => text !== decl?.key.name.text);
}

function entityAround(slot: Slot, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const decl = nodeAround<EntityDecl, "entity">(slot, "entity");
  return context.entities.find((symbol) => symbol.decl === decl);
}

function held(entity: TypeSymbol, field: string, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const member = entity.members.get(field);
  return member && childOf(member, scope);
}

function heldFields(entity: TypeSymbol, scope: Scope): readonly Candidate[] {
  return fieldsOf(entity, scope).filter(({ text }) => held(entity, text, scope));
}

/** Returns the fields that hold children or a list of values. */
function listFields(entity: TypeSymbol, scope: Scope): readonly Candidate[] {
  return fieldsOf(entity, scope).filter(({ text }) => {
    const name = entity.members.get(text)?.name;
    return held(entity, text, scope) ?? (name && valuesIn(name, entity, scope));
  });
}

/** Returns the policy, the schedule or the call of a process around a slot. */
function callAround(slot: Slot): PolicyDecl | ScheduleDecl | ProcessCallDecl | undefined {
  return (
    nodeAround<PolicyDecl, "policy">(slot, "policy") ??
    nodeAround<ScheduleDecl, "schedule">(slot, "schedule") ??
    nodeAround<ProcessCallDecl, "processCall">(slot, "processCall")
  );
}

/** Returns the fields of a transition's event. */
function keyFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const transition = nodeAround<TransitionDecl, "transition">(slot, "transition");
  const event = transition && eventOf(transition, scope);
  return event === undefined ? [] : fieldsOf(event, scope);
}

/** Returns the steps of the process around a slot. */
function stepCandidates(slot: Slot): readonly Candidate[] {
  const process = nodeAround<ProcessDecl, "process">(slot, "process");
  return (process === undefined ? [] : stepsOf(process)).map(({ name, doc }) => ({
    ...{ text: name.text, kind: CompletionItemKind.EnumMember, doc: doc?.text },
  }));
}

/** Returns the parameters of the step that the transition around a slot leads to. */
function stepArguments(slot: Slot): readonly Candidate[] {
  const process = nodeAround<ProcessDecl, "process">(slot, "process");
  const transition = nodeAround<TransitionDecl, "transition">(slot, "transition");
  const next = process && transition && stepNamed(transition.next, process);
  return next === undefined ? [] : without(transition?.arguments ?? [], parameters(next.parameters));
}

function behavioursOf(call: CallClause | undefined, scope: Scope): readonly Candidate[] {
  const { commands = [], factories = [] } = (call && policyTargetOf(call, scope)) ?? {};
  return [...commands, ...factories].map(({ kind, name, doc }) => ({
    text: name.text,
    kind: kind === "command" ? CompletionItemKind.Method : CompletionItemKind.Constructor,
    doc: doc?.text,
  }));
}

function enumFields(entity: TypeSymbol, scope: Scope): readonly Candidate[] {
  return fieldsOf(entity, scope).filter(({ text }) => {
    const type = memberTypeOf(entity, text, scope);
    return type?.kind === "enum";
  });
}

function statesOf(entity: TypeSymbol, scope: Scope, slot: Slot): readonly Candidate[] {
  const decl = nodeAround<StatesDecl, "states">(slot, "states");
  const type = decl && memberTypeOf(entity, decl.name.text, scope);
  const states = type && required(type);
  if (states?.kind !== "enum") return [];
  const symbol = scope.contexts.get(states.context)?.typeByName.get(states.name);
  return symbol === undefined ? [] : enumMembers(symbol);
}

/** Returns the child, the factory or its parameters that a slot behind `+=` can name; none for a list of values. */
export function creationCandidates(slot: Slot, scope: Scope): readonly Candidate[] {
  const [inner, outer] = slot;
  const entity = entityAround(slot, scope);
  const statement = nodeAround<Statement, "add">(slot, "add");
  const child = entity && statement && held(entity, statement.field.text, scope);
  if (inner === undefined || outer === undefined || statement === undefined || child === undefined) return [];
  // Without a colon, the first argument is not yet one of a factory.
  const call = nodeAround<Expression, "call">(slot, "call");
  if (call === statement.value && inner.node !== call) {
    const factory = child.factories.find(({ name }) => name.text === call.member.text);
    return parameters(factory?.parameters ?? []);
  }
  if (outer.key !== "value" || outer.node !== statement) return [];
  const isFactory = inner.key === "member" || (kindOf(inner) === "make" && inner.key === "name");
  return isFactory
    ? child.factories.map(({ name }) => ({ text: name.text, kind: CompletionItemKind.Constructor }))
    : typeNames([child]);
}

/** Returns the commands of the child that the statement around a slot calls. */
function childCommands(slot: Slot, entity: TypeSymbol, scope: Scope): readonly Candidate[] {
  const statement = nodeAround<Statement, "callChild">(slot, "callChild");
  const child = statement && held(entity, statement.field.text, scope);
  return (child?.commands ?? []).map(({ name, doc }) => ({
    ...{ text: name.text, kind: CompletionItemKind.Method, doc: doc?.text },
  }));
}

/** Returns the parameters of the called referent that have no argument yet. */
function argumentCandidates(slot: Slot, entity: TypeSymbol | undefined, scope: Scope): readonly Candidate[] {
  const make = nodeAround<MakeExpression, "make">(slot, "make");
  const add = nodeAround<Statement, "add">(slot, "add");
  const added = add?.value === make ? entity && add && addedChild(add, entity, scope) : undefined;
  if (added !== undefined) return without(added.creation.arguments, parameters(added.factory?.parameters ?? []));
  if (make !== undefined) return valueArguments(make, scope);
  const call = callAround(slot);
  const raised = nodeAround<Statement, "emit">(slot, "emit") ?? nodeAround<Statement, "publish">(slot, "publish");
  if (call !== undefined) return callArguments(call, scope);
  const inner = nodeAround<Statement, "callChild">(slot, "callChild");
  if (inner !== undefined) {
    const command = entity && calledChild(inner, entity, scope)?.command;
    return without(inner.arguments, parameters(command?.parameters ?? []));
  }
  return raised === undefined ? stepArguments(slot) : eventArguments(raised, scope);
}

function callArguments(call: PolicyDecl | ScheduleDecl | ProcessCallDecl, scope: Scope): readonly Candidate[] {
  const target = policyTargetOf(call, scope);
  const called = target && policyBehaviourOf(call, target);
  if (target === undefined || called === undefined) return [];
  const id = { text: "id", kind: CompletionItemKind.Property, detail: target.decl.identity.text };
  const isRow = call.kind === "schedule" && called.kind === "command";
  const identity = !isRow && takesIdentity(called, target, scope) ? [id] : [];
  return without(call.arguments, [...parameters(called.parameters), ...identity]);
}

function eventArguments(raised: EmitStatement | PublishStatement, scope: Scope): readonly Candidate[] {
  const symbol = scope.context.typeByName.get(raised.event.text);
  return symbol === undefined ? [] : without(raised.arguments, fieldsOf(symbol, scope));
}

function valueArguments(make: MakeExpression, scope: Scope): readonly Candidate[] {
  const type = madeType(make, scope);
  const symbol = type && symbolOf(type, scope);
  if (symbol === undefined) return [];
  const derived = derivedIn(symbol, scope);
  return without(
    make.arguments,
    fieldsOf(symbol, scope).filter(({ text }) => !derived.has(text)),
  );
}

function parameters(decls: readonly ParameterDecl[]): readonly Candidate[] {
  return decls.map(({ name, type }) => ({
    ...{ text: name.text, kind: CompletionItemKind.Property, detail: typeText(type), isLikely: true },
  }));
}

function without(given: readonly NamedArgument[], candidates: readonly Candidate[]): readonly Candidate[] {
  const taken = new Set(given.map(({ name }) => name.text));
  return candidates.filter(({ text }) => !taken.has(text));
}
