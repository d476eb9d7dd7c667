import type { Entity, Target } from "../../entity/entity.ts";
import { filterDescription, listedProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpString } from "./csharp-string.ts";
import { withEnds } from "./ends.ts";
import { entityWords } from "./entity-words.ts";
import { documented, summaryOf } from "./property-words.ts";
import { rowTypeOf } from "./row-type.ts";
import { csharpType, csharpTypeOf } from "./types.ts";

/** What a list may be filtered and sorted by, with the method that reads a filter of its type. */
function readProperties(entity: Entity) {
  return listedProperties(entity).flatMap((property) => {
    const { reader } = csharpTypeOf(property.type);
    return reader === undefined ? [] : [{ property, reader }];
  });
}

/** What templates print of each filter. */
export function filtersOf(entity: Entity, scope: FileScope) {
  const { Entity, entity: variable, entities, keyName } = entityWords(entity);
  return readProperties(entity).map(({ property, reader }) => {
    const type = csharpType(property.type, scope);
    return {
      name: property.name,
      type: `${type}?`,
      summary: summaryOf(property),
      description: csharpString(filterDescription(entity, property)),
      wireText: csharpString(property.wireName),
      read: typeof property.type === "string" ? reader : `${reader}<${type}>`,
      orderBy: property.isOptional ? "OrderByNullsFirst" : "OrderBy",
      Entity,
      entity: variable,
      entities,
      keyName,
    };
  });
}

/** The values that a list is filtered by. */
export function filterView(entity: Entity, scope: FileScope): View {
  const filters = filtersOf(entity, scope);
  return {
    ...entityWords(entity),
    documented: documented(entity.properties, filters),
    filters: withEnds(filters, ",", ");"),
    hasFilters: filters.length > 0,
  };
}

/** How the rows of a list are narrowed and ordered. */
export function queriesView(entity: Entity, scope: FileScope, target: Target): View {
  const RowType = scope.other(rowTypeOf(entity, target));
  return { ...entityWords(entity), RowType, filters: filtersOf(entity, scope) };
}

/** What a list can be sorted by. */
export function sortByView(entity: Entity): View {
  const members = listedProperties(entity).map((property, index) => ({
    name: property.name,
    summary: summaryOf(property),
    isFirst: index === 0,
  }));
  return { ...entityWords(entity), members };
}
