import type { IOrAlt, IToken } from "chevrotain";
import { tokens } from "./tokens.ts";

/** By which tokens the grammar makes one choice: for each alternative the paths that lead into it, of one or two tokens, as places in the list of all. */
export type ChoicePaths = readonly (readonly (readonly number[])[])[];

/** The paths of every choice, by the key that the library knows it by. */
export type GrammarChoices = Readonly<Record<number, ChoicePaths>>;

/** Tells which alternative the next tokens lead into, where its gate is open; undefined for none. */
export type Choose = (
  lookAhead: (distance: number) => IToken,
  alternatives: readonly IOrAlt<unknown>[],
) => number | undefined;

/** One way into an alternative once the first token fits. */
interface Way {
  readonly alternative: number;
  /** The second tokens that fit, by number; undefined where any does. */
  readonly second: ReadonlySet<number> | undefined;
}

/** Makes the function that chooses by the given paths. */
export function chooserOf(paths: ChoicePaths): Choose {
  const ways = waysByFirst(paths);
  return (lookAhead, alternatives) => {
    const fitting = ways[lookAhead(1).tokenTypeIdx];
    if (fitting === undefined) return undefined;
    for (const { alternative, second } of fitting) {
      if (second !== undefined && !second.has(lookAhead(2).tokenTypeIdx)) continue;
      if (alternatives[alternative]?.GATE?.() !== false) return alternative;
    }
    return undefined;
  };
}

/** The ways that each first token opens, by its number. */
function waysByFirst(paths: ChoicePaths): readonly (readonly Way[] | undefined)[] {
  const ways: (readonly Way[] | undefined)[] = [];
  for (const [alternative, alternativePaths] of paths.entries()) {
    for (const [first, second] of alternativePaths) {
      const way = { alternative, second: second === undefined ? undefined : new Set(numbersOf(second)) };
      for (const number of numbersOf(first)) ways[number] = [...(ways[number] ?? []), way];
    }
  }
  return ways;
}

/** The numbers that the library gave a token and all that count as one; where the path is empty, those of all tokens. */
function numbersOf(place: number | undefined): readonly number[] {
  const types = place === undefined ? tokens : tokens.slice(place, place + 1);
  return types.flatMap(({ tokenTypeIdx = 0, categoryMatches = [] }) => [tokenTypeIdx, ...categoryMatches]);
}
