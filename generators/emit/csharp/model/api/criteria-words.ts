import type { Context, Query } from "../../../../model/ir.ts";
import type { RouteInput } from "../../../../model/route/route.ts";
import { required, type Type } from "../../../../model/type.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { parameterList } from "../domain/parameter-list.ts";
import type { ModelScope } from "../model-scope.ts";
import { csharpTypeOf } from "../type-words.ts";
import { criterionForm, hasCriteriaRecord } from "./api-operations.ts";

/** The names of what carries the criteria of a query in a query string. */
export interface CriteriaNames {
  readonly record: string;
  readonly toQuery: string;
}

/** Names the record of each query that needs one. It stands inside a class, so it must not hide a type of the user's. */
export function criteriaNamesIn(context: Context): ReadonlyMap<string, CriteriaNames> {
  const { enums, identities, values, events, entities, readModels, queries } = context;
  const declared = [enums, identities, values, events, entities, readModels, queries].flat().map(({ name }) => name);
  return new Map(
    queries
      .filter(({ route }) => hasCriteriaRecord(route))
      .map(({ name, route }) => {
        const properties = route.inputs.map(({ property }) => property);
        const record = freshIdentifier(`${name}Criteria`, new Set([...declared, ...properties]));
        return [name, { record, toQuery: freshIdentifier("ToQuery", new Set([...properties, record])) }];
      }),
  );
}

/** The record, and how the query is made from it. Spec: decisions, 7, criteria. */
export function criteriaWords({ name, route }: Query, { record, toQuery }: CriteriaNames, scope: ModelScope) {
  const parameters = route.inputs.map(({ type, property }) => `${carriedType(type, scope)} ${property}`);
  return {
    record,
    ...parameterList(`    private sealed record ${record}`, parameters),
    query: name,
    toQuery,
    values: route.inputs.map((input) => givenValue(input, scope)).join(", "),
  };
}

function carriedType(type: Type, scope: ModelScope): string {
  const mark = type.kind === "optional" ? "?" : "";
  switch (criterionForm(type)) {
    case "text":
      return csharpTypeOf(type, scope);
    case "keys":
      return `${csharpTypeOf(itemOf(required(type)), scope)}[]${mark}`;
    case "json":
      return `${scope.type("JsonCriterion")}<${csharpTypeOf(required(type), scope)}>${mark}`;
  }
}

function givenValue({ type, property }: RouteInput, scope: ModelScope): string {
  const isOptional = type.kind === "optional";
  const inner = required(type);
  if (criterionForm(type) === "json") return `${property}${isOptional ? "?" : ""}.Value`;
  const keys =
    inner.kind === "set" ? `new ${scope.type("HashSet")}<${csharpTypeOf(inner.item, scope)}>(${property})` : property;
  // Repeated keys cannot say whether nothing is an empty list; an optional one is absent then.
  return isOptional && criterionForm(type) === "keys" ? `${property} is { Length: > 0 } ? ${keys} : null` : keys;
}

function itemOf(type: Type): Type {
  if (type.kind === "list" || type.kind === "set") return type.item;
  throw new Error(`'${type.kind}' has no items.`);
}
