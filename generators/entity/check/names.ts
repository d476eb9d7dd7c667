import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, pascalCaseOf, suggestedName } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import type { Declared, EntityDecl, Located } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that every name is a C# identifier: entities as written, properties and relationships in Pascal case. Spec: entity-file, Names. */
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

const limit = 100;

/** Checks that names are short enough for file paths on every system. Spec: entity-file, Names. */
export const nameTooLong: Check = ({ entities, enums }) =>
  [...entities.flatMap(namesIn), ...enums.flatMap(({ name, members }) => [name, ...members])]
    .filter((name) => name !== undefined && name.value.length > limit)
    .map((name) => report(catalogue.nameTooLong, { name: name?.value ?? "", limit }, { span: name?.span }));

function namesIn({
  name,
  plural,
  route,
  properties,
  relationships,
}: EntityDecl): readonly (Located<string> | undefined)[] {
  return [
    name,
    plural,
    route,
    ...properties.map((property) => property.name),
    ...relationships.flatMap((relationship) => [relationship.name, relationship.route]),
  ];
}

const parameters: ReadonlySet<string> = new Set(["page", "pagesize", "sortby", "sortdir"]);
const members: ReadonlySet<string> = new Set([
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "MemberwiseClone",
  "Finalize",
  "ReferenceEquals",
  "EqualityContract",
  "PrintMembers",
  "Deconstruct",
  "Clone",
]);

const requestMethods: ReadonlySet<string> = new Set(["ApplyTo", "ToEntity"]);

/** Checks that no property has the name of a query parameter or of a member that its classes already have. Spec: entity-file, Reserved names. */
export const reservedPropertyName: Check = ({ entities }) =>
  entities.flatMap(({ properties }) =>
    properties.flatMap(({ name: { value: name, span } }) => {
      const reason = reasonAgainst(name);
      return reason === undefined ? [] : [report(catalogue.reservedPropertyName, { name, reason }, { span })];
    }),
  );

function reasonAgainst(name: string): string | undefined {
  if (parameters.has(name.toLowerCase())) return "it is a parameter of every list endpoint";
  if (members.has(pascalCaseOf(name))) return "every C# class or record has a member of that name";
  return requestMethods.has(pascalCaseOf(name)) ? "the requests have a method of that name" : undefined;
}

/** Checks that no property has the name of its entity, in any letter case. Spec: entity-file, Names. */
export const propertyNamedAsEntity: Check = ({ entities }) =>
  entities.flatMap(({ name: { value: entity }, properties }) =>
    properties
      .filter(({ name }) => name.value.toLowerCase() === entity.toLowerCase())
      .map(({ name: { value, span } }) =>
        report(
          catalogue.propertyNamedAsEntity,
          { property: value, entity },
          { span, hint: `Rename it, for example to ${pascalCaseOf(value)}Value.` },
        ),
      ),
  );
