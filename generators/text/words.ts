import { split } from "change-case";

/** Splits an identifier into words: `HTMLParser` into `HTML` and `Parser`. Spec: decisions, 3. */
export function wordsOf(name: string): readonly string[] {
  return split(name);
}

export function kebabOf(words: readonly string[]): string {
  return words.join("-").toLowerCase();
}
