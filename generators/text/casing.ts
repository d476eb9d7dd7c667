import { split } from "change-case";

/** Splits an identifier into words: `HTMLParser` into `HTML` and `Parser`. Spec: entity-file, Plurals. */
export function wordsOf(name: string): readonly string[] {
  return split(name);
}

export function kebabOf(words: readonly string[]): string {
  return words.join("-").toLowerCase();
}

/** Converts a Pascal-case identifier exactly as System.Text.Json does: `HTMLParser` becomes `htmlParser`. */
export function camelCaseOf(identifier: string): string {
  const capitals = /^[A-Z]*/.exec(identifier)?.[0].length ?? 0;
  const lowered = capitals === identifier.length || capitals < 2 ? capitals : capitals - 1;
  return identifier.slice(0, lowered).toLowerCase() + identifier.slice(lowered);
}

/** Capitalizes the first letter of a property or relationship. */
export function pascalCaseOf(name: string): string {
  const first = name.charAt(0);
  return first >= "a" && first <= "z" ? first.toUpperCase() + name.slice(1) : name;
}

/** True for an ASCII identifier in Pascal case. Spec: entity-file, Names. */
export function isPascalCase(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name);
}

/** Suggests a Pascal-case spelling, such as `OrderLine` for `order_line`. */
export function suggestedName(name: string): string | undefined {
  const parts = name.split(/[^A-Za-z0-9]+/).filter((part) => part !== "");
  const suggestion = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
  const isClose = /^[\x20-\x7e]+$/.test(name) && suggestion.length <= 100;
  return isClose && isPascalCase(suggestion) ? suggestion : undefined;
}
