import type { ClaimMember, Entity } from "./entity.ts";

/** True if a caller may see and change some rows of an entity alone. */
export function isRestricted({ rows }: Pick<Entity, "rows">): boolean {
  return rows !== undefined;
}

/** True if a method of the service narrows the rows: to those of callers, or to those that the mapping of the host does not tell from deleted ones. */
export function isNarrowed(entity: Pick<Entity, "rows" | "deletedAt" | "model">): boolean {
  return isRestricted(entity) || (entity.deletedAt !== undefined && entity.model.kind === "existing");
}

/** Tells whose rows the compiled queries of an entity read. There are none if the key has several parts or none, or if the rows depend on more than values of claims. */
export function compiledFor(entity: Entity): "everybody" | "caller" | undefined {
  if (entity.keys.length !== 1) return undefined;
  if (!isNarrowed(entity)) return "everybody";
  return (entity.rows?.through ?? entity.rows?.owner?.unless) ? undefined : "caller";
}

/** True if the database has rows that a caller cannot refer to. */
export function hidesRows(entity: Pick<Entity, "rows" | "deletedAt">): boolean {
  return isRestricted(entity) || entity.deletedAt !== undefined;
}

/** True if rows tell who has created or changed them. */
export function namesCallers({ audit }: Pick<Entity, "audit">): boolean {
  return audit.createdBy !== undefined || audit.updatedBy !== undefined;
}

/** Returns the properties that a creation sets to claims of the caller. */
export function claimMembersOf({ rows }: Pick<Entity, "rows">): readonly ClaimMember[] {
  return [rows?.tenant, rows?.owner].flatMap((member) => member ?? []);
}

/** Lists the claims by which rows are those of a caller, also by way of their parents. */
export function rowClaimsOf({
  rows,
}: Pick<Entity, "rows">): readonly { readonly who: string; readonly claim: string }[] {
  if (rows?.through !== undefined) return rowClaimsOf(rows.through.parent);
  return (["tenant", "owner"] as const).flatMap((who) => {
    const claim = rows?.[who]?.claim;
    return claim === undefined ? [] : [{ who, claim }];
  });
}
