import type { ClaimMember, Entity } from "./entity.ts";

/** True if a caller may see and change some rows of an entity alone. */
export function isRestricted({ rows }: Pick<Entity, "rows">): boolean {
  return rows !== undefined;
}

/** Returns the properties that a creation sets to claims of the caller. */
export function claimMembersOf({ rows }: Pick<Entity, "rows">): readonly ClaimMember[] {
  return [rows?.tenant, rows?.owner].flatMap((member) => member ?? []);
}
