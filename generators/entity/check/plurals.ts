import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { namesOf } from "../conventions.ts";
import type { EntityDecl } from "../declaration.ts";
import { type Check, clashesOf, clashSpans } from "./check.ts";

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
