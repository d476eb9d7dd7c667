import type { Expr } from "../expr.ts";
import { type Declarations, inlineExpr } from "../inline-expr.ts";
import type { Context, Parameter, Query, ReadModel } from "../ir.ts";
import { isSameType, keyOf, type Type } from "../type.ts";
import { isAnswerable, isReadable } from "./computable.ts";
import { type RowFilters, rowFilters } from "./row-filter.ts";
import type { Storage } from "./storage.ts";
import type { StoredEntity } from "./stored-entities.ts";
import { isPlainStructure } from "./stored-form.ts";
import { positionOf, type RowPlace } from "./stored-position.ts";

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
    const identity = query.result.isList
      ? undefined
      : query.criteria.find(({ type }) => isSameType(type, entity.identity.type));
    const place: RowPlace = { storage, declarations, source: entity.type, locals: new Map() };
    const id: Expr = { kind: "identity", type: entity.identity.type };
    const found = rowFilters(query.criteria, (parameter) =>
      parameter === identity ? id : criterionField(parameter, model, place),
    );
    // The version of the aggregate comes with the whole of it.
    const isProjected = model.isProjected && !query.operation.isVersioned;
    return [{ ...model, ...found, query, identity, isProjected }];
  });
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
    const place: RowPlace = { storage, declarations, source: readModel.source, locals: new Map() };
    const values = readModel.fields.map(({ value }) => inlineExpr(value, readModel.source, declarations));
    return [{ readModel, source, values, isProjected: values.every((value) => isReadable(value, place)) }];
  });
}

/** Returns the value of a row that a criterion names, if the database can compare it. */
function criterionField({ name }: Parameter, model: StoredReadModel, place: RowPlace): Expr | undefined {
  const field = namedValue(name.toLowerCase(), model, place);
  const isCompared = field !== undefined && (isAnswerable(field, place) || isPlain(field, place));
  return isCompared ? field : undefined;
}

function namedValue(name: string, { readModel, source, values }: StoredReadModel, place: RowPlace): Expr | undefined {
  const at = readModel.fields.findIndex((field) => field.name.toLowerCase() === name);
  if (at >= 0) return typed(values[at], readModel.fields[at]?.type);
  const { entity } = source;
  if (name === "id") return { kind: "identity", type: entity.identity.type };
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
