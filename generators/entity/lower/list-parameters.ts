import { afterDescription, countDescription } from "../../http/cursor-parameters.ts";
import type { OperationParameter } from "../../http/operation.ts";
import { sortDescription } from "../../http/sort-order.ts";
import type { Entity, EntityType, FilterOperator, Property } from "../entity.ts";
import { mostFilterValues } from "../filters.ts";
import { filterDescription, filterParameter, listedProperties } from "../wire-properties.ts";

type Parameter = OperationParameter<EntityType>;

/** Returns the place and the size of a page. Spec: endpoints, Paged lists; endpoints, Lists with cursors. */
export function pageParameters({
  pageSize,
  maxPageSize,
  paging,
}: Pick<Entity, "pageSize" | "maxPageSize" | "paging">): readonly Parameter[] {
  const size = criterion(
    "pageSize",
    { kind: "count", type: "int", max: maxPageSize, default: pageSize },
    "The maximum number of items on a page.",
  );
  if (paging === "page") {
    const number = { kind: "count", type: "long", max: undefined, default: 1 } as const;
    return [criterion("page", number, "The page number, from 1."), size];
  }
  return [
    criterion("after", { kind: "property", type: "string" }, afterDescription),
    size,
    criterion("count", { kind: "property", type: "bool" }, countDescription),
  ];
}

/** Returns the parameter that names related rows. Spec: endpoints, Included rows. */
export function includeParameters({ includes }: Pick<Entity, "includes">): readonly Parameter[] {
  if (includes.length === 0) return [];
  const words = `Related rows to add, separated by commas: ${includes.toSorted().join(", ")}.`;
  return [criterion("include", { kind: "property", type: "string" }, words)];
}

/** Returns the order and the filters of a list. Spec: endpoints, Filters; endpoints, Sorting. */
export function listParameters(entity: Pick<Entity, "plural" | "properties">): readonly Parameter[] {
  const listed = listedProperties(entity);
  if (listed.length === 0) return [];
  const names = listed.map(({ wireName }) => wireName);
  return [
    criterion("sort", { kind: "property", type: "string" }, sortDescription(names)),
    criterion("sortBy", { kind: "choice", names, default: undefined }, "The property to sort by. Defaults to the key."),
    criterion("sortDir", { kind: "choice", names: ["asc", "desc"], default: "asc" }, "The sort direction."),
    ...listed.flatMap((property) =>
      property.operators.map((operator) =>
        criterion(
          filterParameter(property, operator),
          filterType(property, operator),
          filterDescription(entity, property, operator),
        ),
      ),
    ),
  ];
}

/** Returns the type of the values that an operator compares with. Spec: endpoints, Filters. */
function filterType({ type }: Property, operator: FilterOperator): EntityType {
  if (operator === "in") return { kind: "values", type, max: mostFilterValues };
  return { kind: "property", type: operator === "isNull" ? "bool" : type };
}

function criterion(name: string, type: EntityType, description: string): Parameter {
  return { name, binding: "query", type, description };
}
