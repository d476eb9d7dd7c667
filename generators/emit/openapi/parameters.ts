import type { Route, RouteInput, RouteToken } from "../../model/route/route.ts";
import { required, type Type } from "../../model/type.ts";
import type { Parameter, Schema } from "./open-api.ts";
import { isOneText, type SchemaScope, schemaOfType } from "./schema-of-type.ts";

/** Every token of the route, then every criterion that stands in the query string. Spec: model, OpenAPI document. */
export function parametersOf({ tokens, inputs }: Route, scope: SchemaScope): readonly Parameter[] {
  return [
    ...tokens.map((token) => pathParameter(token, scope)),
    ...inputs.filter(({ source }) => source === "query").map((input) => queryParameter(input, scope)),
  ];
}

/** Required, as a path without the value is another path; what no one reads is a plain text. */
function pathParameter({ parameter: { name }, binding }: RouteToken, scope: SchemaScope): Parameter {
  const isRead = binding.to !== "nothing" && binding.isRouteBindable;
  const schema: Schema = isRead ? schemaOfType(required(binding.type), scope) : { type: "string" };
  return { name, in: "path", required: true, schema };
}

/** A list is a repeated key, and an absent one is empty; what is no single text is one JSON text. Spec: decisions, 7, criteria that a query string cannot carry. */
function queryParameter({ name, type }: RouteInput, scope: SchemaScope): Parameter {
  const of = required(type);
  const schema = schemaOfType(of, scope);
  if (isOneText(of)) return { name, in: "query", required: of === type, schema };
  return isRepeated(of)
    ? { name, in: "query", required: false, schema }
    : { name, in: "query", required: of === type, content: { "application/json": { schema } } };
}

function isRepeated(type: Type): boolean {
  return (type.kind === "list" || type.kind === "set") && isOneText(type.item);
}
