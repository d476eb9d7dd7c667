import type { Command } from "../ir.ts";
import { answersIn } from "./answers.ts";
import type { JsonObject } from "./json.ts";
import { type Accepted, type Beginning, type Step, type Trials, trialsFrom } from "./trials.ts";

/** The way to a state in which a command is accepted, if one is known, and its arguments there. */
export interface Way extends Step {
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
    fresh.push(...calls.map(({ next }) => next).filter(isNew));
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
