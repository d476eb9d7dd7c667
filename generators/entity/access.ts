import type { Access } from "../http/access.ts";
import type { Declared, EntityDecl } from "./declaration.ts";
import type { EndpointName } from "./entity.ts";

/** The endpoints of an entity, in their order. */
export const endpointNames: readonly EndpointName[] = ["create", "getAll", "get", "update", "delete"];

/** Returns the rule that the file states for an endpoint, the nearest first. Spec: decisions, 4. */
export function statedAccess({ access, file }: EntityDecl, endpoint: EndpointName): Access | undefined {
  const { access: fallback } = file.defaults;
  return access?.[endpoint] ?? access?.default ?? fallback?.[endpoint] ?? fallback?.default;
}

/** Returns the access of an endpoint that the file says nothing about. Spec: decisions, 4. */
export function unstatedAccessOf({ registersAuthentication }: Declared): Access {
  return { kind: registersAuthentication ? "authenticated" : "anonymous" };
}
