import type { EndpointName, Entity, EntityOperation, Index, Relationship } from "./entity.ts";
import type { EntityModel } from "./graft.ts";
import { invariant } from "./invariant.ts";
import { claimMembersOf } from "./own-rows.ts";
import { bodyOperations, listedProperties, type RequestKind, requestKinds } from "./wire-properties.ts";

/** True if an entity has one of some operations. */
export function serves({ operations }: Pick<Entity, "operations">, ...names: readonly EndpointName[]): boolean {
  return names.some((name) => operations[name] !== undefined);
}

/** True if an operation of an entity stores a row. */
export function isSaved(entity: Pick<Entity, "operations">): boolean {
  return serves(entity, "create", "createMany", "update", "patch", "restore");
}

/** True if an entity has any operation; without one, others only refer to it. */
export function isServed({ operations }: Pick<Entity, "operations">): boolean {
  return Object.keys(operations).length > 0;
}

/** True if an entity has requests of a kind. */
export function hasRequest(entity: Pick<Entity, "operations">, kind: RequestKind): boolean {
  return bodyOperations.some(([operation, of]) => of === kind && serves(entity, operation));
}

/** Returns the first operation that has requests of a kind. */
export function requestOperation({ operations }: Pick<Entity, "operations">, kind: RequestKind): EntityOperation {
  const having = bodyOperations.flatMap(([operation, of]) => (of === kind ? [operations[operation]] : []));
  return served(having.find((operation) => operation !== undefined));
}

/** True if an operation of an entity notes in its rows who changes them, or when. */
export function notesChanges(entity: Pick<Entity, "operations" | "audit" | "deletedAt">): boolean {
  const isChanged =
    serves(entity, "create", "createMany", "update", "patch", "restore") ||
    (entity.deletedAt !== undefined && serves(entity, "delete"));
  return isChanged && Object.keys(entity.audit).length > 0;
}

/** True if children of a relationship follow the deletion of parents that stay. Links do not: they are out of sight with their rows. Spec: entity-file, Deleted rows. */
export function followsDeletions({ parent, foreignKey }: Pick<Relationship, "parent" | "foreignKey">): boolean {
  return parent.deletedAt !== undefined && foreignKey.kind !== "join";
}

/** True if a relationship checks the foreign keys of requests. */
export function checksReference({ foreignKey, child }: Pick<Relationship, "foreignKey" | "child">): boolean {
  if (foreignKey.kind === "declared" && serves(child, "restore")) return true;
  return requestKinds.some(
    (kind) =>
      hasRequest(child, kind) &&
      foreignKey.kind === "declared" &&
      (foreignKey.property.bodies.includes(kind) ||
        claimMembersOf(child).some(({ property }) => property === foreignKey.property)),
  );
}

/** True if a relationship declares its links, whose class is generated with it. */
export function hasOwnJoin({ foreignKey, links }: Pick<Relationship, "foreignKey" | "links">): boolean {
  return links !== undefined && foreignKey.kind === "join" && foreignKey.rows.kind === "own";
}

/** True if a relationship maps its foreign key or its links. */
export function isMapped(relationship: Pick<Relationship, "foreignKey" | "child" | "links">): boolean {
  const { foreignKey, child } = relationship;
  return foreignKey.kind === "join" ? hasOwnJoin(relationship) : child.model.kind === "generated";
}

/** True if a list filters and sorts by a type around one value. */
export function listsWrapped({ entities }: Pick<EntityModel, "entities">): boolean {
  return entities.some((one) => serves(one, "getAll") && listedProperties(one).some(({ wrapper }) => wrapper));
}

/** True for an entity whose list continues behind a row. Spec: endpoints, Lists with cursors. */
export function hasCursors({ paging, operations }: Pick<Entity, "paging" | "operations">): boolean {
  return paging === "cursor" && operations.getAll !== undefined;
}

/** True if a request can include related rows in some responses. Spec: endpoints, Included rows. */
export function hasIncludes({ relationships }: Pick<EntityModel, "relationships">): boolean {
  return relationships.some(({ inclusions }) => inclusions.length > 0);
}

/** Returns the unique indexes that a write of an entity can violate. Spec: entity-file, Indexes. */
export function violableIndexes(entity: Pick<Entity, "operations" | "indexes">): readonly Index[] {
  return serves(entity, "create", "createMany", "update", "patch", "restore")
    ? entity.indexes.filter(({ isUnique }) => isUnique)
    : [];
}

/** Returns an operation that is known to be there. */
export function served(operation: EntityOperation | undefined): EntityOperation {
  invariant(operation !== undefined, "only an emitted operation is printed");
  return operation;
}

/** Lists the operations of entities, then those of relationships. */
export function operationsIn({
  entities,
  relationships,
}: Pick<EntityModel, "entities" | "relationships">): readonly EntityOperation[] {
  return [
    ...entities.flatMap(({ operations }) => Object.values(operations)),
    ...relationships.flatMap(nestedOperations),
  ];
}

/** Lists the operations of a relationship: the nested one, if its child has such an operation, and the writes of links. */
export function nestedOperations({
  operation,
  links,
}: Pick<Relationship, "operation" | "links">): readonly EntityOperation[] {
  return [...(operation === undefined ? [] : [operation]), ...Object.values(links ?? {})];
}
