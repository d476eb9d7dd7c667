import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Assignment, ChildChange, Command, Entity, Factory, Rule } from "../ir.ts";
import { keyOf, type Type } from "../type.ts";
import { brokenRules, brokenWithin } from "./broken-rules.ts";
import type { Declarations } from "./declarations.ts";
import { areEqual, evaluate, type Scope } from "./evaluate.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";
import type { SampleSource } from "./samples.ts";

/** The state that a behaviour leads to, as far as it is known, and the rules that it surely breaks. */
export interface Outcome {
  readonly state: JsonObject;
  readonly broken: readonly Pick<Rule, "message">[];
}

/** Computes the state of a new entity. */
export function created(entity: Entity, factory: Factory, args: JsonObject, source: SampleSource): Outcome {
  const { declarations } = source;
  const scope = { declarations, parameters: args };
  const made = newState(entity, factory, scope);
  const state = factory.changes.reduce((current, change) => changed(current, change, scope), made);
  const broken = [
    ...brokenArguments(factory, args, source),
    ...brokenRules(factory.requires, scope),
    ...brokenRules(entity.invariants, { declarations, self: state, selfType: entity.type }),
  ];
  return { state, broken };
}

/** Computes the state of an entity after a command. */
export function commanded(
  entity: Entity,
  command: Command,
  before: { readonly state: JsonObject; readonly args: JsonObject },
  source: SampleSource,
): Outcome {
  const { declarations } = source;
  const scope = { declarations, parameters: before.args, self: before.state, selfType: entity.type };
  let state = before.state;
  const broken: Pick<Rule, "message">[] = [
    ...brokenArguments(command, before.args, source),
    ...brokenRules(command.requires, scope),
  ];
  for (const change of command.changes) {
    const now = { ...scope, self: state };
    if (change.kind === "assign") {
      broken.push(...brokenTransition(entity, change, now));
      state = assigned(state, change.field, evaluate(change.value, now));
    } else {
      if (change.kind === "remove" && isAbsent(state, change, now)) broken.push({ message: `no ${change.child.name}` });
      state = changed(state, change, now);
    }
  }
  broken.push(...brokenRules(entity.invariants, { declarations, self: state, selfType: entity.type }));
  return { state, broken };
}

function brokenArguments({ parameters }: Command | Factory, args: JsonObject, source: SampleSource): readonly Rule[] {
  return parameters.flatMap(({ name, type }) => {
    const value = args[wireNameOf(name)];
    return value === undefined ? [] : brokenWithin(value, type, source);
  });
}

function newState(entity: Entity, { initializers, identityParameter }: Factory, scope: Scope): JsonObject {
  const given = new Map(initializers.map(({ field, value }) => [field, value]));
  const id = identityParameter === undefined ? undefined : scope.parameters?.[wireNameOf(identityParameter)];
  let state: JsonObject = id === undefined ? {} : { id };
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
  const name = wireNameOf(field);
  const others = Object.entries(state).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]);
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

function changed(state: JsonObject, change: ChildChange, scope: Scope): JsonObject {
  const children = state[wireNameOf(change.field)];
  if (change.kind === "remove") {
    const identity = evaluate(change.identity, scope);
    const left =
      isList(children) && identity !== undefined ? children.filter((child) => !has(child, identity)) : undefined;
    return assigned(state, change.field, left);
  }
  const child = childOf(change, scope);
  return assigned(state, change.field, isList(children) && child !== undefined ? [...children, child] : undefined);
}

function childOf(change: Extract<ChildChange, { readonly kind: "add" }>, scope: Scope): JsonObject | undefined {
  const { entity, factory } = factoryOf(change, scope.declarations);
  if (entity === undefined || factory === undefined) return undefined;
  const given = factory.parameters.flatMap(({ name }, index) => {
    const argument = change.arguments[index];
    const value = argument === undefined ? null : evaluate(argument, scope);
    return value === undefined ? [] : [[wireNameOf(name), value] as const];
  });
  return newState(entity, factory, { declarations: scope.declarations, parameters: Object.fromEntries(given) });
}

function factoryOf(
  { child, factory: name }: Extract<ChildChange, { readonly kind: "add" }>,
  { entities }: Declarations,
) {
  const entity = entities.get(keyOf(child));
  return { entity, factory: entity?.factories.find((one) => one.name === name) };
}

function isAbsent(state: JsonObject, change: Extract<ChildChange, { readonly kind: "remove" }>, scope: Scope): boolean {
  const children = state[wireNameOf(change.field)];
  const identity = evaluate(change.identity, scope);
  if (!isList(children) || identity === undefined) return false;
  return !children.some((child) => has(child, identity));
}

// A child whose identity is not known may be any.
function has(child: Json, identity: Json): boolean {
  return isObject(child) && areEqual(child["id"], identity) === true;
}
