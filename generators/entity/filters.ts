import { isShown } from "./bodies.ts";
import type { EnumDecl, PropertyDecl } from "./declaration.ts";
import { type BuiltInType, type FilterOperator, filterOperators } from "./entity.ts";
import { isOptional } from "./property-type.ts";

/** The most values of one `in`. Spec: endpoints, Filters. */
export const mostFilterValues = 100;

const equality = ["eq", "ne", "in"] as const;
const ordered = [...equality, "gt", "gte", "lt", "lte"] as const;

/** The operators of each built-in type. Spec: entity-file, Filters. */
const operatorsByType: Readonly<Record<BuiltInType, readonly FilterOperator[]>> = {
  Guid: equality,
  string: [...equality, "contains", "startsWith"],
  bool: equality,
  byte: ordered,
  short: ordered,
  int: ordered,
  long: ordered,
  float: ordered,
  double: ordered,
  decimal: ordered,
  DateTime: ordered,
  DateTimeOffset: ordered,
  DateOnly: ordered,
  TimeOnly: ordered,
  TimeSpan: ordered,
  "byte[]": [],
};

/** Returns the operators that a property can have. Spec: entity-file, Filters. */
export function fittingOperators(property: PropertyDecl, type: BuiltInType | EnumDecl): readonly FilterOperator[] {
  const ofType = typeof type === "string" ? operatorsByType[type] : equality;
  if (property.isKey || !isShown(property) || ofType.length === 0) return [];
  const fitting = new Set<FilterOperator>(isOptional(property) ? [...ofType, "isNull"] : ofType);
  return filterOperators.filter((operator) => fitting.has(operator));
}

/** Returns the operators of a property: the stated ones, else equality where it fits. Spec: entity-file, Filters. */
export function operatorsOf(property: PropertyDecl, type: BuiltInType | EnumDecl): readonly FilterOperator[] {
  const stated = new Set(property.filter?.map(({ value }) => value) ?? ["eq"]);
  return fittingOperators(property, type).filter((operator) => stated.has(operator));
}
