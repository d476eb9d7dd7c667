import type { Command, Entity, Factory } from "../ir.ts";
import { answersIn } from "./answers.ts";
import { commanded, created } from "./apply-behaviour.ts";
import type { JsonObject } from "./json.ts";
import { changedOnce, repaired } from "./repair.ts";
import type { SampleSource } from "./samples.ts";
import { uniqueArguments, usualArguments } from "./unique-arguments.ts";

/** A command with its arguments. */
export interface Call {
  readonly command: Command;
  readonly args: JsonObject;
  /** The state of the aggregate before it. */
  readonly state: JsonObject;
}

/** A state of an aggregate, and the way to it. */
interface Step {
  readonly state: JsonObject;
  /** The arguments of the factory. */
  readonly begun: JsonObject;
  /** The commands after the factory. */
  readonly before: readonly Call[];
}

/** A call that is accepted, and the step after it; none where the aggregate may be gone. */
interface Accepted {
  readonly call: Call;
  readonly next: Step | undefined;
}

/** An aggregate whose life begins with arguments of a factory; without one, with an unknown state. */
interface Beginning {
  readonly root: Entity;
  readonly begun: { readonly factory: Factory; readonly args: JsonObject } | undefined;
  readonly source: SampleSource;
}

const mostTries = 8000;
// A command that the state forbids is tried in vain, and must leave tries to the others.
const triesAtOnce = 200;

type Trials = ReturnType<typeof trialsFrom>;

/** Returns functions that try commands on an aggregate, and count the tries. */
function trialsFrom(commands: readonly Command[], { root, begun, source }: Beginning) {
  const usual = new Map(
    commands.map((command) => [command, usualArguments(root, { ...command, assigned: command.transitions }, source)]),
  );
  let left = mostTries;
  const start = begun === undefined ? {} : created(root, begun.factory, begun.args, source).state;
  const first: Step = { state: start, begun: begun?.args ?? {}, before: [] };

  const tried = ({ state }: Step, command: Command, args: JsonObject) => {
    left--;
    return commanded(root, command, { state, args }, source);
  };
  const called = (step: Step, command: Command, args: JsonObject): readonly Accepted[] => {
    const { state, broken, isGone = false } = tried(step, command, args);
    const call = { command, args, state: step.state };
    const next = isGone ? undefined : { ...step, state, before: [...step.before, call] };
    return broken.length > 0 ? [] : [{ call, next }];
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
    [...changedOnce(args, varying(root, factory, args), source)].flatMap((other) => begunWith(factory, other));
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
      ...calls.flatMap(({ call }) => otherCalls(step, call)).flatMap(({ next }) => next ?? []),
    ],
  };
}

/** Returns the parameters of a factory that can have other arguments. The identity and what is unique are new in each test. */
function varying(root: Entity, factory: Factory, args: JsonObject): Factory["parameters"] {
  const unique = uniqueArguments(root, factory.initializers, args).map(({ name }) => name);
  return factory.parameters.filter(({ name }) => name !== factory.identityParameter && !unique.includes(name));
}

/** The way to a state in which a command is accepted, if one is known, and its arguments there. */
interface Way extends Step {
  readonly args: JsonObject;
}

const longestWay = 5;
const mostStates = 200;

/** Looks for a way to each command, the shortest one with the usual arguments if there is one. */
export function waysTo(commands: readonly Command[], beginning: Beginning): (command: Command) => Way {
  const trials = trialsFrom(commands, beginning);
  const ways = new Map<Command, Way>();
  for (const { step, calls } of explored(commands, trials, beginning)) {
    for (const { call } of calls) if (!ways.has(call.command)) ways.set(call.command, { ...step, args: call.args });
    if (ways.size === commands.length) break;
  }
  return (command) => ways.get(command) ?? { ...trials.first, args: trials.repairedAt(trials.first, command).args };
}

/** A step with the calls that are accepted there. */
interface Visited {
  readonly step: Step;
  readonly calls: readonly Accepted[];
}

/**
 * Visits states of an aggregate as long as tries are left. Where usual arguments lead to no new state, one other
 * argument does, first from the steps that gave the rules a new answer.
 */
function* explored(commands: readonly Command[], trials: Trials, beginning: Beginning): Generator<Visited> {
  const { isNew, isSurprising } = noveltyIn(beginning);
  const fresh = [trials.first].filter(isNew);
  const [surprising, others]: [Visited[], Visited[]] = [[], []];
  while (trials.areLeft()) {
    const step = fresh.shift();
    if (step === undefined) {
      const visited = surprising.shift() ?? others.shift();
      if (visited === undefined) return;
      fresh.push(...trials.varied(visited.step, visited.calls).filter(isNew));
      continue;
    }
    const calls = commands.flatMap((command) => trials.accepted(step, command));
    yield { step, calls };
    fresh.push(...calls.flatMap(({ next }) => next ?? []).filter(isNew));
    (isSurprising(step) ? surprising : others).push({ step, calls });
  }
}

/** Tells steps whose states the rules can tell from those of all steps before, and those to which a rule has a new answer. */
function noveltyIn({ root, source }: Beginning) {
  const answersOf = answersIn(root, source.declarations);
  const [met, heard] = [new Set<string>(), new Set<string>()];
  const isNew = ({ state, before }: Step) => {
    const key = answersOf(state).join();
    if (met.has(key) || met.size >= mostStates || before.length > longestWay) return false;
    met.add(key);
    return true;
  };
  const isSurprising = ({ state }: Step) => {
    const answers = answersOf(state).filter((answer) => !heard.has(answer));
    for (const answer of answers) heard.add(answer);
    return answers.length > 0;
  };
  return { isNew, isSurprising };
}
