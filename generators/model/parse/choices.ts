import { type IOrAlt, type IToken, type TokenType, tokenMatcher } from "chevrotain";
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
  /** What the second token must be; undefined where any will do. */
  readonly second: TokenType | undefined;
}

/** Makes the function that chooses by the given paths. What a first token opens is worked out when one of its type is met. */
export function chooserOf(paths: ChoicePaths): Choose {
  /** By the number of the token's type. */
  const known: (readonly Way[] | undefined)[] = [];
  return (lookAhead, alternatives) => {
    const first = lookAhead(1);
    const ways = known[first.tokenTypeIdx] ?? waysFrom(first, paths);
    known[first.tokenTypeIdx] = ways;
    for (const { alternative, second } of ways) {
      if (second !== undefined && !tokenMatcher(lookAhead(2), second)) continue;
      if (alternatives[alternative]?.GATE?.() !== false) return alternative;
    }
    return undefined;
  };
}

function waysFrom(token: IToken, paths: ChoicePaths): readonly Way[] {
  return paths.flatMap((alternativePaths, alternative) =>
    alternativePaths.flatMap(([first, second]) =>
      // A path is empty where anything may follow.
      first === undefined || tokenMatcher(token, tokens[first] ?? token.tokenType)
        ? { alternative, second: second === undefined ? undefined : tokens[second] }
        : [],
    ),
  );
}
