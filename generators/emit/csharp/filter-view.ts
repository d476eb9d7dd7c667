import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpString } from "./csharp-string.ts";
import { withEnds } from "./ends.ts";
import { entityWords } from "./entity-words.ts";
import { documented, summaryOf } from "./property-words.ts";
import { csharpType, csharpTypeOf } from "./types.ts";

/** The whitelist of names that a list may be filtered and sorted by: every property but the key and bytes. Spec: endpoints, List endpoint query parameters. */
export function filtersOf(entity: Entity, scope: FileScope) {
  const { entity: variable, entities, keyName } = entityWords(entity);
  return entity.properties.flatMap((property) => {
    const { reader } = csharpTypeOf(property.type);
    if (reader === undefined) return [];
    const isEnum = typeof property.type !== "string";
    return [
      {
        name: property.name,
        wireName: property.wireName,
        type: `${csharpType(property.type, scope)}?`,
        summary: summaryOf(property),
        sortName: csharpString(property.wireName.toLowerCase()),
        wireText: csharpString(property.wireName),
        read: isEnum ? `${reader}<${csharpType(property.type, scope)}>` : reader,
        entity: variable,
        entities,
        keyName,
      },
    ];
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
export function queriesView(entity: Entity, scope: FileScope): View {
  return { ...entityWords(entity), filters: filtersOf(entity, scope) };
}
