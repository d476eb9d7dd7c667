import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, pascalCaseOf, suggestedName } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import type { EntityDecl, Located, RelationshipDecl } from "../declaration.ts";
import { type Check, propertyCheck } from "./check.ts";

/** Checks that every name is a C# identifier: entities as written, properties and relationships in Pascal case. Spec: entity-file, Names. */
export const nameForm: Check = ({ entities }) =>
  entities.flatMap(({ name, properties, relationships }) => [
    ...(isPascalCase(name.value) ? [] : [report(catalogue.entityName, { name: name.value }, found(name))]),
    ...misnamed(properties.map((one) => one.name)).map((one) =>
      report(catalogue.propertyName, { name: one.value }, found(one)),
    ),
    ...misnamed(relationships.flatMap(namesOfRelationship)).map((one) =>
      report(catalogue.relationshipName, { name: one.value }, found(one)),
    ),
  ]);

function namesOfRelationship({ name, inverse }: RelationshipDecl): readonly Located<string>[] {
  return inverse === undefined ? [name] : [name, inverse];
}

function misnamed(names: readonly Located<string>[]): readonly Located<string>[] {
  return names.filter(({ value }) => !isPascalCase(pascalCaseOf(value)));
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
    .filter(({ value }) => value.length > limit)
    .map((name) => report(catalogue.nameTooLong, { name: name.value, limit }, name));

function namesIn({ name, plural, route, properties, relationships }: EntityDecl): readonly Located<string>[] {
  const ofProperties = properties.map((property) => property.name);
  const ofRelationships = relationships.flatMap((relationship) => [
    ...namesOfRelationship(relationship),
    relationship.route,
  ]);
  return [name, plural, route, ...ofProperties, ...ofRelationships].filter((one) => one !== undefined);
}

const parameters: ReadonlySet<string> = new Set(["page", "pagesize", "sort", "sortby", "sortdir"]);
const laterParameters: ReadonlySet<string> = new Set(["after", "count", "include"]);
const members: ReadonlySet<string> = new Set(
  (
    "Equals GetHashCode GetType ToString MemberwiseClone Finalize ReferenceEquals EqualityContract " +
    "PrintMembers Deconstruct Clone"
  ).split(" "),
);
const requestMethods: ReadonlySet<string> = new Set(["ApplyTo", "FromEntity", "ToEntity"]);

/** Checks that no property has the name of a query parameter or of a member that its classes already have. Spec: entity-file, Reserved names. */
export const reservedPropertyName = propertyCheck(({ name }) => {
  const reason = reasonAgainst(name.value);
  return reason === undefined ? undefined : report(catalogue.reservedPropertyName, { name: name.value, reason }, name);
});

/** Returns the reason why no property can have a name. */
export function reasonAgainst(name: string): string | undefined {
  if (parameters.has(name.toLowerCase())) return "it is a parameter of every list endpoint";
  if (laterParameters.has(name.toLowerCase())) return "it is reserved for a parameter of list endpoints";
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

/** Checks that the names of enums and members are C# identifiers in Pascal case. Spec: entity-file, Enums. */
export const enumForm: Check = ({ enums }) =>
  enums.flatMap(({ name, members }) => [
    ...(isPascalCase(name.value) ? [] : [report(catalogue.enumName, { name: name.value }, placeOfEnumName(name))]),
    ...members
      .filter(({ value }) => !isPascalCase(value))
      .map((member) =>
        report(catalogue.enumMember, { member: member.value, enumeration: name.value }, placeOfEnumName(member)),
      ),
  ]);

/** Returns the place of a name that has no Pascal case, with a hint. */
function placeOfEnumName({ value, span }: Located<string>) {
  const suggestion = suggestedName(value);
  const hint =
    suggestion === undefined
      ? "A name is a capital letter, then letters and digits, of A to Z."
      : `Write ${quoted(suggestion)}.`;
  return { span, hint };
}
