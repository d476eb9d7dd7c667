import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntityDecl } from "../declaration.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that entities have different plurals and folders. Spec: decisions, 3. */
export const samePlural: Check = ({ entities }) => {
  const named = clashFree(entities).map((entity) => ({ entity, ...namesOf(entity) }));
  const plurals = clashesOf(named, ({ plural }) => plural.toLowerCase());
  const folders = clashesOf(named, ({ folder }) => folder.toLowerCase());
  const clashing = new Set(plurals.map(({ second }) => second));
  return [...plurals, ...folders.filter(({ second }) => !clashing.has(second))].map(({ first, second }) =>
    report(
      catalogue.samePlural,
      {
        plural: first.plural === second.plural ? second.plural : second.folder,
        entity: second.entity.name.value,
        other: first.entity.name.value,
      },
      {
        span: (second.entity.plural ?? second.entity.name).span,
        notes: noteAt(first.entity),
        hint: "Give one of them a `plural` of its own.",
      },
    ),
  );
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
        { span: (entity.route ?? entity.name).span, notes: noteAt(first.entity) },
      ),
    );

// Two entities with one name have a diagnostic of their own, from which all others follow.
function clashFree(entities: readonly EntityDecl[]): readonly EntityDecl[] {
  return [
    ...new Map([...entities].reverse().map((entity) => [entity.name.value.toLowerCase(), entity])).values(),
  ].reverse();
}

function noteAt({ name }: EntityDecl) {
  return [{ message: "The other one is here.", span: name.span }];
}
