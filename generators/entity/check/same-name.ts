import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../conventions.ts";
import type { Located } from "../declaration.ts";
import { type Check, type ClashSpans, clashesOf, clashSpans } from "./check.ts";

/** Checks that entity names differ in more than letter case and that each entity is declared in one file. Spec: entity-file, Names. */
export const sameEntityName: Check = ({ entities }) =>
  clashesOf(entities, ({ name }) => name.value.toLowerCase()).map(({ first, second }) => {
    const place = clashSpans(first.name, second.name);
    return first.name.value === second.name.value
      ? report(catalogue.entityInTwoFiles, { entity: second.name.value }, place)
      : report(catalogue.sameEntityName, { name: second.name.value, other: first.name.value }, place);
  });

/** Checks that the properties, and the relationships, of an entity differ in more than letter case. Spec: entity-file, Names. */
export const sameMemberName: Check = ({ entities }) =>
  entities.flatMap(({ name: { value: entity }, properties, relationships }) => [
    ...twins(namesIn(properties), (words, spans) => report(catalogue.samePropertyName, { ...words, entity }, spans)),
    ...twins(namesIn(relationships), (words, spans) =>
      report(catalogue.sameRelationshipName, { ...words, entity }, spans),
    ),
  ]);

/** Checks that enum names differ in more than letter case. Spec: entity-file, Enums. */
export const sameEnumName: Check = ({ enums }) =>
  twins(namesIn(enums), (words, spans) => report(catalogue.sameEnumName, words, spans));

function namesIn(named: readonly { readonly name: Located<string> }[]): readonly Located<string>[] {
  return named.map(({ name }) => name);
}

/** Checks that the members of an enum differ in more than letter case. Spec: entity-file, Enums. */
export const sameEnumMember: Check = ({ enums }) =>
  enums.flatMap(({ name, members }) =>
    twins(members, (words, spans) =>
      report(catalogue.sameEnumMember, { member: words.name, other: words.other, enumeration: name.value }, spans),
    ),
  );

/** Checks that no enum has the name of an entity or of an entity's namespace. Spec: entity-file, Enums. */
export const enumNamedAsEntity: Check = ({ enums, entities }) => {
  const taken = entities.flatMap((entity) => [
    { name: entity.name.value, entity },
    { name: namesOf(entity).folder, entity },
  ]);
  const firstByName = new Map(taken.toReversed().map((one) => [one.name.toLowerCase(), one]));
  return enums.flatMap(({ name: { value: enumeration, span } }) => {
    const found = firstByName.get(enumeration.toLowerCase());
    if (found === undefined) return [];
    const { name, entity } = found;
    const notes = [{ message: "The entity is here.", span: entity.name.span }];
    return [report(catalogue.enumNamedAsEntity, { enumeration, entity: entity.name.value, name }, { span, notes })];
  });
};

function twins(
  names: readonly Located<string>[],
  diagnose: (words: { readonly name: string; readonly other: string }, spans: ClashSpans) => Diagnostic,
) {
  return clashesOf(names, ({ value }) => value.toLowerCase()).map(({ first, second }) =>
    diagnose({ name: second.value, other: first.value }, clashSpans(first, second)),
  );
}
