import { pluralWordsOf } from "./plural.ts";
import { wordsOf } from "./words.ts";

/** Returns the singular of an entity in prose: `order line`. */
export function phraseOf(name: string): string {
  return wordsOf(name).join(" ").toLowerCase();
}

/** Returns the plural of an entity in prose: `order lines`. */
export function pluralPhraseOf(name: string): string {
  return pluralWordsOf(name).join(" ").toLowerCase();
}

/** Prefixes the indefinite article, by sound: `an author`, `a user`. */
export function withArticle(phrase: string): string {
  const soundsLikeVowel = /^[aeiou]/i.test(phrase) && !/^(?:u[^aeiou\W][aeiou]|eu|one\b|once\b)/i.test(phrase);
  return `${soundsLikeVowel ? "an" : "a"} ${phrase}`;
}
