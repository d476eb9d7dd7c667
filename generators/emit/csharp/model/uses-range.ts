import type { Context, Model } from "../../../model/ir.ts";
import type { Type } from "../../../model/type.ts";

/** Tells whether a range is a type of anything in the model. */
export function usesRange({ contexts }: Model): boolean {
  return contexts.flatMap(typesOf).some(hasRange);
}

function hasRange(type: Type): boolean {
  switch (type.kind) {
    case "range":
      return true;
    case "list":
    case "set":
      return hasRange(type.item);
    case "map":
      return hasRange(type.key) || hasRange(type.value);
    case "optional":
      return hasRange(type.of);
    default:
      return false;
  }
}

/** The types of everything that has one: members, parameters, criteria, fields and results. */
function typesOf({
  enums,
  values,
  events,
  entities,
  aggregates,
  readModels,
  queries,
  services,
}: Context): readonly Type[] {
  const behaviours = entities.flatMap(({ commands, factories }) => [...commands, ...factories]);
  const entries = services.flatMap(({ operations, usecases }) => [...operations, ...usecases]);
  const typed = [
    ...[...values, ...events, ...entities].flatMap(({ members }) => members),
    ...[...enums, ...behaviours, ...entries].flatMap(({ parameters }) => parameters),
    ...aggregates.flatMap(({ repository }) => repository.finders.flatMap(({ parameters }) => parameters)),
    ...readModels.flatMap(({ fields }) => fields),
    ...queries.flatMap(({ criteria }) => criteria),
  ];
  const results = [
    ...entities.flatMap(({ commands }) => commands.map(({ result }) => result?.type)),
    ...entries.map(({ result }) => result),
  ];
  return [...typed.map(({ type }) => type), ...results.filter((type) => type !== undefined)];
}
