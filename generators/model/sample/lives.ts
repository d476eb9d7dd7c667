import type { Command, Entity, Factory } from "../ir.ts";
import { commanded, created } from "./apply-behaviour.ts";
import type { JsonObject } from "./json.ts";
import { argumentsOf, type Change, repaired, spoiled, type Tries } from "./repair.ts";
import type { SampleSource } from "./samples.ts";

/** A sample of a behaviour. */
export interface Sample {
  readonly args: JsonObject;
  /** A change that a rule surely refuses; undefined if none is known. */
  readonly refused: Change | undefined;
}

export interface FactorySample extends Sample {
  readonly factory: Factory;
}

export interface CommandSample extends Sample {
  readonly command: Command;
  /** The commands that lead from a new aggregate to a state in which it is accepted. */
  readonly before: readonly Call[];
}

/** A command with its arguments. */
export interface Call {
  readonly command: Command;
  readonly args: JsonObject;
}

/** The life of an aggregate: samples of each factory, and of each command with its way there. */
export interface Life {
  readonly root: Entity;
  readonly factories: readonly FactorySample[];
  readonly commands: readonly CommandSample[];
}

/** Returns the life of a root, with its served factories and commands. Spec: shipped-tests, Samples. */
export function lifeOf(root: Entity, source: SampleSource): Life {
  const factories = root.factories
    .filter(({ operation }) => operation.isServed)
    .map((factory) => {
      const count = (args: JsonObject) => created(root, factory, args, source).broken.length;
      const task = { parameters: factory.parameters, count, source };
      const { args } = repaired(argumentsOf(factory.parameters, source), { ...task, tries: { left: mostTries } });
      return { factory, args, refused: spoiled(args, task) };
    });
  const [first] = factories;
  const start = first === undefined ? {} : created(root, first.factory, first.args, source).state;
  const commands = root.commands
    .filter(({ operation }) => operation.isServed)
    .map((command) => wayTo(command, { root, start, source }));
  return { root, factories, commands };
}

interface Beginning {
  readonly root: Entity;
  readonly start: JsonObject;
  readonly source: SampleSource;
}

interface Step {
  readonly state: JsonObject;
  readonly before: readonly Call[];
}

const longestWay = 3;
const mostStates = 40;
const mostTries = 8000;
// A command that the state forbids is tried in vain, and must leave tries to the others.
const triesAtOnce = 400;

/** Looks for the shortest way of commands to a state in which a command is accepted. */
function wayTo(command: Command, beginning: Beginning): CommandSample {
  const tries = { left: mostTries };
  const seen = new Set([JSON.stringify(beginning.start)]);
  const first: Step = { state: beginning.start, before: [] };
  const queue = [first];
  for (const step of queue) {
    const { broken, sample } = attempted(command, step, beginning, tries);
    if (broken === 0) return { ...sample, refused: refusedOf(command, step, sample.args, beginning) };
    if (step.before.length < longestWay && tries.left > 0) queue.push(...stepsFrom(step, { beginning, seen, tries }));
  }
  return attempted(command, first, beginning, { left: mostTries }).sample;
}

interface Exploration {
  readonly beginning: Beginning;
  /** The states so far, which grow. */
  readonly seen: Set<string>;
  readonly tries: Tries;
}

/** Returns the new states that one more command leads to. */
function stepsFrom(step: Step, { beginning, seen, tries }: Exploration): readonly Step[] {
  const steps: Step[] = [];
  for (const command of beginning.root.commands.filter(({ operation }) => operation.isServed)) {
    const { sample, broken, state } = attempted(command, step, beginning, tries);
    const key = JSON.stringify(state);
    if (broken > 0 || seen.has(key) || seen.size > mostStates) continue;
    seen.add(key);
    steps.push({ state, before: [...step.before, { command, args: sample.args }] });
  }
  return steps;
}

function attempted(command: Command, { state, before }: Step, { root, source }: Beginning, tries: Tries) {
  const { parameters } = command;
  const outcome = (args: JsonObject) => commanded(root, command, { state, args }, source);
  const count = (args: JsonObject) => outcome(args).broken.length;
  const share = { left: Math.min(triesAtOnce, tries.left) };
  const given = share.left;
  const { args, broken } = repaired(argumentsOf(parameters, source), { parameters, count, source, tries: share });
  tries.left -= given - share.left;
  return { broken, state: outcome(args).state, sample: { command, args, refused: undefined, before } };
}

function refusedOf(command: Command, { state }: Step, args: JsonObject, { root, source }: Beginning) {
  const count = (one: JsonObject) => commanded(root, command, { state, args: one }, source).broken.length;
  return spoiled(args, { parameters: command.parameters, count, source });
}
