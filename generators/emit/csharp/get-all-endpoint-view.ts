import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { freshIdentifier } from "./csharp-identifier.ts";
import { withEnds } from "./ends.ts";
import { entityWords } from "./entity-words.ts";
import { filtersOf } from "./filter-view.ts";
import { type LibraryWords, operationWords } from "./http-words.ts";

const parameters = ["request", "service", "ct"] as const;

/** Returns the view of the list endpoint. In the host's document its own parameters and the filters share one list of names, so they step aside for them. */
export function getAllEndpointView(words: LibraryWords) {
  return (entity: Entity): View => {
    const filters = filtersOf(entity);
    const taken = new Set(entity.properties.map(({ wireName }) => wireName));
    return {
      ...entityWords(entity),
      ...operationWords(entity.operations.getAll, words),
      ...Object.fromEntries(parameters.map((name) => [name, freshIdentifier(name, taken)])),
      ...pageWords(entity),
      filters: withEnds(filters, ",", ");"),
      hasFilters: filters.length > 0,
    };
  };
}

/** Returns the page sizes of an entity's lists. Spec: decisions, 4, pageSize. */
export function pageWords({ pageSize, maxPageSize }: Entity) {
  return { pageSize: String(pageSize), maxPageSize: String(maxPageSize) };
}
