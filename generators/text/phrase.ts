import { pluralWordsOf } from "./plural.ts";
import { wordsOf } from "./words.ts";

/** How prose names one of an entity: `order line`. */
export function phraseOf(name: string): string {
  return wordsOf(name).join(" ").toLowerCase();
}

/** How prose names many of an entity: `order lines`. */
export function pluralPhraseOf(name: string): string {
  return pluralWordsOf(name).join(" ").toLowerCase();
}

/** A phrase with its indefinite article, by sound where spelling misleads: `an author`, `a user`. */
export function withArticle(phrase: string): string {
  const soundsLikeVowel = /^[aeiou]/i.test(phrase) && !/^(?:u[^aeiou\W][aeiou]|eu|one\b|once\b)/i.test(phrase);
  return `${soundsLikeVowel ? "an" : "a"} ${phrase}`;
}
