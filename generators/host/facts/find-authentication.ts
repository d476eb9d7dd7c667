import { afterName, readType } from "../csharp/code-tokens.ts";

/** The signs of authentication in a C# file, each as a reader knows it: `AddAuthentication`, `[Authorize]`. */
export interface AuthenticationSigns {
  /** The signs that registration or use of authentication leaves. */
  readonly clear: readonly string[];
  readonly unclear: readonly string[];
}

const clearCall =
  /^Add\w*(?:Authentication|Jwt|Bearer|OpenId|OpenIddict|Identity(?!Client|HttpClient)|Keycloak|Auth0|Duende|WebAuthn)\w*$|^Add(?:Cookie|Negotiate|Certificate|Saml2?|WsFederation|AuthToken|ApiKey\w*|Basic)$|^(?:Use(?:Authentication|Identity|IdentityServer|OpenIddict|JwtTokenMiddleware)\w*|Require(?:Authorization|AuthenticatedUser|Role|Claim)|MapIdentityApi|SetFallbackPolicy)$/;
const columnCall = /^Use(?:\w*Identity(?:AlwaysColumn|ByDefaultColumn|Column)s?)$/;
const foreignIdentity = /Managed|Workload|Azure(?!Ad)/;
const unclearCall = /^Add(?:Authorization|AuthorizationBuilder|AuthorizationCore)$/;

/** Finds the signs of authentication in the tokens of a C# file. Spec: host, Signs of authentication. */
export function findAuthentication(tokens: readonly string[]): AuthenticationSigns {
  const clear = new Set<string>();
  const unclear = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (isSignedCall(tokens, at) || token === "FallbackPolicy") clear.add(token);
    else if (unclearCall.test(token) && tokens[at - 1] === ".") unclear.add(token);
    else if (token === ":" && baseSigns.has(baseAt(tokens, at))) clear.add(baseAt(tokens, at));
    else if (isAuthorizeAttribute(tokens, at)) clear.add("[Authorize]");
  }
  return { clear: [...clear], unclear: [...unclear] };
}

/** True for the name in `[Authorize]`, `[ApiController, Data.Authorize(Roles = "x")]` and `[method: Authorize, Other]`. */
function isAuthorizeAttribute(tokens: readonly string[], at: number): boolean {
  if (!/^Authorize(?:Attribute)?$/.test(tokens[at] ?? "")) return false;
  let before = at - 1;
  while (tokens[before] === ".") before -= 2;
  if (tokens[before] === ":") before -= 2;
  const next = tokens[at + 1];
  return (
    (tokens[before] === "[" || tokens[before] === ",") &&
    (next === "]" || next === "(" || (next === "," && /^[A-Z]/.test(tokens[at + 2] ?? "")))
  );
}

const baseSigns: ReadonlySet<string> = new Set(["AbpModule", "AuthenticationHandler"]);

function baseAt(tokens: readonly string[], at: number): string {
  return readType(tokens, at + 1)?.type.name ?? "";
}

function isSignedCall(tokens: readonly string[], at: number): boolean {
  const name = tokens[at] ?? "";
  if (tokens[at - 1] !== "." || !clearCall.test(name) || columnCall.test(name) || foreignIdentity.test(name))
    return false;
  return tokens[afterName(tokens, at)] === "(";
}

/** The packages that suggest authentication; those that only fetch tokens as a client do not. */
const packageSign =
  /^(?:Microsoft\.Identity\.Web|OpenIddict|Duende\.(?!AccessTokenManagement|IdentityModel)|IdentityServer4|Volo\.Abp|Auth0\.AspNetCore|Keycloak\.AuthServices|Okta\.AspNetCore|Microsoft\.AspNetCore\.(?:Authentication|Identity)\b|FastEndpoints\.Security)/i;

export function suggestsAuthentication(packageId: string): boolean {
  return packageSign.test(packageId);
}
