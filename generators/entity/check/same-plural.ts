import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntityDecl } from "../declaration.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Entities have plurals, folders and routes of their own, and none is named like the folder of another. Spec: decisions, 3. */
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

/** No two entities have the same route. One diagnostic is enough where their plurals are the same already. */
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

// Two entities of one name are reported by their name, and everything made of it would only repeat that.
function clashFree(entities: readonly EntityDecl[]): readonly EntityDecl[] {
  return [
    ...new Map([...entities].reverse().map((entity) => [entity.name.value.toLowerCase(), entity])).values(),
  ].reverse();
}

function noteAt({ name }: EntityDecl) {
  return [{ message: "The other one is here.", span: name.span }];
}
