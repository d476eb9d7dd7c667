import type { Command, Entity, Factory } from "../ir.ts";
import { commanded, created } from "./apply-behaviour.ts";
import type { JsonObject } from "./json.ts";
import { argumentsOf, changedOnce, repaired } from "./repair.ts";
import type { SampleSource } from "./samples.ts";

/** A command with its arguments. */
export interface Call {
  readonly command: Command;
  readonly args: JsonObject;
  /** The state of the aggregate before it. */
  readonly state: JsonObject;
}

/** A state of an aggregate, and the way to it. */
export interface Step {
  readonly state: JsonObject;
  /** The arguments of the factory. */
  readonly begun: JsonObject;
  /** The commands after the factory. */
  readonly before: readonly Call[];
}

/** A call that is accepted, and the step after it. */
export interface Accepted {
  readonly call: Call;
  readonly next: Step;
}

/** An aggregate whose life begins with arguments of a factory; without one, with an unknown state. */
export interface Beginning {
  readonly root: Entity;
  readonly begun: { readonly factory: Factory; readonly args: JsonObject } | undefined;
  readonly source: SampleSource;
}

const mostTries = 8000;
// A command that the state forbids is tried in vain, and must leave tries to the others.
const triesAtOnce = 200;

export type Trials = ReturnType<typeof trialsFrom>;

/** Returns functions that try commands on an aggregate, and count the tries. */
export function trialsFrom(commands: readonly Command[], { root, begun, source }: Beginning) {
  const usual = new Map(commands.map((command) => [command, argumentsOf(command.parameters, source)]));
  let left = mostTries;
  const start = begun === undefined ? {} : created(root, begun.factory, begun.args, source).state;
  const first: Step = { state: start, begun: begun?.args ?? {}, before: [] };

  const tried = ({ state }: Step, command: Command, args: JsonObject) => {
    left--;
    return commanded(root, command, { state, args }, source);
  };
  const called = (step: Step, command: Command, args: JsonObject): readonly Accepted[] => {
    const { state, broken } = tried(step, command, args);
    const call = { command, args, state: step.state };
    return broken.length > 0 ? [] : [{ call, next: { ...step, state, before: [...step.before, call] } }];
  };
  const repairedAt = (step: Step, command: Command) => {
    const count = (args: JsonObject) => tried(step, command, args).broken.length;
    const search = { parameters: command.parameters, count, source, tries: { left: triesAtOnce } };
    return repaired(usual.get(command) ?? {}, search);
  };
  const begunWith = (factory: Factory, args: JsonObject): readonly Step[] => {
    left--;
    const { state, broken } = created(root, factory, args, source);
    return broken.length > 0 ? [] : [{ state, begun: args, before: [] }];
  };
  const otherBeginnings = ({ factory, args }: NonNullable<Beginning["begun"]>) =>
    [...changedOnce(args, varying(factory), source)].flatMap((other) => begunWith(factory, other));
  const otherCalls = (step: Step, { command, args }: Call) =>
    [...changedOnce(args, command.parameters, source)].flatMap((other) => called(step, command, other));
  return {
    first,
    areLeft: () => left > 0,
    repairedAt,
    /** Returns the call of a command with accepted arguments, as a list of at most one. */
    accepted: (step: Step, command: Command): readonly Accepted[] =>
      // Rules that are broken without arguments stay broken with any.
      tried(step, command, {}).broken.length > 0 ? [] : called(step, command, repairedAt(step, command).args),
    /** Returns the steps that one other argument leads to, of the factory or of calls after a step. */
    varied: (step: Step, calls: readonly Accepted[]): readonly Step[] => [
      ...(step === first && begun !== undefined ? otherBeginnings(begun) : []),
      ...calls.flatMap(({ call }) => otherCalls(step, call)).map(({ next }) => next),
    ],
  };
}

/** Returns the parameters of a factory that can have other arguments. The identity is a new one in each test. */
function varying({ parameters, identityParameter }: Factory): Factory["parameters"] {
  return parameters.filter(({ name }) => name !== identityParameter);
}
