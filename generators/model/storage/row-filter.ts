import type { Expr } from "../expr.ts";
import type { Parameter } from "../ir.ts";
import { isOrdered, isSameType, required, type Type } from "../type.ts";

/** The way in which a parameter of a finder, or a criterion of a query, filters rows. */
export interface RowFilter {
  readonly parameter: Parameter;
  /** The compared value of a row. */
  readonly field: Expr;
  readonly form: FilterForm;
  /** True if an absent parameter does not filter. */
  readonly isOptional: boolean;
}

export type FilterForm = "equal" | "among" | "within";

/** The filters of a finder or query, and the parameters that are left to the host. */
export interface RowFilters {
  readonly filters: readonly RowFilter[];
  readonly remaining: readonly Parameter[];
}

/** Finds the filter of each parameter by the value of a row that it names. Spec: model-infrastructure, Finders. */
export function rowFilters(
  parameters: readonly Parameter[],
  fieldOf: (parameter: Parameter) => Expr | undefined,
): RowFilters {
  const found = parameters.map((parameter) => ({ parameter, filter: filterOf(parameter, fieldOf(parameter)) }));
  return {
    filters: found.flatMap(({ filter }) => filter ?? []),
    remaining: found.flatMap(({ parameter, filter }) => (filter === undefined ? [parameter] : [])),
  };
}

function filterOf(parameter: Parameter, field: Expr | undefined): RowFilter | undefined {
  const form = field && filterForm(required(parameter.type), required(field.type));
  return form && { parameter, field, form, isOptional: parameter.type.kind === "optional" };
}

/** Returns the form in which a parameter compares with a field; undefined for types that have none. */
export function filterForm(parameter: Type, field: Type): FilterForm | undefined {
  if (isSameType(parameter, field)) return "equal";
  if (parameter.kind === "list" || parameter.kind === "set")
    return isSameType(parameter.item, field) ? "among" : undefined;
  return parameter.kind === "range" && isOrdered(field) && isSameType(parameter.bound, field) ? "within" : undefined;
}
