import { afterBrackets } from "./tokens.ts";

/** The relevant calls in the code of a host. */
export interface CallFacts {
  readonly calls: ReadonlySet<string>;
  readonly registersAuthentication: boolean;
}

/** Tenon's own calls, the call that needs Microsoft.AspNetCore.OpenApi, and the calls that turn the host's errors into problem details. */
const KNOWN_CALLS: ReadonlyMap<string, string> = new Map([
  ["AddTenon", "AddTenon"],
  ["MapTenon", "MapTenon"],
  ["MapTenonEndpoints", "MapTenon"],
  ["ApplyTenon", "ApplyTenon"],
  ["AddOpenApi", "AddOpenApi"],
  ["AddProblemDetails", "AddProblemDetails"],
  ["UseStatusCodePages", "UseStatusCodePages"],
]);

/** The calls that register or map the layers of a context. */
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

/** Finds calls that register authentication or Tenon's code in the tokens of a C# file. Spec: host, Signs of authentication; host, Host needs. */
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

// A declaration has no dot before its name. Type arguments are bounded, so that broken code costs no more than valid code.
function isCall(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] === "<" ? afterBrackets(tokens, at + 1, at + 100) : at + 1;
  return tokens[at - 1] === "." && tokens[next] === "(";
}
