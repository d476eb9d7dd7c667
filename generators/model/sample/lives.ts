import { wireNameOf } from "../../http/wire-name-of.ts";
import { declarationsOf } from "../declarations.ts";
import type { Command, Context, Entity, Factory, Model } from "../ir.ts";
import { keyOf } from "../type.ts";
import { commanded, created } from "./apply-behaviour.ts";
import { brokenWithin } from "./broken-rules.ts";
import { constantsOf } from "./constants.ts";
import { evaluate } from "./evaluate.ts";
import type { JsonObject } from "./json.ts";
import { type Change, repaired, spoiled } from "./repair.ts";
import type { SampleSource } from "./samples.ts";
import { usualArguments } from "./unique-arguments.ts";
import type { Call } from "./ways.ts";
import { waysTo } from "./ways.ts";

interface Sample {
  readonly args: JsonObject;
  /** A change that a rule surely refuses; undefined if none is known. */
  readonly refused: Change | undefined;
  /** The arguments that can be left out at once, as no rule surely refuses their defaults. */
  readonly filled: readonly string[];
}

const mostTries = 8000;

export interface FactorySample extends Sample {
  readonly factory: Factory;
}

/** A command with its sample, and the way to a state in which it is accepted. */
export interface CommandSample extends Sample, Call {
  /** The arguments of the factory that the way begins with. */
  readonly begun: JsonObject;
  /** The commands after the factory. */
  readonly before: readonly Call[];
  /** False if the usual arguments surely break a rule of a value, which a host refuses before it looks for the aggregate. */
  readonly isReadable: boolean;
  /** The arguments that a patch can leave out at once, as no rule surely refuses the values that the aggregate has. */
  readonly kept: readonly string[];
}

/** The life of an aggregate: samples of each factory, and of each command with its way there. */
export interface Life {
  readonly root: Entity;
  readonly factories: readonly FactorySample[];
  /** The factory that the ways to commands begin with: one that answers the whole aggregate, else one that takes its identity, if there is any. */
  readonly begun: FactorySample | undefined;
  readonly commands: readonly CommandSample[];
}

/** Returns the life of a root, with its served factories and commands. Spec: shipped-tests, Samples. */
export function lifeOf(root: Entity, source: SampleSource): Life {
  const filledBy = (behaviour: Command | Factory, args: JsonObject, count: (args: JsonObject) => number) => {
    // The first test takes the default of a unique field.
    const values = root.uniques.length > 0 ? {} : defaultValues(behaviour, source);
    return count({ ...args, ...values }) > 0 ? [] : Object.keys(values);
  };
  const factories = root.factories
    .filter(({ operation }) => operation.isServed)
    .map((factory) => {
      const count = (args: JsonObject) => created(root, factory, args, source).broken.length;
      const task = { parameters: factory.parameters, count, source };
      const usual = usualArguments(root, { ...factory, assigned: factory.initializers }, source);
      const { args } = repaired(usual, { ...task, tries: { left: mostTries } });
      return { factory, args, refused: spoiled(args, task), filled: filledBy(factory, args, count) };
    });
  const begun =
    factories.find(({ factory }) => factory.projection === undefined) ??
    factories.find(({ factory }) => factory.identityParameter !== undefined) ??
    factories[0];
  const served = root.commands.filter(({ operation }) => operation.isServed);
  const wayTo = waysTo(served, { root, begun, source });
  const commands = served.map((command) => {
    const { state, args, ...way } = wayTo(command);
    const count = (one: JsonObject) => commanded(root, command, { state, args: one }, source).broken.length;
    const refused = count(args) > 0 ? undefined : spoiled(args, { parameters: command.parameters, count, source });
    const present = keptValues(command, state);
    const kept = count({ ...args, ...present }) > 0 ? [] : Object.keys(present);
    const isReadable = command.parameters.every(({ name, type }) => {
      const value = args[wireNameOf(name)];
      return value === undefined || brokenWithin(value, type, source).length === 0;
    });
    return { command, args, state, refused, isReadable, kept, filled: filledBy(command, args, count), ...way };
  });
  return { root, factories, begun, commands };
}

/** Returns the defaults of the members of a body, by parameter. */
function defaultValues({ operation }: Command | Factory, { declarations }: SampleSource): JsonObject {
  const known = operation.parameters.flatMap(({ name, binding, default: given }) => {
    const value = given && binding === "body" ? evaluate(given.value, { declarations }) : undefined;
    return value === undefined ? [] : [[wireNameOf(name), value] as const];
  });
  return Object.fromEntries(known);
}

/** Returns the values in a state that a patch keeps, by parameter, as far as they are known. */
function keptValues({ operation }: Command, state: JsonObject): JsonObject {
  const known = operation.parameters.flatMap(({ name, kept }) => {
    const value = kept === undefined ? undefined : state[wireNameOf(kept)];
    return value === undefined ? [] : [[wireNameOf(name), value] as const];
  });
  return Object.fromEntries(known);
}

/** The samples of a context. Lives are long to find, and each is looked for once. */
export interface ContextSamples {
  readonly source: SampleSource;
  readonly lifeOf: (entity: Entity) => Life;
}

/** Returns the samples of each context. */
export function contextSamples(model: Model): (context: Context) => ContextSamples {
  const declarations = declarationsOf(model);
  return remembered((context: Context) => {
    const begunStateOf = onceAtATime((root) => {
      const entity = declarations.entities.get(root);
      const begun = entity && lifeIn(entity).begun;
      return begun && created(entity, begun.factory, begun.args, source).state;
    });
    const source: SampleSource = { declarations, constants: constantsOf(context, declarations), begunStateOf };
    const lifeIn = remembered((entity: Entity) => lifeOf(entity, source));
    return { source, lifeOf: lifeIn };
  });
}

/** Answers nothing about a root while it is looked for: the rules of two roots can read each other. */
function onceAtATime(stateOf: (root: string) => JsonObject | undefined): SampleSource["begunStateOf"] {
  const open = new Set<string>();
  return (type) => {
    const root = keyOf(type);
    if (open.has(root)) return undefined;
    open.add(root);
    const state = stateOf(root);
    open.delete(root);
    return state;
  };
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
