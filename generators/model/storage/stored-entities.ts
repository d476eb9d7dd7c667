import { pascalCaseOf } from "../../text/casing.ts";
import { pluralOf } from "../../text/nouns.ts";
import type { Context, Entity, Member } from "../ir.ts";
import { keyOf, type Type } from "../type.ts";
import { isForeign } from "./received-events.ts";
import type { RowClaim } from "./row-claim.ts";
import { type StoredForms, storedPartsOf } from "./stored-form.ts";

/** The column with the position of a child in its list. */
export const listPosition = "ListPosition";

/** An entity with its table, and the place below its owner. */
export interface StoredEntity {
  readonly entity: Entity;
  readonly table: string;
  /** The columns of the key: `Id` or the parts of the identity, and for a child whose identity counts in its owner only, those of the owner before it. */
  readonly key: readonly KeyColumn[];
  /** The owner of a child; undefined for a root. */
  readonly owner: Owner | undefined;
  /** The claims that decide whose rows these are. */
  readonly claims: readonly RowClaim[];
  /** True if the rows stay when the aggregate is removed. */
  readonly isSoftDeleted: boolean;
  readonly children: readonly StoredChild[];
}

/** A column that holds an identity or a part of one. */
export interface KeyColumn {
  /** The property in C#, which of a child's owner only the store knows. */
  readonly name: string;
  readonly type: Type;
  /** True for the identity of the entity or owner itself, false for those of the owners above it. */
  readonly isOwn: boolean;
}

interface Owner {
  readonly entity: Entity;
  /** The columns that name the owner. */
  readonly foreignKey: readonly KeyColumn[];
  readonly isList: boolean;
}

/** A field with children. */
export interface StoredChild {
  readonly member: Member;
  readonly isList: boolean;
  readonly stored: StoredEntity;
}

/** Finds the tables of a context: those of each root, and below it those of its children. Spec: model-infrastructure, Tables. */
export function storedRoots(context: Context, forms: StoredForms, tableOf = pluralOf): readonly StoredEntity[] {
  const entities = new Map(context.entities.map((entity) => [keyOf(entity.type), entity]));
  const store = (
    entity: Entity,
    { owner, ...kept }: Pick<StoredEntity, "owner" | "claims" | "isSoftDeleted">,
    around: readonly Entity[],
  ): StoredEntity => {
    const above = owner === undefined || isGlobal(entity) ? [] : owner.foreignKey;
    const key = [...above.map((column) => ({ ...column, isOwn: false })), ...ownColumns(entity)];
    const children = storedPartsOf(entity).flatMap((member): readonly StoredChild[] => {
      const form = forms.formOf(member.type);
      const child = form.kind === "children" ? entities.get(keyOf(form.child)) : undefined;
      if (form.kind !== "children" || child === undefined || child.isRoot || [...around, entity].includes(child))
        return [];
      const { isList } = form;
      const foreignKey = key.map((column) =>
        column.isOwn ? { ...column, name: ownerColumn(entity, child, column.name) } : column,
      );
      return [
        {
          member,
          isList,
          stored: store(child, { owner: { entity, foreignKey, isList }, ...kept }, [...around, entity]),
        },
      ];
    });
    return { entity, key, table: tableOf(entity.name), owner, ...kept, children };
  };
  return context.aggregates.flatMap(({ root, claims, isSoftDeleted }) => {
    const entity = context.entities.find(({ name }) => name === root);
    return entity === undefined ? [] : [store(entity, { owner: undefined, claims, isSoftDeleted }, [])];
  });
}

/** Returns an entity and all below it, in the order of the fields. */
export function withChildren(stored: StoredEntity): readonly StoredEntity[] {
  return [stored, ...stored.children.flatMap((child) => withChildren(child.stored))];
}

/** True for an identity that no second owner uses. */
function isGlobal({ identity }: Entity): boolean {
  return identity.type.kind === "identity" && identity.strategy.kind === "guid" && !identity.strategy.isGiven;
}

function ownColumns({ identity, members }: Entity): readonly KeyColumn[] {
  const parts = identity.parts.flatMap((part) => members.filter(({ name }) => name === part));
  if (parts.length === 0) return [{ name: "Id", type: identity.type, isOwn: true }];
  return parts.map(({ name, type }) => ({ name: pascalCaseOf(name), type, isOwn: true }));
}

function ownerColumn(owner: Entity, child: Entity, column: string): string {
  const usual = `${owner.name}${column}`;
  const isTaken = child.members.some(({ name }) => pascalCaseOf(name) === usual);
  return isTaken ? `Owner${usual}` : usual;
}

/** True for a context whose stored aggregates raise or publish events, or are made after them. Spec: model-infrastructure, Events. */
export function hasOutbox(
  context: Pick<Context, "name" | "entities" | "policies" | "schedules" | "processes" | "projections">,
): boolean {
  return (
    notesHandlers(context) ||
    context.entities.some(
      ({ isRoot, commands, factories }) =>
        isRoot &&
        [...commands, ...factories].some(({ emissions, publications }) => emissions.length + publications.length > 0),
    )
  );
}

/** True for a context with a policy that calls a factory or begins with an event of another context, or a schedule: each delivery acts once. */
export function actsOnce(context: Pick<Context, "name" | "policies" | "schedules">): boolean {
  const { policies, schedules } = context;
  return schedules.length > 0 || policies.some(({ kind, event }) => kind === "factory" || isForeign(event, context));
}

/** True for a context with a policy that waits, or a process, whose steps can time out. */
export function waits({ policies, processes }: Pick<Context, "policies" | "processes">): boolean {
  return processes.length > 0 || policies.some(({ wait }) => wait !== undefined);
}

/** True for a context whose outbox notes the handlers that have committed, so that each acts once. */
export function notesHandlers(
  context: Pick<Context, "name" | "policies" | "schedules" | "processes" | "projections">,
): boolean {
  return actsOnce(context) || waits(context) || context.projections.length > 0;
}

/** Returns the table with the events that policies of a context wait for. */
export function waitingTable({ name }: Pick<Context, "name">): string {
  return `${name}Waiting`;
}

/** Returns the table with the last run of each schedule of a context. */
export function scheduleTable({ name }: Pick<Context, "name">): string {
  return `${name}Schedules`;
}

/** Returns the table with the events that the projections of a context read. */
export function keptTable({ name }: Pick<Context, "name">): string {
  return `${name}Events`;
}

/** Returns the table with the place of each projection of a context among its events. */
export function projectionTable({ name }: Pick<Context, "name">): string {
  return `${name}Projections`;
}

/** Finds the rows of the read models that events feed. */
export function storedProjections(
  { projections }: Context,
  tableOf: (name: string) => string,
): readonly StoredEntity[] {
  return projections.map(({ name, row, claims }) => ({
    ...{ entity: row, table: tableOf(name), owner: undefined, claims, isSoftDeleted: false, children: [] },
    key: ownColumns(row),
  }));
}

/** Returns the table with the steps of the processes of a context. */
export function processTable({ name }: Pick<Context, "name">): string {
  return `${name}Processes`;
}

/** Returns the table with the events of a context. */
export function outboxTable({ name }: Pick<Context, "name">): string {
  return `${name}Outbox`;
}
