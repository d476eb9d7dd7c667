import type { Context, Model } from "../../../model/ir.ts";
import { innerTypesOf, type Type } from "../../../model/type.ts";

/** Makes the question whether a range or a set, say, is a type of anything in a model. */
export function usesType(kind: Type["kind"]) {
  const has = (type: Type): boolean => type.kind === kind || innerTypesOf(type).some(has);
  return ({ contexts }: Model): boolean => contexts.flatMap(typesOf).some(has);
}

/** The types of everything that has one: members, parameters, criteria, fields and results. */
function typesOf(context: Context): readonly Type[] {
  const { enums, values, events, entities, aggregates, readModels, queries, services } = context;
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
