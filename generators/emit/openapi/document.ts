import { idempotencyKeyDescription } from "../../entity/wire-properties.ts";
import { patchMediaTypes } from "../../http/patch-media-types.ts";
import type { Context } from "../../model/ir.ts";
import {
  isConditional,
  isPatch,
  isRevalidated,
  type ModelOperation,
  type ModelParameter,
  type RouteToken,
  replaysRequests,
} from "../../model/operation/model-operation.ts";
import { isOfList, queryFormOf, required, type Type } from "../../model/type.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { withStoredErrors } from "../stored-errors.ts";
import { assembledDocument } from "./assembled-document.ts";
import { componentSchemas } from "./component-schemas.ts";
import type { DeclaredTypes } from "./declared-types.ts";
import type { OpenApiDocument, Operation, Parameter, RequestBody, Schema } from "./open-api.ts";
import { type Descriptions, documented } from "./operation.ts";
import { type SchemaScope, schemaOfType } from "./schema-of-type.ts";
import { describedBy, jsonContent, objectSchema } from "./schema-parts.ts";

/** Describes the conflicts of a context: with the reasons that only some contexts have. */
function conflictsOf(context: Context, isStored: boolean): Descriptions {
  const reasons = [
    ...(isStored ? [", or the identity of a new one is taken"] : []),
    ...(context.entities.some(({ uniques }) => uniques.length > 0) ? [", or a unique value is taken"] : []),
    ...(replaysRequests(context) ? [", or a request with this Idempotency-Key still runs"] : []),
  ];
  return { Conflict: `It was changed by somebody else in the meantime${reasons.join("")}.` };
}

/** Returns the OpenAPI document of a context: its HTTP operations, and the types that they mention. Spec: openapi, Document head. */
export function documentOf(context: Context, types: DeclaredTypes, isStored = false): OpenApiDocument {
  const { name, doc, version = 1 } = context;
  const operations = isStored
    ? context.operations.map((operation) => withStoredErrors(operation, context))
    : context.operations;
  const scope = { context: name, types };
  return assembledDocument({
    info: { title: `${name} API`, ...describedBy(doc), version: `${version}.0.0` },
    operations,
    descriptions: conflictsOf(context, isStored),
    documented: (operation) => documentedModelOperation(operation, scope),
    schemas: componentSchemas(context, operations.flatMap(typesOf), scope),
  });
}

function typesOf({ parameters, responses }: ModelOperation): readonly Type[] {
  return [
    ...parameters.map(({ type }) => type),
    ...responses.flatMap(({ body }) => (typeof body === "object" ? [body] : [])),
  ];
}

/** Returns an HTTP operation of a model as a document has it. Spec: openapi, Operations; openapi, Security. */
export function documentedModelOperation(operation: ModelOperation, scope: SchemaScope): Operation {
  const { id, summary, deprecated, isServed, tokens, parameters } = operation;
  const criteria = parameters.filter(({ binding }) => binding === "query");
  return {
    operationId: id,
    summary,
    ...(deprecated?.message !== undefined && { description: `Deprecated: ${deprecated.message}` }),
    ...(deprecated && { deprecated: true }),
    ...(!isServed && { "x-tenon-unserved": true }),
    ...documented(operation, {
      parameters: [
        ...tokens.map((token) => pathParameter(token, scope)),
        ...criteria.map((criterion) => queryParameter(criterion, scope)),
        ...(isConditional(operation) ? [ifMatch] : []),
        ...(isRevalidated(operation) ? [ifNoneMatch] : []),
        ...(operation.isIdempotent ? [idempotencyKey] : []),
      ],
      requestBody: requestBodyOf(operation, scope),
      schemaOf: (type) => schemaOfType(type, scope),
    }),
  };
}

/** The condition of a command on a versioned aggregate. Spec: model-http, Versions. */
const ifMatch: Parameter = {
  name: "If-Match",
  in: "header",
  description: "The ETag of the version to change, or *.",
  required: false,
  schema: { type: "string" },
};

/** The condition of a query for a versioned aggregate. Spec: model-http, Versions. */
const ifNoneMatch: Parameter = {
  name: "If-None-Match",
  in: "header",
  description: "The ETags of the versions that the caller has, or *.",
  required: false,
  schema: { type: "string" },
};

/** The key of a factory whose requests can be repeated. Spec: model-http, Repeated requests. */
const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  description: idempotencyKeyDescription,
  required: false,
  schema: { type: "string" },
};

/** Returns a required parameter, as a path without the value is another path. A token that nothing reads is a plain text. */
function pathParameter({ name, parameter }: RouteToken, scope: SchemaScope): Parameter {
  const isRead = parameter?.binding === "route";
  const schema: Schema = isRead ? schemaOfType(required(parameter.type), scope) : { type: "string" };
  return { name, in: "path", required: true, schema };
}

/** Returns a parameter in the form of its type: one text, a repeated key that may be absent, or one JSON text. Spec: openapi, Query parameters. */
function queryParameter({ name, type, description }: ModelParameter, scope: SchemaScope): Parameter {
  const of = required(type);
  const schema = schemaOfType(of, scope);
  switch (queryFormOf(of)) {
    case "text":
      return { name, in: "query", ...describedBy(description), required: of === type, schema };
    case "keys":
      return { name, in: "query", required: false, schema };
    case "json":
      return { name, in: "query", required: of === type, content: jsonContent(schema) };
  }
}

/** Returns the members of a request that stand in its body. Every criterion of a query is required, an optional one as null; of a command or factory, those with a default are not. Spec: openapi, Request bodies. */
function requestBodyOf(operation: ModelOperation, scope: SchemaScope): RequestBody | undefined {
  const { kind, parameters } = operation;
  const members = parameters.filter(({ binding }) => binding === "body");
  if (members.length === 0) return undefined;
  const schema = objectSchema(
    members.map(({ property, type, kept, default: given, description }) => {
      const value = given && scope.types.jsonOf(given.value);
      const isGiven = type.kind !== "optional" || (kind === "query" && !isOfList(type));
      return {
        name: camelCaseOf(property),
        schema: {
          ...schemaOfType(type, { ...scope, isSent: true }),
          ...describedBy(description),
          ...(value !== undefined && { default: value }),
        },
        isRequired: kept === undefined && given === undefined && isGiven,
      };
    }),
  );
  return { required: true, content: jsonContent(schema, isPatch(operation) ? patchMediaTypes : undefined) };
}
