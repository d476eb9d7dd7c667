import type { OperationResponse } from "../../http/operation.ts";
import { type ErrorName, factsOf, type ProblemKind, type Status } from "../../http/statuses.ts";
import type { Reference, Response, Schema } from "./open-api.ts";

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

/** The bodies of errors, as ASP.NET Core writes them. */
const problems: Readonly<Record<ProblemKind, Schema>> = { problem, validationProblem };

/** The descriptions of shared errors. Spec: openapi, Responses; model-http, Response statuses. */
const descriptions: Readonly<Record<ErrorName, string>> = {
  BadRequest: "A precondition or invariant was violated, or a value is missing or cannot be read.",
  Unauthorized: "The caller is not known.",
  Forbidden: "The caller may not do this.",
  NotFound: "There is nothing of this identity.",
  Conflict: "It was changed by somebody else in the meantime.",
  ContentTooLarge: "The request is larger than the host allows.",
};

/** Returns the entry of a shared response in an operation. */
export function sharedResponse(status: Status): Reference {
  return { $ref: `#/components/responses/${factsOf(status).name}` };
}

/** Returns the responses that some operations share, by name, in the order of their statuses. */
export function sharedResponses(
  responses: Iterable<OperationResponse<object>>,
  described: Partial<typeof descriptions> = {},
): Readonly<Record<string, Response>> {
  const shared = new Map(
    Array.from(responses)
      .filter(({ description }) => description === undefined)
      .map(({ status }) => [status, factsOf(status)]),
  );
  const all: Readonly<Record<string, string>> = { ...descriptions, ...described };
  return Object.fromEntries(
    [...shared]
      .sort(([one], [other]) => one - other)
      .map(([, { name, body }]) => {
        const content = body && { content: { "application/problem+json": { schema: problems[body] } } };
        return [name, { description: all[name] ?? "", ...content }];
      }),
  );
}
