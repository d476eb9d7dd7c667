import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { endpointView } from "./endpoint-view.ts";
import { withEnds } from "./ends.ts";
import { filtersOf } from "./filter-view.ts";

/** The list endpoint. */
export function getAllEndpointView(entity: Entity, scope: FileScope): View {
  const filters = filtersOf(entity, scope);
  return {
    ...endpointView("getAll")(entity, scope),
    ...pageWords(entity),
    filters: withEnds(filters, ",", ");"),
    hasFilters: filters.length > 0,
  };
}

/** The page sizes of an entity's lists. Spec: decisions, 4, pageSize. */
export function pageWords({ pageSize, maxPageSize }: Entity) {
  return { pageSize: String(pageSize), maxPageSize: String(maxPageSize) };
}
