import {
  isExpressionName,
  isName,
  isTakenWord,
  isTypeName,
  type Kind,
  keywords,
  operatorRanks,
} from "../../generators/model/parse/tokens.ts";

const words: readonly Kind[] = ["name", ...keywords.values()];

/** The words of a production in capitals, with the kinds of tokens that each stands for. */
export const tokenClasses = {
  NAME: words.filter((kind) => isName(kind) && !isTakenWord(kind)),
  SNAME: words.filter(isName),
  ENAME: words.filter(isExpressionName),
  TNAME: words.filter(isTypeName),
  OPERATOR: operatorRanks.flat().filter((operator) => operator !== "matches"),
  INT: ["int"],
  DECIMAL: ["decimal"],
  DATE: ["date"],
  TIME: ["time"],
  DURATION: ["duration"],
  STRING: ["string"],
  REGEX: ["pattern"],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

export type TokenClass = keyof typeof tokenClasses;

export function isTokenClass(word: string): word is TokenClass {
  return Object.hasOwn(tokenClasses, word);
}
