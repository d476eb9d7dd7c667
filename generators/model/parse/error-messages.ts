import { type IParserErrorMessageProvider, type TokenType, tokenLabel } from "chevrotain";
import type { Mismatch } from "./mismatch.ts";
import * as token from "./tokens.ts";

const lists: ReadonlySet<string> = new Set(["parameters", "arguments", "enumArguments", "namedArguments"]);

/** Hears of each mistake when the library words it, so that all are kept in the order in which they were found. */
export function errorMessages(hear: (mismatch: Mismatch) => void): IParserErrorMessageProvider {
  return {
    buildMismatchTokenMessage: ({ expected, actual, previous, ruleName }) => {
      const hint = expected === token.Equals ? hints.get(ruleName) : undefined;
      hear({ expected: wordsFor(expected, ruleName), hint, found: actual, before: previous });
      return "";
    },
    buildNoViableAltMessage: ({ actual: [found], previous, customUserDescription = "something else" }) => {
      if (found !== undefined) hear({ expected: customUserDescription, hint: undefined, found, before: previous });
      return "";
    },
    buildEarlyExitMessage: ({ actual: [found], previous, customUserDescription = "a name" }) => {
      if (found !== undefined) hear({ expected: customUserDescription, hint: undefined, found, before: previous });
      return "";
    },
    buildNotAllInputParsedMessage: () => "",
  };
}

const hints: ReadonlyMap<string, string> = new Map([
  ["field", "A derived field has both a type and an expression: `name: Type = expression`."],
]);

function wordsFor(expected: TokenType, rule: string): string {
  return expected === token.RightParen && lists.has(rule) ? "`,` or `)`" : tokenLabel(expected);
}
