import pluralize from "pluralize";
import { kebabOf, wordsOf } from "./casing.ts";

/** Returns the Pascal-case plural of an entity; only the last word changes, so `OfficeEquipment` stays. Spec: entity-file, Plurals. */
export function pluralOf(name: string): string {
  return withLastWord(name, pluralize);
}

/** Returns the Pascal-case singular of a name; only the last word changes. */
export function singularOf(name: string): string {
  return withLastWord(name, pluralize.singular);
}

function withLastWord(name: string, changed: (word: string) => string): string {
  const last = wordsOf(name).at(-1) ?? "";
  return name.slice(0, name.length - last.length) + recased(changed(last.toLowerCase()), last);
}

/** Returns the route segment of an entity: its words in lower case, the last one in the plural, joined by hyphens. Spec: entity-file, Routes. */
export function routeOf(name: string): string {
  return kebabOf(pluralWordsOf(name));
}

/** Splits a name into words, the last one in plural and lower case. */
function pluralWordsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  return [...words.slice(0, -1), pluralize(last.toLowerCase())];
}

// Keeps the letter case of the singular as far as the two agree: `ID` becomes `IDs`.
function recased(plural: string, singular: string): string {
  const lower = singular.toLowerCase();
  const different = [...lower].findIndex((letter, index) => plural[index] !== letter);
  const kept = different < 0 ? singular.length : Math.max(different, 1);
  return plural.slice(0, kept) === lower.slice(0, kept)
    ? singular.slice(0, kept) + plural.slice(kept)
    : plural.charAt(0).toUpperCase() + plural.slice(1);
}

/** Returns the folder and last namespace segment of an entity: its plural, with `Set` if that is the class name. Spec: generated-files, Folders and namespaces. */
export function folderOf(name: string, plural: string): string {
  return plural === name ? `${plural}Set` : plural;
}

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

/** A phrase as a sentence: `an author` becomes `An author.` */
export function sentence(phrase: string): string {
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;
}
