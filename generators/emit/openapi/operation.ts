import { type Access, isSchemeName } from "../../http/access.ts";
import type { Operation, OperationResponse } from "../../http/operation.ts";
import type {
  Operation as Documented,
  Parameter,
  Reference,
  RequestBody,
  Response,
  Schema,
  SecurityScheme,
} from "./open-api.ts";
import { sharedResponse } from "./shared-responses.ts";

/** The parts of an operation that depend on the type language. */
interface Parts<Type> {
  readonly parameters: readonly Parameter[];
  readonly requestBody: RequestBody | undefined;
  readonly schemaOf: (type: Type) => Schema;
  readonly scheme: string | undefined;
}

/** Returns parameters, body, responses and security of an operation. Spec: openapi, Operations; openapi, Security. */
export function documented<Type extends object>(
  { responses }: Operation<Type>,
  { parameters, requestBody, schemaOf, scheme }: Parts<Type>,
): Pick<Documented, "parameters" | "requestBody" | "responses" | "security"> {
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
    ...(typeof body === "object" && { content: { "application/json": { schema: schemaOf(body) } } }),
  };
}

/** The scheme of operations that ask for a signed-in caller. A policy whose name no scheme can have falls back to it. */
const signedIn = "authenticated";

/** Returns the scheme that an access rule asks for. Spec: endpoints, Authorization. */
export function schemeOf(access: Access): string | undefined {
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
  const sorted = [...described].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, description]) => [name, { type: "http", scheme: "bearer", description }]),
  );
}

function callerOf({ kind }: Access, scheme: string): string {
  if (kind === "role") return `A caller in the role ${scheme}.`;
  return scheme === signedIn ? "A caller who is signed in." : `A caller who meets the policy ${scheme}.`;
}
