import {
  getLookaheadPaths,
  type ILookaheadStrategy,
  LLkLookaheadStrategy,
  type LookaheadProductionType,
  type Rule,
} from "chevrotain";
import type { ChoicePaths, GrammarChoices } from "./choices.ts";
import { ModelParser } from "./model-parser.ts";
import { tokens } from "./tokens.ts";

type ForAlternation = Parameters<ILookaheadStrategy["buildLookaheadForAlternation"]>[0];
type ForOptional = Parameters<ILookaheadStrategy["buildLookaheadForOptional"]>[0];

/** Makes lookahead functions as the library does, and notes by which paths each decides. */
class NotingStrategy extends LLkLookaheadStrategy {
  readonly paths = new Map<unknown, ChoicePaths>();

  override buildLookaheadForAlternation(options: ForAlternation) {
    const lookahead = super.buildLookaheadForAlternation(options);
    this.paths.set(lookahead, pathsOf({ ...options, prodType: "Alternation" }));
    return lookahead;
  }

  override buildLookaheadForOptional(options: ForOptional) {
    const lookahead = super.buildLookaheadForOptional(options);
    // The other paths are those of what follows.
    this.paths.set(lookahead, pathsOf(options).slice(0, 1));
    return lookahead;
  }
}

interface Production {
  readonly prodOccurrence: number;
  readonly prodType: LookaheadProductionType;
  readonly rule: Rule;
  readonly maxLookahead: number;
}

function pathsOf({ prodOccurrence, ...production }: Production): ChoicePaths {
  return getLookaheadPaths({ occurrence: prodOccurrence, ...production }).map((alternative) =>
    alternative.map((path) => path.map((type) => tokens.indexOf(type))),
  );
}

/** Works out by which tokens every choice of the grammar is made. */
export function analyseGrammar(): GrammarChoices {
  const strategy = new NotingStrategy({ maxLookahead: 2 });
  const parser = new ModelParser({ lookaheadStrategy: strategy });
  // The library has its lookahead functions by keys that only it can make, and its types do not show them.
  const functions: unknown = Reflect.get(parser, "lookAheadFuncsCache");
  if (!(functions instanceof Map)) throw new Error("The library keeps its lookahead functions elsewhere now.");
  return Object.fromEntries(
    [...functions].map(([key, lookahead]) => [Number(key), strategy.paths.get(lookahead) ?? []]),
  );
}
