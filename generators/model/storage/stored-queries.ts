import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Declarations } from "../declarations.ts";
import type { Expr } from "../expr.ts";
import { inlineField } from "../fallible.ts";
import { inlineExpr } from "../inline-expr.ts";
import type { Context, Parameter, Query, ReadModel } from "../ir.ts";
import { isOrdered, isSameType, keyOf, required, type Type } from "../type.ts";
import { isAnswerable, isFoundByItem, isMap, isReadable } from "./computable.ts";
import type { Storage } from "./storage.ts";
import type { StoredEntity } from "./stored-entities.ts";
import { isPlainStructure } from "./stored-form.ts";
import { placeOf, positionOf, type RowPlace } from "./stored-position.ts";

/** A read model of an entity with a table. */
export interface StoredReadModel {
  readonly readModel: ReadModel;
  readonly source: StoredEntity;
  /** The fields over stored state. */
  readonly values: readonly Expr[];
  /** True if the database makes the read model; else it is made in memory from the whole entity. */
  readonly isProjected: boolean;
}

/** A query that the store answers. */
export interface StoredQuery extends RowFilters, StoredReadModel {
  readonly query: Query;
  /** The criterion that is the identity of the one source. */
  readonly identity: Parameter | undefined;
  /** The values that a list is sorted by, by the JSON names of their fields. */
  readonly sorts: readonly ListedValue[];
  /** The texts that a list is searched in. */
  readonly searched: readonly ListedValue[];
  /** The fields of the order and the search that no database computes. */
  readonly unlisted: readonly string[];
}

interface ListedValue {
  readonly name: string;
  readonly value: Expr;
}

/** Returns the queries of a context whose read models have a table. Spec: model-infrastructure, Queries. */
export function storedQueries(context: Context, storage: Storage, declarations: Declarations): readonly StoredQuery[] {
  const models = new Map(
    storedReadModels(context, storage, declarations).map((one) => [one.readModel.name, one] as const),
  );
  return context.queries.flatMap((query) => {
    const model = models.get(query.result.readModel.name);
    if (model === undefined) return [];
    const { entity } = model.source;
    const identity =
      query.result.isList || entity.identity.parts.length > 0
        ? undefined
        : query.criteria.find(({ type }) => isSameType(type, entity.identity.type));
    const place = placeOf(model.readModel, { storage, declarations });
    const id: Expr = { kind: "identity", type: entity.identity.type };
    const found = rowFilters(query.criteria, (parameter) =>
      parameter === identity ? id : criterionField(parameter, model, place),
    );
    // The version of the aggregate comes with the whole of it.
    const isProjected = model.isProjected && !query.operation.isVersioned;
    return [{ ...model, ...found, ...listedValues(query, model, place), query, identity, isProjected }];
  });
}

/** Returns the values of the fields that a list is sorted and searched by. Spec: model-infrastructure, Queries. */
function listedValues({ listing }: Query, model: StoredReadModel, place: RowPlace) {
  const { sorted, sortable, searched } = listing;
  const valueNamed = (field: string): Expr | undefined => {
    const value = namedValue(field.toLowerCase(), model, place);
    return value !== undefined && isAnswerable(value, place) ? value : undefined;
  };
  const listed = (fields: readonly string[]) =>
    fields.flatMap((field): readonly ListedValue[] => {
      const value = valueNamed(field);
      return value === undefined ? [] : [{ name: wireNameOf(field), value }];
    });
  const keys = [...new Set([...sortable, ...sorted.map(({ field }) => field)])];
  const unlisted = [...new Set([...keys, ...searched])].filter((field) => valueNamed(field) === undefined);
  return { sorts: listed(keys), searched: listed(searched), unlisted };
}

/** Returns the read models of a context that its queries answer with and that have a table. */
export function storedReadModels(
  context: Context,
  storage: Storage,
  declarations: Declarations,
): readonly StoredReadModel[] {
  const answered = new Set(context.queries.map(({ result }) => result.readModel.name));
  const entities = new Map(storage.entitiesOf(context).map((stored) => [keyOf(stored.entity.type), stored]));
  return context.readModels.flatMap((readModel) => {
    const source = entities.get(keyOf(readModel.source));
    if (source === undefined || !answered.has(readModel.name)) return [];
    const place = placeOf(readModel, { storage, declarations });
    const values = readModel.fields.map(({ value }) => inlineField(readModel, value, declarations));
    // A second list of results would multiply the rows of the first one.
    const isProjected = values.every((value) => isReadable(value, place)) && values.filter(isMap).length <= 1;
    return [{ readModel, source, values, isProjected }];
  });
}

/** Returns the value of a row that a criterion names, if the database can compare it. */
function criterionField({ name }: Parameter, model: StoredReadModel, place: RowPlace): Expr | undefined {
  const field = namedValue(name.toLowerCase(), model, place);
  const isCompared =
    field !== undefined && (isAnswerable(field, place) || isPlain(field, place) || isFoundByItem(field, place));
  return isCompared ? field : undefined;
}

function namedValue(name: string, { readModel, source, values }: StoredReadModel, place: RowPlace): Expr | undefined {
  const at = readModel.fields.findIndex((field) => field.name.toLowerCase() === name);
  if (at >= 0) return typed(values[at], readModel.fields[at]?.type);
  const { entity } = source;
  if (name === "id" && entity.identity.parts.length === 0) return { kind: "identity", type: entity.identity.type };
  const member = entity.members.find((one) => one.name.toLowerCase() === name);
  if (member === undefined) return undefined;
  const { type } = member;
  return typed(inlineExpr({ kind: "field", name: member.name, type }, entity.type, place.declarations), type);
}

// C# widens an Int on its way into a Decimal, which databases compare otherwise.
function typed(value: Expr | undefined, type: Type | undefined): Expr | undefined {
  return value && type && isSameType(value.type, type) ? value : undefined;
}

/** True for a value or range that is compared column by column. */
function isPlain(expr: Expr, place: RowPlace): boolean {
  const position = positionOf(expr, place);
  return (
    position !== undefined &&
    !position.isInJson &&
    !position.isOptional &&
    isPlainStructure(position.form, place.storage)
  );
}

/** The way in which a parameter of a finder, or a criterion of a query, filters rows. */
export interface RowFilter {
  readonly parameter: Parameter;
  /** The compared value of a row. */
  readonly field: Expr;
  readonly form: FilterForm;
  /** True if an absent parameter does not filter. */
  readonly isOptional: boolean;
}

/** `holding` is of a list or set among whose items the parameter is. */
export type FilterForm = "equal" | "among" | "within" | "holding";

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
  if (field.kind === "list" || field.kind === "set") return isSameType(parameter, field.item) ? "holding" : undefined;
  if (isSameType(parameter, field)) return "equal";
  if (parameter.kind === "list" || parameter.kind === "set")
    return isSameType(parameter.item, field) ? "among" : undefined;
  return parameter.kind === "range" && isOrdered(field) && isSameType(parameter.bound, field) ? "within" : undefined;
}
