import type { Route } from "../../model/route/route.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { objectSchema } from "./object-schema.ts";
import type { RequestBody } from "./open-api.ts";
import { type SchemaScope, schemaOfType } from "./schema-of-type.ts";

/** The members of a request that stand in its body; undefined where none does. Every criterion of a query is required, an optional one as null. Spec: model, OpenAPI document; decisions, 7. */
export function requestBodyOf({ kind, inputs }: Route, scope: SchemaScope): RequestBody | undefined {
  const members = inputs.filter(({ source }) => source === "body");
  if (members.length === 0) return undefined;
  const schema = objectSchema(
    members.map(({ property, type }) => ({
      name: camelCaseOf(property),
      schema: schemaOfType(type, scope),
      isRequired: kind === "query" || type.kind !== "optional",
    })),
  );
  return { required: true, content: { "application/json": { schema } } };
}
