import type { Entity } from "../../entity/entity.ts";
import { filterDescription, listedProperties } from "../../entity/wire-properties.ts";
import type { View } from "../../render/view.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpString } from "./csharp-text.ts";
import { entityWords, typeWords } from "./entity-words.ts";
import { withEnds } from "./lists.ts";
import { documented, summaryOf } from "./property-words.ts";
import { csharpType, csharpTypeOf } from "./types.ts";

/** Pairs the properties that lists filter and sort by with the methods that read such filters. */
function readProperties(entity: Entity) {
  return listedProperties(entity).flatMap((property) => {
    const { reader } = csharpTypeOf(property.type);
    return reader === undefined ? [] : [{ property, reader }];
  });
}

export function filtersOf(entity: Entity) {
  const { entity: variable, entities, keyName } = entityWords(entity);
  return readProperties(entity).map(({ property, reader }) => {
    const type = csharpType(property.type);
    return {
      name: property.name,
      type: `${type}?`,
      summary: summaryOf(property),
      description: csharpString(filterDescription(entity, property)),
      wireText: csharpString(property.wireName),
      read: typeof property.type === "string" ? reader : `${reader}<${type}>`,
      orderBy: property.isOptional ? "OrderByNullsFirst" : "OrderBy",
      entity: variable,
      entities,
      keyName,
    };
  });
}

export function filterView(entity: Entity): View {
  const filters = filtersOf(entity);
  return {
    ...entityWords(entity),
    documented: documented(entity.properties, filters),
    filters: withEnds(filters, ",", ");"),
    hasFilters: filters.length > 0,
  };
}

/** Returns the view of the queries that filter and sort the rows of a list. */
export function queriesView(entity: Entity, { target }: EntityPlace): View {
  const types = typeWords(entity, target);
  const filters = filtersOf(entity).map((filter) => ({ ...filter, SortBy: types.SortBy }));
  return { ...entityWords(entity), ...types, filters };
}

export function sortByView(entity: Entity): View {
  const members = listedProperties(entity).map((property, index) => ({
    name: property.name,
    summary: summaryOf(property),
    isFirst: index === 0,
  }));
  return { ...entityWords(entity), members };
}
