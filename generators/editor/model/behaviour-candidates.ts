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
import { addedChild, calledChild, childOf } from "../../model/bind/children.ts";
import { eventOf, policyBehaviourOf, policyTargetOf, takesIdentity } from "../../model/bind/policies.ts";
import { stepNamed, stepsOf } from "../../model/bind/processes.ts";
import { derivedIn, madeType, memberTypeOf, symbolOf } from "../../model/bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import type { CallClause, MakeExpression, NamedArgument } from "../../model/expression-ast.ts";
import { typeText } from "../../model/format/expression-text.ts";
import type { PolicyDecl, ProcessCallDecl, ScheduleDecl, TransitionDecl } from "../../model/reaction-ast.ts";
import { required } from "../../model/type.ts";
import { type Candidate, type Finder, typeNames } from "./candidate.ts";
import { enumMembers, fieldsOf } from "./expression-candidates.ts";
import { nodeAround, type Slot } from "./slot.ts";

/** The names in statements, states and policies, by their place. */
export const behaviourPlaces: Readonly<Record<string, Finder>> = {
  "emit.event": (_slot, { context }) => typeNames(context.events),
  "policy.event": (_slot, { context }) => typeNames(context.events),
  "feed.event": (_slot, { context }) => typeNames(context.events),
  "feed.by": (slot, scope) => feedFields(slot, scope),
  "publish.event": (_slot, { context }) => typeNames(context.integrationEvents),
  "policy.target": (_slot, { context }) => typeNames(context.entities),
  "policy.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "schedule.target": (_slot, { context }) => typeNames(context.entities),
  "schedule.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "processCall.target": (_slot, { context }) => typeNames(context.entities),
  "processCall.behaviour": (slot, scope) => behavioursOf(callAround(slot), scope),
  "transition.event": (_slot, { context }) => typeNames(context.events),
  "transition.field": keyFields,
  "transition.next": stepCandidates,
  "states.name": inEntity(enumFields),
  "composite.parts": inEntity(fieldsOf),
  "stateRule.from": inEntity(statesOf),
  "stateRule.to": inEntity(statesOf),
  "assign.field": (slot, scope) => assignedFields(slot, scope),
  "add.field": inEntity(heldFields),
  "remove.field": inEntity(heldFields),
  "callChild.field": inEntity(heldFields),
  "callChild.command": inEntity((entity, scope, slot) => childCommands(slot, entity, scope)),
  "add.child": inEntity((entity, scope, slot) => typeNames(childrenAdded(slot, entity, scope))),
  "add.factory": inEntity((entity, scope, slot) =>
    childrenAdded(slot, entity, scope).flatMap(({ factories }) =>
      factories.map(({ name }) => ({ text: name.text, kind: CompletionItemKind.Constructor })),
    ),
  ),
  "namedArgument.name": (slot, scope) => argumentCandidates(slot, entityAround(slot, scope), scope),
};

/** Returns a finder of names in the entity around a slot; none elsewhere. */
function inEntity(find: (entity: TypeSymbol, scope: Scope, slot: Slot) => readonly Candidate[]): Finder {
  return (slot, scope) => {
    const entity = entityAround(slot, scope);
    return entity === undefined ? [] : find(entity, scope, slot);
  };
}

function feedFields(slot: Slot, scope: Scope): readonly Candidate[] {
  const feed = nodeAround<FeedDecl, "feed">(slot, "feed");
  const event = feed && eventOf(feed, scope.context);
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
  const event = transition && eventOf(transition, scope.context);
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

/** Returns the child that the statement around a slot adds, if there is one. */
function childrenAdded(slot: Slot, entity: TypeSymbol, scope: Scope): readonly TypeSymbol<EntityDecl>[] {
  const statement = nodeAround<Statement, "add">(slot, "add");
  const child = statement && held(entity, statement.field.text, scope);
  return child === undefined ? [] : [child];
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
  if (make !== undefined) return valueArguments(make, scope);
  const call = callAround(slot);
  const add = nodeAround<Statement, "add">(slot, "add");
  const raised = nodeAround<Statement, "emit">(slot, "emit") ?? nodeAround<Statement, "publish">(slot, "publish");
  if (call !== undefined) return callArguments(call, scope);
  const inner = nodeAround<Statement, "callChild">(slot, "callChild");
  if (inner !== undefined) {
    const command = entity && calledChild(inner, entity, scope)?.command;
    return without(inner.arguments, parameters(command?.parameters ?? []));
  }
  if (add !== undefined) {
    const factory = entity && addedChild(add, entity, scope)?.factory;
    return without(add.arguments, parameters(factory?.parameters ?? []));
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
