import type { Context } from "../../../../model/ir.ts";
import {
  hasBody,
  isSent,
  type ModelOperation,
  type ModelParameter,
} from "../../../../model/operation/model-operation.ts";
import { isRouteBindable, isScalar, queryFormOf, required, type Type } from "../../../../model/type.ts";
import type { Spelled } from "../../../planned-file.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { csharpTypeOf, parameterList } from "../declaration-words.ts";

/** The names of the record that carries the criteria of a query in a query string, and of its method. */
export interface CriteriaNames {
  readonly record: string;
  readonly toQuery: string;
}

/** Names the record of each query that needs one. It stands inside a class, so it must not hide a type of the user's. */
export function criteriaNamesIn(context: Context): ReadonlyMap<string, CriteriaNames> {
  const declared = declaredNames(context);
  return new Map(
    context.operations.filter(hasCriteriaRecord).map(({ name, parameters }) => {
      const properties = parameters.map(({ property }) => property);
      const record = freshIdentifier(`${name}Criteria`, new Set([...declared, ...properties]));
      return [name, { record, toQuery: freshIdentifier("ToQuery", new Set([...properties, record])) }];
    }),
  );
}

/** Lists the types that a context declares. */
export function declaredNames(context: Context): readonly string[] {
  const { enums, identities, values, events, integrationEvents, entities, readModels, queries } = context;
  return [enums, identities, values, events, integrationEvents, entities, readModels, queries]
    .flat()
    .map(({ name }) => name);
}

/** Tells whether a query string cannot hold all criteria of a query one by one. Spec: model-http, Query strings. */
export function hasCriteriaRecord(operation: ModelOperation): boolean {
  return (
    !hasBody(operation) &&
    operation.parameters.some((parameter) => !(isSent(parameter) && isRouteBindable(parameter.type)))
  );
}

/** Returns the words of the record, and of the query that is made from it. Spec: model-http, Query strings. */
export function criteriaWords(
  { name, parameters }: ModelOperation,
  { record, toQuery }: CriteriaNames,
  place: Spelled,
) {
  const carried = parameters.filter(isSent).map(({ type, property }) => `${carriedType(type)} ${property}`);
  return {
    record,
    ...parameterList(`    private sealed record ${record}`, carried, place),
    query: name,
    toQuery,
    values: parameters.map(givenValue).join(", "),
  };
}

function carriedType(type: Type): string {
  const mark = type.kind === "optional" ? "?" : "";
  switch (queryFormOf(type)) {
    case "text":
      return csharpTypeOf(type);
    case "keys":
      return `${csharpTypeOf(itemOf(required(type)))}[]${mark}`;
    case "json":
      return `${typeName("JsonCriterion")}<${csharpTypeOf(required(type))}>${mark}`;
  }
}

function givenValue(parameter: ModelParameter): string {
  const { type, property } = parameter;
  if (!isSent(parameter)) return placeholderOf(type);
  const isOptional = type.kind === "optional";
  const inner = required(type);
  if (queryFormOf(type) === "json") return `${property}${isOptional ? "?" : ""}.Value`;
  const keys = inner.kind === "set" ? `new ${typeName("HashSet")}<${csharpTypeOf(inner.item)}>(${property})` : property;
  // Repeated keys cannot tell an empty list from none, so an optional list without keys is null.
  return isOptional && queryFormOf(type) === "keys" ? `${property} is { Length: > 0 } ? ${keys} : null` : keys;
}

/** Returns a value that holds the place of one that depends on who calls. */
function placeholderOf(type: Type): string {
  if (type.kind === "optional") return "null";
  return isScalar(type, "String") ? '""' : "default!";
}

function itemOf(type: Type): Type {
  if (type.kind === "list" || type.kind === "set") return type.item;
  throw new Error(`'${type.kind}' has no items.`);
}
