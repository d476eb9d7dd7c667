import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Command, Entity, Factory, Rule } from "../ir.ts";
import type {
  Assignment,
  Branch,
  ChildAddition,
  ChildCall,
  ChildChange,
  ChildRemoval,
  Condition,
} from "../operation/changes.ts";
import { testRoleOf } from "../operation/model-operation.ts";
import { keyOf, type Type } from "../type.ts";
import { brokenRules, brokenWithin } from "./broken-rules.ts";
import { absent, argumentsOf, chosenOf, has } from "./chosen-children.ts";
import { evaluate, type Scope } from "./evaluate.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";
import { identitiesOf, type SampleSource } from "./samples.ts";

/** The state that a behaviour leads to, as far as it is known, and the rules that it surely breaks. */
export interface Outcome {
  /** True unless the entity is surely still there. */
  readonly isGone?: boolean;
  readonly state: JsonObject;
  readonly broken: readonly Pick<Rule, "message">[];
}

/** Computes the state of a new entity. */
export function created(entity: Entity, behaviour: Factory, parameters: JsonObject, source: SampleSource): Outcome {
  const { identityParameter: newIdentity, operation } = behaviour;
  const { declarations, begunStateOf } = source;
  const role = testRoleOf(operation);
  const scope = { declarations, begunStateOf, parameters, role, creates: entity.type, newIdentity };
  return applied({ entity, behaviour, scope, source }, newState(entity, behaviour, scope));
}

/** Computes the state of an entity after a command. */
export function commanded(
  entity: Entity,
  behaviour: Command,
  { state, args: parameters }: { readonly state: JsonObject; readonly args: JsonObject },
  source: SampleSource,
): Outcome {
  const { declarations, begunStateOf } = source;
  const role = testRoleOf(behaviour.operation);
  const scope = { declarations, begunStateOf, parameters, self: state, selfType: entity.type, role };
  return applied({ entity, behaviour, scope, source }, state);
}

interface ChangePlace {
  readonly scope: Scope;
  readonly source: SampleSource;
}

interface Application extends ChangePlace {
  readonly entity: Entity;
  readonly behaviour: Command | Factory;
}

function applied({ entity, behaviour, scope, source }: Application, before: JsonObject): Outcome {
  const broken: Pick<Rule, "message">[] = behaviour.parameters.flatMap(({ name, type }) => {
    const value = scope.parameters?.[wireNameOf(name)];
    return value === undefined ? [] : brokenWithin(value, type, source);
  });
  broken.push(...brokenRules(behaviour.requires, scope));
  let state = before;
  const judged = new Map<Condition, Json | undefined>();
  for (const change of behaviour.changes) {
    const place = { scope: scope.self === undefined ? scope : { ...scope, self: state }, source };
    const isMade = isOnItsBranch(change.branch, judged, place.scope);
    // A field that may be changed is not known.
    if (isMade === undefined) state = assigned(state, change.field, undefined);
    if (isMade !== true) continue;
    const next = change.kind === "assign" ? set(state, change, entity, place) : changed(state, change, place);
    state = next.state;
    broken.push(...next.broken);
  }
  const whole = { declarations: source.declarations, self: state, selfType: entity.type };
  const isGone = "removal" in behaviour && mayRemove(behaviour, judged, { ...scope, self: state });
  return { state, isGone, broken: [...broken, ...brokenRules(entity.invariants, whole)] };
}

/** True unless a command surely leaves its root. A condition that no change has judged is known at the end alone. */
function mayRemove({ removal, changes }: Command, judged: Map<Condition, Json | undefined>, scope: Scope): boolean {
  if (removal === undefined) return false;
  const stays = ({ condition, isElse }: Branch) =>
    (judged.has(condition) || condition.at === changes.length) &&
    isOnItsBranch({ condition, isElse }, judged, scope) === false;
  return removal.branches.length === 0 || !removal.branches.every(stays);
}

/** True if a change is made; undefined if that is not known. */
function isOnItsBranch(branch: Branch | undefined, judged: Map<Condition, Json | undefined>, scope: Scope) {
  if (branch === undefined) return true;
  const { condition, isElse } = branch;
  if (!judged.has(condition)) judged.set(condition, evaluate(condition.value, scope));
  const answer = judged.get(condition);
  return typeof answer === "boolean" ? answer !== isElse : undefined;
}

function set(state: JsonObject, change: Assignment, entity: Entity, { scope, source }: ChangePlace): Outcome {
  const value = evaluate(change.value, scope);
  const type = entity.members.find(({ name }) => name === change.field)?.type;
  const within = value === undefined || type === undefined ? [] : brokenWithin(value, type, source);
  return {
    state: assigned(state, change.field, value),
    broken: [...brokenTransition(entity, change, scope), ...within],
  };
}

function newState(entity: Entity, { initializers, identityParameter }: Factory, scope: Scope): JsonObject {
  const given = new Map(initializers.map(({ field, value }) => [field, value]));
  const id = identityParameter === undefined ? undefined : scope.parameters?.[wireNameOf(identityParameter)];
  const parts = entity.identity.parts.map((part) => [wireNameOf(part), scope.parameters?.[wireNameOf(part)] ?? null]);
  const own = parts.length > 0 ? Object.fromEntries(parts) : id;
  let state: JsonObject = own === undefined ? {} : { id: own };
  for (const { name, type, initializer } of entity.members) {
    if (initializer?.kind === "derived") continue;
    const value = given.get(name) ?? initializer?.value;
    state = assigned(state, wireNameOf(name), value === undefined ? emptyOf(type) : evaluate(value, scope));
  }
  return state;
}

function emptyOf({ kind }: Type): Json | undefined {
  if (kind === "optional") return null;
  return kind === "list" || kind === "set" ? [] : undefined;
}

/** Returns a state with another value of a field; an unknown value takes the field out. */
function assigned(state: JsonObject, field: string, value: Json | undefined): JsonObject {
  const { [wireNameOf(field)]: _before, ...others } = state;
  return value === undefined ? others : { ...others, [wireNameOf(field)]: value };
}

function brokenTransition(entity: Entity, { field, value }: Assignment, scope: Scope): readonly { message: string }[] {
  const rules = entity.states.filter((machine) => machine.field === field).flatMap((machine) => machine.rules);
  const [from, to] = [scope.self?.[wireNameOf(field)], evaluate(value, scope)];
  if (rules.length === 0 || typeof from !== "string" || typeof to !== "string") return [];
  const isAllowed = rules.some(
    (rule) =>
      rule.from === from && rule.to.includes(to) && (rule.guard === undefined || evaluate(rule.guard, scope) !== false),
  );
  return isAllowed ? [] : [{ message: `${from} does not lead to ${to}` }];
}

/** Adds, removes or changes a child. The rules of its factory, and that its identity is new or known, hold for the whole. */
function changed(state: JsonObject, change: ChildChange, place: ChangePlace): Outcome {
  if (change.kind === "remove") return removed(state, change, place);
  if (change.kind === "call") return called(state, change, place);
  const children = state[wireNameOf(change.field)];
  const child = childOf(change, place);
  if (!isList(children) || child === undefined)
    return { state: assigned(state, change.field, undefined), broken: child?.broken ?? [] };
  const id = child.state["id"];
  const isTaken = id !== undefined && children.some((one) => has(one, id));
  const broken = isTaken ? [{ message: `${change.child.name} twice` }] : [];
  const numbered = id === undefined ? { ...child.state, ...nextIdentity(change, children, place.source) } : child.state;
  return {
    state: assigned(state, change.field, [...children, numbered]),
    broken: [...child.broken, ...broken],
  };
}

function removed(state: JsonObject, change: ChildRemoval, { scope }: ChangePlace): Outcome {
  const { field } = change;
  const children = state[wireNameOf(field)];
  const chosen = chosenOf(children, change.chosen, scope);
  if (!isList(children) || chosen === undefined) return { state: assigned(state, field, undefined), broken: [] };
  const left = children.filter((one) => !chosen.includes(one));
  return { state: assigned(state, field, left), broken: absent(change, chosen) };
}

/** Carries out a command of the chosen children. A child that is not known leaves all of them unknown. */
function called(state: JsonObject, change: ChildCall, { scope, source }: ChangePlace): Outcome {
  const name = wireNameOf(change.field);
  const children = state[name];
  const chosen = chosenOf(children, change.chosen, scope);
  const entity = scope.declarations.entities.get(keyOf(change.child));
  const command = entity?.commands.find((one) => one.name === change.command);
  const unknown = { state: assigned(state, change.field, undefined), broken: [] };
  if (!isList(children) || chosen === undefined || entity === undefined || command === undefined) return unknown;
  const broken: { message: string }[] = [...absent(change, chosen)];
  let now: readonly Json[] = children;
  for (const child of chosen) {
    if (!isObject(child)) return unknown;
    const self = { ...scope.self, [name]: now };
    const args = argumentsOf(command.parameters, change.arguments, { ...scope, self });
    const next = commanded(entity, command, { state: child, args }, source);
    now = now.map((one) => (one === child ? next.state : one));
    broken.push(...next.broken);
  }
  return { state: assigned(state, change.field, now), broken };
}

/** Returns the identity that the sample of a child has which the factory gives one: the first sample that no other child has. */
function nextIdentity({ child, isIdentityGiven }: ChildAddition, children: readonly Json[], source: SampleSource) {
  const entity = isIdentityGiven ? undefined : source.declarations.entities.get(keyOf(child));
  if (entity === undefined) return {};
  const free = identitiesOf(entity.identity.strategy, entity.name).find((id) => !children.some((one) => has(one, id)));
  return free === undefined ? {} : { id: free };
}

function childOf(change: ChildAddition, { scope, source }: ChangePlace) {
  const entity = scope.declarations.entities.get(keyOf(change.child));
  const factory = entity?.factories.find(({ name }) => name === change.factory);
  if (entity === undefined || factory === undefined) return undefined;
  return created(entity, factory, argumentsOf(factory.parameters, change.arguments, scope), source);
}
