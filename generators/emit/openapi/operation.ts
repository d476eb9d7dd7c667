import { reusedKeyDescription } from "../../entity/wire-properties.ts";
import { type Access, isSchemeName } from "../../http/access.ts";
import type { Operation, OperationResponse } from "../../http/operation.ts";
import { type ErrorName, factsOf, type ProblemKind, type Status } from "../../http/statuses.ts";
import type {
  Operation as Documented,
  Parameter,
  Reference,
  RequestBody,
  Response,
  Schema,
  SecurityScheme,
} from "./open-api.ts";
import { jsonContent, sortedByName } from "./schema-parts.ts";

/** The parts of an operation that depend on the type language. */
interface Parts<Type> {
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly schemaOf: (type: Type) => Schema;
}

/** Returns parameters, body, responses and security of an operation. Spec: openapi, Operations; openapi, Security. */
export function documented<Type extends object>(
  { responses, access }: Operation<Type>,
  { parameters, requestBody, schemaOf }: Parts<Type>,
): Pick<Documented, "parameters" | "requestBody" | "responses" | "security"> {
  const scheme = schemeOf(access);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(responses.map((one) => [String(one.status), responseOf(one, schemaOf)])),
    ...(scheme !== undefined && { security: [Object.fromEntries([[scheme, []]])] }),
  };
}

function responseOf<Type extends object>(
  { status, body, description, headers }: OperationResponse<Type>,
  schemaOf: Parts<Type>["schemaOf"],
): Response | Reference {
  if (description === undefined) return sharedResponse(status);
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, text]) => [name, { description: text, schema: { type: "string" } }]),
      ),
    }),
    ...(typeof body === "object" && { content: jsonContent(schemaOf(body)) }),
  };
}

/** The scheme of operations that ask for a signed-in caller. A policy whose name no scheme can have falls back to it. */
const signedIn = "authenticated";

/** Returns the scheme that an access rule asks for. Spec: endpoints, Authorization. */
function schemeOf(access: Access): string | undefined {
  switch (access.kind) {
    case "anonymous":
      return undefined;
    case "authenticated":
      return signedIn;
    case "policy":
      return isSchemeName(access.name) ? access.name : signedIn;
    case "role":
      return access.name;
  }
}

/** Returns the schemes of all rules, by name. A bearer token is what most hosts take. */
export function securitySchemes(rules: readonly Access[]): Readonly<Record<string, SecurityScheme>> {
  const described = new Map(
    rules.flatMap((access): readonly (readonly [string, string])[] => {
      const scheme = schemeOf(access);
      return scheme !== undefined && isSchemeName(scheme) ? [[scheme, callerOf(access, scheme)]] : [];
    }),
  );
  return sortedByName(
    [...described].map(([name, description]) => [name, { type: "http", scheme: "bearer", description }]),
  );
}

function callerOf({ kind }: Access, scheme: string): string {
  if (kind === "role") return `A caller in the role ${scheme}.`;
  return scheme === signedIn ? "A caller who is signed in." : `A caller who meets the policy ${scheme}.`;
}

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

/** Descriptions of shared errors in place of the usual ones. */
export type Descriptions = Partial<Readonly<Record<ErrorName, string>>>;

/** The usual descriptions of shared errors. Spec: openapi, Responses; model-http, Response statuses. */
const descriptions: Readonly<Record<ErrorName, string>> = {
  BadRequest: "A precondition or invariant was violated, or a value is missing or cannot be read.",
  Unauthorized: "The caller is not known.",
  Forbidden: "The caller may not do this.",
  NotFound: "There is nothing of this identity.",
  Conflict: "It was changed by somebody else in the meantime.",
  PreconditionFailed: "It is no longer of a version that If-Match names.",
  ContentTooLarge: "The request is larger than the host allows.",
  PreconditionRequired: "The request must have an If-Match header.",
  UnsupportedMediaType: "The body is of another media type.",
  UnprocessableContent: reusedKeyDescription,
};

function sharedResponse(status: Status): Reference {
  return { $ref: `#/components/responses/${factsOf(status).name}` };
}

/** Returns the responses that some operations share, by name, in the order of their statuses. */
export function sharedResponses(
  responses: readonly OperationResponse<object>[],
  described: Descriptions = {},
): Readonly<Record<string, Response>> {
  const shared = new Map(
    responses.filter(({ description }) => description === undefined).map(({ status }) => [status, factsOf(status)]),
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
