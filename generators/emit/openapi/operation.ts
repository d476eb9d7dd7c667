import { errorResponse } from "./errors.ts";
import type { ModelOperation } from "./model-operation.ts";
import type { Operation, Response } from "./open-api.ts";
import { parametersOf } from "./parameters.ts";
import { requestBodyOf } from "./request-body.ts";
import { type SchemaScope, schemaOfType } from "./schema-of-type.ts";

/** One HTTP operation as a document has it. Spec: model, OpenAPI document and Authentication. */
export function operation({ route, success, result, errors }: ModelOperation, scope: SchemaScope): Operation {
  const parameters = parametersOf(route, scope);
  const requestBody = requestBodyOf(route, scope);
  const { operationId, summary, deprecated, role, isServed } = route;
  const answer: Response = {
    description: success,
    ...(result && { content: { "application/json": { schema: schemaOfType(result, scope) } } }),
  };
  return {
    operationId,
    summary,
    ...(deprecated?.message !== undefined && { description: `Deprecated: ${deprecated.message}` }),
    ...(deprecated && { deprecated: true }),
    ...(!isServed && { "x-tenon-unserved": true }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries([["200", answer], ...errors.map(errorResponse)]),
    ...(role !== undefined && { security: [Object.fromEntries([[role, []]])] }),
  };
}
