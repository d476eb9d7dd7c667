import { split } from "change-case";

/** The words of an identifier, as written: `HTMLParser` has `HTML` and `Parser`. Spec: decisions, 3. */
export function wordsOf(name: string): readonly string[] {
  return split(name);
}

/** Joins words as a route segment does: `order-line`. */
export function kebabOf(words: readonly string[]): string {
  return words.join("-").toLowerCase();
}
