import type { Declared, EntityDecl } from "./declaration.ts";
import type { Access, Operation } from "./entity.ts";

/** The operations of an entity, in the order of their endpoints. */
export const operations: readonly Operation[] = ["create", "getAll", "get", "update", "delete"];

/** Returns the nearest access rule that the file states for an operation; undefined if it states none. Spec: decisions, 4. */
export function statedAccess({ access, file }: EntityDecl, operation: Operation): Access | undefined {
  const { access: fallback } = file.defaults;
  return access?.[operation] ?? access?.default ?? fallback?.[operation] ?? fallback?.default;
}

/** Returns the access rule of an operation for which the file states none. Spec: decisions, 4. */
export function unstatedAccessOf({ registersAuthentication }: Declared): Access {
  return { kind: registersAuthentication ? "authenticated" : "anonymous" };
}
