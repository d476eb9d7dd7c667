import type { Declared, EntityDecl } from "./declaration.ts";
import type { Access, Operation } from "./entity.ts";

/** The operations of an entity, in the order of their endpoints. */
export const operations: readonly Operation[] = ["create", "getAll", "get", "update", "delete"];

/** The rule that the file states for an operation, the nearest first; undefined where it states none. Spec: decisions, 4. */
export function statedAccess({ access, file }: EntityDecl, operation: Operation): Access | undefined {
  const { access: fallback } = file.defaults;
  return access?.[operation] ?? access?.default ?? fallback?.[operation] ?? fallback?.default;
}

/** Who may call an operation that the file says nothing about. Spec: decisions, 4. */
export function unstatedAccessOf({ registersAuthentication }: Declared): Access {
  return { kind: registersAuthentication ? "authenticated" : "anonymous" };
}
