import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import { namesOf } from "../conventions.ts";
import type { EntityDecl, Located } from "../declaration.ts";
import { linksOf } from "../relationships.ts";
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
export const sameMemberName: Check = (declared) => {
  const inverses = grouped(
    linksOf(declared).filter(({ inverseOf }) => inverseOf !== undefined),
    ({ parent }) => parent,
  );
  return declared.entities.flatMap((one) => {
    const { name, properties, relationships } = one;
    const entity = name.value;
    const given = (inverses.get(one) ?? []).map(({ relationship }) => relationship);
    return [
      ...twins(namesIn(properties), (words, spans) => report(catalogue.samePropertyName, { ...words, entity }, spans)),
      ...twins(namesIn([...relationships, ...given]), (words, spans) =>
        report(catalogue.sameRelationshipName, { ...words, entity }, spans),
      ),
    ];
  });
};

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

/** Checks that entities have different plurals and folders. Spec: entity-file, Plurals. */
export const samePlural: Check = ({ entities }) => {
  const named = clashFree(entities).map((entity) => ({ entity, ...namesOf(entity) }));
  const plurals = clashesOf(named, ({ plural }) => plural.toLowerCase());
  const folders = clashesOf(named, ({ folder }) => folder.toLowerCase());
  const clashing = new Set(plurals.map(({ second }) => second));
  return [...plurals, ...folders.filter(({ second }) => !clashing.has(second))].map(({ first, second }) => {
    const plural = first.plural === second.plural ? second.plural : second.folder;
    const words = { plural, entity: second.entity.name.value, other: first.entity.name.value };
    const spans = clashSpans(first.entity.name, second.entity.plural ?? second.entity.name);
    return report(catalogue.samePlural, words, { ...spans, hint: "Give one of them a `plural` of its own." });
  });
};

/** Checks that no two entities have the same route, unless their equal plurals are already reported. */
export const sameEntityRoute: Check = ({ entities }) =>
  clashesOf(
    clashFree(entities).map((entity) => ({ entity, ...namesOf(entity) })),
    ({ route }) => route.toLowerCase(),
  )
    .filter(({ first, second }) => first.plural.toLowerCase() !== second.plural.toLowerCase())
    .map(({ first, second: { entity, route } }) =>
      report(
        catalogue.sameEntityRoute,
        { route, entity: entity.name.value, other: first.entity.name.value },
        clashSpans(first.entity.name, entity.route ?? entity.name),
      ),
    );

// Two entities with one name have a diagnostic of their own, from which all others follow.
function clashFree(entities: readonly EntityDecl[]): readonly EntityDecl[] {
  return [
    ...new Map([...entities].reverse().map((entity) => [entity.name.value.toLowerCase(), entity])).values(),
  ].reverse();
}

/** Checks that no entity has the name of another entity's namespace. Spec: entity-file, Plurals. */
export const entityNamedAsFolder: Check = ({ entities, byName }) =>
  entities.flatMap((other) => {
    const { plural, folder } = namesOf(other);
    const entity = byName.get(folder);
    // Equal plurals have a diagnostic of their own.
    if (entity === undefined || entity === other || namesOf(entity).plural.toLowerCase() === plural.toLowerCase())
      return [];
    const notes = [{ message: "Its namespace comes from here.", span: (other.plural ?? other.name).span }];
    const words = { entity: entity.name.value, folder, other: other.name.value };
    return [report(catalogue.entityNamedAsFolder, words, { span: entity.name.span, notes })];
  });
