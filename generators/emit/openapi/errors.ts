import type { Reference, Response, Schema } from "./open-api.ts";

/** The statuses that operations answer with beside what they are for. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413;

/** RFC 9457, as ASP.NET Core writes it. */
const problem: Schema = {
  type: "object",
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer", format: "int32" },
    detail: { type: "string" },
  },
};

const validationProblem: Schema = {
  ...problem,
  properties: {
    ...problem.properties,
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

interface NamedResponse {
  readonly name: string;
  readonly description: string;
  /** Absent where the host decides on the body. */
  readonly schema?: Schema;
}

/** Spec: decisions, 7, status codes; model, OpenAPI document, factory operation. */
const responses: Readonly<Record<ErrorStatus, NamedResponse>> = {
  400: {
    name: "BadRequest",
    description: "A precondition or invariant was violated, or a value is missing or cannot be read.",
    schema: validationProblem,
  },
  401: { name: "Unauthorized", description: "The caller is not known." },
  403: { name: "Forbidden", description: "The caller may not do this." },
  404: { name: "NotFound", description: "There is nothing of this identity.", schema: problem },
  409: { name: "Conflict", description: "It was changed by somebody else in the meantime.", schema: problem },
  413: { name: "ContentTooLarge", description: "The request is larger than the host allows.", schema: problem },
};

/** The entry of an error among the responses of an operation. */
export function errorResponse(status: ErrorStatus): readonly [status: string, response: Reference] {
  return [String(status), { $ref: `#/components/responses/${responses[status].name}` }];
}

/** The responses that some operations share, by name. The order is that of their statuses. */
export function namedResponses(
  statuses: Iterable<ErrorStatus>,
  described: Partial<Readonly<Record<ErrorStatus, string>>> = {},
): Readonly<Record<string, Response>> {
  const sorted = [...new Set(statuses)].sort((one, other) => one - other);
  return Object.fromEntries(
    sorted.map((status) => {
      const { name, description, schema } = responses[status];
      const content = schema && { content: { "application/problem+json": { schema } } };
      return [name, { description: described[status] ?? description, ...content }];
    }),
  );
}
