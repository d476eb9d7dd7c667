import { documentPathOf } from "../../http/route-template.ts";
import type { Context } from "../../model/ir.ts";
import type { ModelOperation } from "../../model/operation/model-operation.ts";
import type { Type } from "../../model/type.ts";
import { componentSchemas } from "./component-schemas.ts";
import type { DeclaredTypes } from "./declared-types.ts";
import { documentedModelOperation } from "./model-operation.ts";
import { describedBy } from "./object-schema.ts";
import type { Components, OpenApiDocument } from "./open-api.ts";
import { securitySchemes } from "./operation.ts";
import { pathsOf } from "./paths.ts";
import type { SchemaScope } from "./schema-of-type.ts";
import { sharedResponses } from "./shared-responses.ts";

/** Returns the OpenAPI document of a context: its HTTP operations, and the types that they mention. Spec: openapi, Document head. */
export function documentOf(context: Context, types: DeclaredTypes): OpenApiDocument {
  const scope = { context: context.name, types };
  const { operations } = context;
  const components = componentsOf(context, scope);
  return {
    openapi: "3.1.0",
    info: { title: `${context.name} API`, ...describedBy(context.doc), version: `${context.version ?? 1}.0.0` },
    servers: [{ url: "/" }],
    security: [],
    paths: pathsOf(
      operations.map((one) => ({
        path: documentPathOf(one.route),
        verb: one.verb,
        operation: documentedModelOperation(one, scope),
      })),
    ),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

function componentsOf(context: Context, scope: SchemaScope): Components {
  const { operations } = context;
  const parts = {
    schemas: componentSchemas(context, operations.flatMap(typesOf), scope),
    responses: sharedResponses(operations.flatMap(({ responses }) => responses)),
    securitySchemes: securitySchemes(operations.map(({ access }) => access)),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0));
}

function typesOf({ parameters, responses }: ModelOperation): readonly Type[] {
  return [
    ...parameters.map(({ type }) => type),
    ...responses.flatMap(({ body }) => (typeof body === "object" ? [body] : [])),
  ];
}
