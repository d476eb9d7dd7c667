import { afterBrackets, readDottedName } from "../csharp/tokens.ts";

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

/** Finds the signs of authentication in the blanked text and the tokens of a C# file. Spec: host, Signs of authentication. */
export function findAuthentication(blanked: string, tokens: readonly string[]): AuthenticationSigns {
  const clear = new Set<string>();
  const unclear = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (isSignedCall(tokens, at)) clear.add(token);
    else if (unclearCall.test(token) && tokens[at - 1] === ".") unclear.add(token);
    else if (token === "FallbackPolicy") clear.add("FallbackPolicy");
    else if (token === ":" && baseSigns.has(baseAt(tokens, at))) clear.add(baseAt(tokens, at));
  }
  if (hasAuthorize(blanked, tokens)) clear.add("[Authorize]");
  return { clear: [...clear], unclear: [...unclear] };
}

// The attribute is looked for only where its name stands, as the expression is slow on long blanks.
function hasAuthorize(blanked: string, tokens: readonly string[]): boolean {
  return tokens.some((token) => /^Authorize(?:Attribute)?$/.test(token)) && authorizeAttribute.test(blanked);
}

const baseSigns: ReadonlySet<string> = new Set(["AbpModule", "AuthenticationHandler"]);

function baseAt(tokens: readonly string[], at: number): string {
  return readDottedName(tokens, at + 1).name.replace(/^.*\./, "");
}

function isSignedCall(tokens: readonly string[], at: number): boolean {
  const name = tokens[at] ?? "";
  if (tokens[at - 1] !== "." || !clearCall.test(name) || columnCall.test(name) || foreignIdentity.test(name))
    return false;
  const next = tokens[at + 1] === "<" ? afterBrackets(tokens, at + 1, at + 100) : at + 1;
  return tokens[next] === "(";
}

const authorizeAttribute =
  /[[,]\s{0,99}(?:\w{1,20}:\s{0,9})?(?:[\w.]{1,99}\.)?Authorize(?:Attribute)?\s{0,99}(?:[\](]|,\s{0,99}[A-Z])/;

/** The packages that suggest authentication; those that only fetch tokens as a client do not. */
const packageSign =
  /^(?:Microsoft\.Identity\.Web|OpenIddict|Duende\.(?!AccessTokenManagement|IdentityModel)|IdentityServer4|Volo\.Abp|Auth0\.AspNetCore|Keycloak\.AuthServices|Okta\.AspNetCore|Microsoft\.AspNetCore\.(?:Authentication|Identity)\b|FastEndpoints\.Security)/i;

export function suggestsAuthentication(packageId: string): boolean {
  return packageSign.test(packageId);
}
