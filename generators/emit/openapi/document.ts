import type { Context } from "../../model/ir.ts";
import { isSchemeName } from "../../model/route/scheme-name.ts";
import type { Type } from "../../model/type.ts";
import { componentSchemas } from "./component-schemas.ts";
import type { DeclaredTypes } from "./declared-types.ts";
import { namedResponses } from "./errors.ts";
import { type ModelOperation, operationsOf } from "./model-operation.ts";
import { describedBy } from "./object-schema.ts";
import type { Components, OpenApiDocument, SecurityScheme } from "./open-api.ts";
import { operation } from "./operation.ts";
import { pathsOf } from "./paths.ts";
import type { SchemaScope } from "./schema-of-type.ts";

/** The OpenAPI document of a context: every HTTP operation that it has, and the types that they speak of. Spec: model, OpenAPI document; decisions, 7. */
export function documentOf(context: Context, types: DeclaredTypes): OpenApiDocument {
  const scope = { context: context.name, types };
  const operations = operationsOf(context);
  const components = componentsOf(context, operations, scope);
  return {
    openapi: "3.1.0",
    info: { title: `${context.name} API`, ...describedBy(context.doc), version: `${context.version ?? 1}.0.0` },
    servers: [{ url: "/" }],
    security: [],
    paths: pathsOf(
      operations.map((one) => ({ path: one.route.path, verb: one.route.verb, operation: operation(one, scope) })),
    ),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

function componentsOf(context: Context, operations: readonly ModelOperation[], scope: SchemaScope): Components {
  const schemas = componentSchemas(context, operations.flatMap(typesOf), scope);
  const responses = namedResponses(operations.flatMap(({ errors }) => errors));
  const roles = new Set(operations.flatMap(({ route: { role } }) => role ?? []).filter(isSchemeName));
  const securitySchemes = Object.fromEntries([...roles].sort().map((role) => [role, schemeOf(role)]));
  const parts = { schemas, responses, securitySchemes };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
}

function typesOf({ route, result }: ModelOperation): readonly Type[] {
  return [...route.inputs.map(({ type }) => type), ...(result === undefined ? [] : [result])];
}

/** How a caller shows to be in a role is the host's to say; a bearer token is what most hosts take. */
function schemeOf(role: string): SecurityScheme {
  return { type: "http", scheme: "bearer", description: `A caller in the role ${role}.` };
}
