import type { Entity, Property } from "../../../entity/entity.ts";
import { notesChanges } from "../../../entity/served.ts";
import { variableOf } from "../entity-words.ts";
import { typeName } from "../names.ts";

/** Returns the words of the traces that writes leave in rows. Spec: entity-file, Deleted rows; entity-file, Audit. */
export function traceWords(entity: Entity) {
  const { deletedAt, audit } = entity;
  const { createdAt, createdBy, updatedAt, updatedBy } = audit;
  const row = variableOf(entity);
  const assignments = (properties: readonly (Property | undefined)[]) =>
    properties.flatMap((one) => (one === undefined ? [] : [{ assignment: assignmentOf(entity, one, traceOf(one)) }]));
  const ofNew = assignments([createdAt, createdBy]);
  return {
    isAudited: notesChanges(entity),
    needsNow: createdAt !== undefined || updatedAt !== undefined,
    hasNew: ofNew.length > 0,
    ofNew,
    ofChange: assignments([updatedAt, updatedBy]),
    note: `SetAudit(${row})`,
    isSoft: deletedAt !== undefined,
    deletion: deletedAt === undefined ? "" : assignmentOf(entity, deletedAt, traceOf(deletedAt)),
    restoration: deletedAt === undefined ? "" : assignmentOf(entity, deletedAt, "null"),
  };
}

/** Prints the value of a trace: the time of the change, or the caller. */
export function traceOf({ type, columnLength }: Property): string {
  if (type === "string") return `caller.Subject(${columnLength ?? ""})`;
  return type === "DateTime" ? "now.UtcDateTime" : "now";
}

/** Prints an assignment of what requests do not set. The members of an existing class can lack a public setter. */
function assignmentOf(entity: Entity, { name }: Property, value: string): string {
  const row = variableOf(entity);
  return entity.model.kind === "existing"
    ? `db.Entry(${row}).Property(nameof(${row}.${name})).CurrentValue = ${value}`
    : `${row}.${name} = ${value}`;
}

function deletesSoftly({ deletedAt, operations }: Entity): boolean {
  return deletedAt !== undefined && operations.delete !== undefined;
}

/** True if the service of an entity notes times. */
export function isTimed(entity: Entity): boolean {
  const { createdAt, updatedAt } = entity.audit;
  return deletesSoftly(entity) || (notesChanges(entity) && (createdAt ?? updatedAt) !== undefined);
}

/** Prints the parameters of a service that notes the time of changes, and of deletions that others follow. */
export function traceParameters(entity: Entity, RowType: string): string {
  const deletes = deletesSoftly(entity);
  const dependents = `, ${typeName("IEnumerable")}<${typeName("IDependents")}<${RowType}>> dependents`;
  return `${isTimed(entity) ? `, ${typeName("TimeProvider")} time` : ""}${deletes ? dependents : ""}`;
}
