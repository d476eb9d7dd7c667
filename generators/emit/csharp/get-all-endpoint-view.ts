import type { Entity } from "../../entity/entity.ts";
import type { View } from "../../render/view.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpIdentifier, freshIdentifier } from "./csharp-identifier.ts";
import { csharpString } from "./csharp-string.ts";
import { endpointView } from "./endpoint-view.ts";
import { withEnds } from "./ends.ts";
import { filtersOf } from "./filter-view.ts";

const variables = ["http", "service", "cancellationToken", "reader", "filter", "errors"] as const;

/** The list endpoint. Its parameters carry the names of the filters, so its own variables step aside for them. */
export function getAllEndpointView(entity: Entity, scope: FileScope): View {
  const taken = new Set(entity.properties.map((property) => property.wireName));
  const own = Object.fromEntries(variables.map((name) => [name, freshIdentifier(name, taken)]));
  const filters = filtersOf(entity, scope).map((filter) => ({
    ...filter,
    parameter: csharpIdentifier(filter.wireName),
    reader: own["reader"] ?? "",
  }));
  return {
    ...endpointView("getAll")(entity, scope),
    ...own,
    ...pageWords(entity),
    filters: withEnds(filters, ",", ");"),
    hasFilters: filters.length > 0,
  };
}

/** The page sizes of an entity's lists. Spec: decisions, 4, pageSize. */
export function pageWords({ pageSize, maxPageSize }: Entity) {
  return {
    pageSize: String(pageSize),
    maxPageSize: String(maxPageSize),
    pageSizeText: csharpString(`Rows on a page: ${pageSize}, at most ${maxPageSize}.`),
  };
}
