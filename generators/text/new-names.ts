import { camelCaseOf, kebabOf, wordsOf } from "./casing.ts";

/** A name before and after a rename, in Pascal case. */
export interface NewName {
  readonly from: string;
  readonly to: string;
}

/** Returns a function that lists what a text may be under new names: with all of them, then with each alone. */
export function namesUnder(names: readonly NewName[]): (text: string) => readonly string[] {
  // The longest name first: it may contain another one.
  const all = names.toSorted((a, b) => b.from.length - a.from.length).map(replacement);
  return (text) => {
    const concerned = all.filter(({ pattern }) => text.search(pattern) >= 0);
    if (concerned.length === 0) return [];
    const together = concerned.reduce((found, { pattern, byForm }) => {
      return found.replace(pattern, (form) => byForm.get(form) ?? form);
    }, text);
    const alone = concerned.map(({ pattern, byForm }) => text.replace(pattern, (form) => byForm.get(form) ?? form));
    return [together, ...alone];
  };
}

/** Returns the pattern of a name as a whole word of an identifier, and its replacements: as a type, a variable and a route have it. */
function replacement({ from, to }: NewName) {
  const [after, forms] = [formsOf(to), formsOf(from)];
  const pattern = new RegExp(
    `${forms.pascal}(?![a-z])|(?<![A-Za-z0-9])${forms.camel}(?![a-z])|(?<![a-z0-9-])${forms.kebab}(?![a-z0-9-])`,
    "g",
  );
  const byForm = new Map([
    [forms.kebab, after.kebab],
    [forms.camel, after.camel],
    [forms.pascal, after.pascal],
  ]);
  return { pattern, byForm };
}

function formsOf(name: string) {
  return { pascal: name, camel: camelCaseOf(name), kebab: kebabOf(wordsOf(name)) };
}
