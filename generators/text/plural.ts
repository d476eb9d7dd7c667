import pluralize from "pluralize";
import { kebabOf, wordsOf } from "./words.ts";

/** Returns the Pascal-case plural of an entity; only the last word changes, so `OfficeEquipment` stays. Spec: decisions, 3. */
export function pluralOf(name: string): string {
  const last = wordsOf(name).at(-1) ?? "";
  return name.slice(0, name.length - last.length) + recased(pluralize(last.toLowerCase()), last);
}

/** Returns the route segment of an entity: its words in lower case, the last one in the plural, joined by hyphens. Spec: endpoints, Path naming. */
export function routeOf(name: string): string {
  return kebabOf(pluralWordsOf(name));
}

/** Splits a name into words, the last one in plural and lower case. */
export function pluralWordsOf(name: string): readonly string[] {
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
