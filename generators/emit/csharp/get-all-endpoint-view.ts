import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import { freshIdentifier } from "./csharp-identifier.ts";
import { endpointView } from "./endpoint-view.ts";
import { withEnds } from "./ends.ts";
import { filtersOf } from "./filter-view.ts";

const parameters = ["request", "service", "ct"] as const;

/** The list endpoint. In the host's document its own parameters and the filters share one list of names, so they step aside for them. */
export function getAllEndpointView(entity: Entity): View {
  const filters = filtersOf(entity);
  const taken = new Set(entity.properties.map(({ wireName }) => wireName));
  return {
    ...endpointView("getAll")(entity),
    ...Object.fromEntries(parameters.map((name) => [name, freshIdentifier(name, taken)])),
    ...pageWords(entity),
    filters: withEnds(filters, ",", ");"),
    hasFilters: filters.length > 0,
  };
}

/** The page sizes of an entity's lists. Spec: decisions, 4, pageSize. */
export function pageWords({ pageSize, maxPageSize }: Entity) {
  return { pageSize: String(pageSize), maxPageSize: String(maxPageSize) };
}
