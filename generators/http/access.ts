import type { ErrorStatus } from "./statuses.ts";

/** The callers that an operation admits. Spec: entity-file, Access rules. */
export type Access =
  | { readonly kind: "anonymous" }
  | { readonly kind: "authenticated" }
  | { readonly kind: "policy"; readonly name: string }
  | { readonly kind: "role"; readonly name: string };

/** Returns the statuses of a refused caller. */
export function accessStatuses({ kind }: Access): readonly ErrorStatus[] {
  return kind === "anonymous" ? [] : [401, 403];
}

/** Returns the role that an operation asks for. */
export function roleOf({ access }: { readonly access: Access }): string | undefined {
  return access.kind === "role" ? access.name : undefined;
}

/** Tells whether a role or policy can name a security scheme; OpenAPI allows few characters there. Spec: openapi, Security. */
export function isSchemeName(name: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(name);
}
