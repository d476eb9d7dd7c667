import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, pascalCaseOf, suggestedName } from "../../text/pascal-case.ts";
import { quoted } from "../../text/quoted.ts";
import type { Declared, Located } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that every name is a C# identifier: entities as written, properties and relationships in Pascal case. Spec: decisions, 3. */
export const nameForm: Check = (declared: Declared) =>
  declared.entities.flatMap(({ name, properties, relationships }) => [
    ...(isPascalCase(name.value) ? [] : [report(catalogue.entityName, { name: name.value }, found(name))]),
    ...properties
      .filter(isRefused)
      .map((property) => report(catalogue.propertyName, { name: property.name.value }, found(property.name))),
    ...relationships
      .filter(isRefused)
      .map((relationship) =>
        report(catalogue.relationshipName, { name: relationship.name.value }, found(relationship.name)),
      ),
  ]);

function isRefused({ name }: { readonly name: Located<string> }): boolean {
  return !isPascalCase(pascalCaseOf(name.value));
}

function found({ value, span }: Located<string>) {
  return { span, hint: foreignLetter(value) ?? spelling(value) };
}

// A letter of another alphabet can look exactly like an ASCII letter.
function foreignLetter(name: string): string | undefined {
  const letter = /[^\x20-\x7e]/u.exec(name)?.[0];
  const code = letter?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return letter && `The character ${quoted(letter)} (U+${code}) is not a letter of A to Z.`;
}

function spelling(name: string): string {
  const suggestion = suggestedName(name);
  return suggestion === undefined
    ? "A name is a letter, then letters and digits, of A to Z."
    : `Write ${quoted(suggestion)}.`;
}
