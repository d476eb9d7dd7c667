import { afterBrackets } from "./tokens.ts";

/** What the code of a host calls that matters to us. */
export interface CallFacts {
  readonly calls: ReadonlySet<string>;
  readonly registersAuthentication: boolean;
}

/** Our own calls, the one that only compiles where Microsoft.AspNetCore.OpenApi is, and those that make problems of the host's own answers. */
const KNOWN_CALLS: ReadonlyMap<string, string> = new Map([
  ["AddTenon", "AddTenon"],
  ["MapTenon", "MapTenon"],
  ["MapTenonEndpoints", "MapTenon"],
  ["ApplyTenon", "ApplyTenon"],
  ["AddOpenApi", "AddOpenApi"],
  ["AddProblemDetails", "AddProblemDetails"],
  ["UseStatusCodePages", "UseStatusCodePages"],
]);

/** What registers or maps the layers of a context. */
const LAYER_CALL = /^(?:Add\w+(?:Application|Endpoints)|Map\w+Endpoints)$/;

const AUTHENTICATION_CALLS: ReadonlySet<string> = new Set([
  "AddAuth0ApiAuthentication",
  "AddAuth0WebAppAuthentication",
  "AddAuthentication",
  "AddAuthenticationCookie",
  "AddAuthenticationJwtBearer",
  "AddBearerToken",
  "AddCookie",
  "AddDefaultIdentity",
  "AddIdentity",
  "AddIdentityApiEndpoints",
  "AddIdentityCookies",
  "AddJwtBearer",
  "AddKeycloakWebApiAuthentication",
  "AddMicrosoftIdentityWebApi",
  "AddMicrosoftIdentityWebApiAuthentication",
  "AddMicrosoftIdentityWebApp",
  "AddMicrosoftIdentityWebAppAuthentication",
  "AddNegotiate",
  "AddOpenIdConnect",
]);

/** Finds the calls of methods that register authentication or our own code, among the tokens of a C# file. Spec: decisions, 4 (access) and 6. */
export function findCalls(tokens: readonly string[]): CallFacts {
  const called = tokens.filter(
    (name, at) =>
      (KNOWN_CALLS.has(name) || AUTHENTICATION_CALLS.has(name) || LAYER_CALL.test(name)) && isCall(tokens, at),
  );
  return {
    calls: new Set(called.flatMap((name) => KNOWN_CALLS.get(name) ?? (LAYER_CALL.test(name) ? [name] : []))),
    registersAuthentication: called.some((name) => AUTHENTICATION_CALLS.has(name)),
  };
}

// A declaration has no dot before its name. Type arguments are bounded, so that broken code costs no more than sound code.
function isCall(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] === "<" ? afterBrackets(tokens, at + 1, at + 100) : at + 1;
  return tokens[at - 1] === "." && tokens[next] === "(";
}
