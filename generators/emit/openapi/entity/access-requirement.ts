import type { Access } from "../../../entity/entity.ts";
import { isSchemeName } from "../../../model/route/scheme-name.ts";
import type { ErrorStatus } from "../errors.ts";
import type { Operation, SecurityScheme } from "../open-api.ts";

/** The scheme of endpoints that ask for a signed-in caller. A policy whose name no scheme can have falls back to it. */
const signedIn = "authenticated";

/** The scheme that an access rule asks for; undefined where everybody may call. */
export function schemeOf(access: Access): string | undefined {
  switch (access.kind) {
    case "anonymous":
      return undefined;
    case "authenticated":
      return signedIn;
    case "policy":
      return isSchemeName(access.name) ? access.name : signedIn;
  }
}

/** What an operation says of who may call it. Spec: decisions, 4, access. */
export function securityOf(access: Access): Pick<Operation, "security"> {
  const scheme = schemeOf(access);
  return scheme === undefined ? {} : { security: [Object.fromEntries([[scheme, []]])] };
}

/** What those are answered who may not call. */
export function accessErrors(access: Access): readonly ErrorStatus[] {
  return access.kind === "anonymous" ? [] : [401, 403];
}

/** The schemes of all rules, by name. How a caller shows who it is is the host's to say. */
export function securitySchemes(rules: readonly Access[]): Readonly<Record<string, SecurityScheme>> {
  const names = [...new Set(rules.flatMap((access) => schemeOf(access) ?? []))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const description = name === signedIn ? "A caller who is signed in." : `A caller who meets the policy ${name}.`;
      return [name, { type: "http", scheme: "bearer", description }];
    }),
  );
}
