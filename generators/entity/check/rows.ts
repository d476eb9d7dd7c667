import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Access } from "../../http/access.ts";
import { grouped } from "../../text/grouped.ts";
import { listOf } from "../../text/quoted.ts";
import { reachedFrom } from "../../text/reached-from.ts";
import { statedAccess } from "../conventions.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";
import type { EndpointName } from "../entity.ts";
import { propertyNamed } from "../indexes.ts";
import { keyPropertiesOf } from "../key-parts.ts";
import { operationsOf } from "../operations.ts";
import { isOptional, propertyTypeOf } from "../property-type.ts";
import { foreignKeyOf, isManyToMany, keyedLinksOf, type Link, linksOf, readingOperation } from "../relationships.ts";
import { rowMembersOf, throughOf } from "../rows.ts";
import type { Check } from "./check.ts";

/** The types of members, and whether a row can lack them. */
const claims = { types: ["string", "Guid", "int", "long"], isOptional: undefined };
const times = { types: ["DateTimeOffset", "DateTime"], isOptional: undefined };
const names = { types: ["string"], isOptional: true };
const fitting = {
  ...{ tenant: claims, owner: claims, softDelete: { ...times, isOptional: true } },
  ...{ createdAt: times, createdBy: names, updatedAt: times, updatedBy: names },
};

/** Checks that the server can set the members that `rows` names. Spec: entity-file, Whose rows. */
export const rowMembers: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    const members = rowMembersOf(entity);
    return members.flatMap((member, index) => {
      const { value, span, role } = member;
      const earlier = members.slice(0, index).find((one) => one.value.toLowerCase() === value.toLowerCase());
      const property = propertyNamed(entity, value);
      const reason = earlier
        ? `it is the ${earlier.role} already`
        : property && reasonAgainst(property, entity, role, declared);
      const words = { property: value, entity: entity.name.value, role };
      return reason === undefined ? [] : [report(catalogue.rowMember, { ...words, reason }, { span })];
    });
  });

function reasonAgainst(
  property: PropertyDecl,
  entity: EntityDecl,
  role: keyof typeof fitting,
  declared: Declared,
): string | undefined {
  if (keyPropertiesOf(entity).includes(property)) return `it is ${property.isKey ? "" : "part of "}the key`;
  if (property.default !== undefined) return "it has a default";
  const type = propertyTypeOf(property, declared);
  const { types, isOptional: canLack } = fitting[role];
  const isFit = types.some((one) => one === type) && (canLack !== true || isOptional(property));
  return type === undefined || isFit
    ? undefined
    : `its type must be ${listOf(
        types.map((one) => (canLack === true ? `${one}?` : one)),
        "or",
      )}`;
}

/** Checks that children of parents with rows of their own have exactly one such parent. Spec: entity-file, Whose rows. */
export const rowsThrough: Check = (declared) => {
  const links = grouped(keyedLinksOf(declared), ({ child }) => child);
  return declared.entities.flatMap((entity) => {
    const through = entity.rows?.through;
    if (through === undefined) return [];
    const parents = (one: EntityDecl) => throughOf(one, links.get(one) ?? []);
    const reason = reasonAgainstParents(entity, parents);
    const words = { entity: entity.name.value, parent: through.value };
    return reason === undefined ? [] : [report(catalogue.rowsThrough, { ...words, reason }, { span: through.span })];
  });
};

function reasonAgainstParents(
  entity: EntityDecl,
  parentsOf: (entity: EntityDecl) => readonly Link[],
): string | undefined {
  const [link, second] = parentsOf(entity);
  if (link === undefined) return "no relationship leads there";
  if (second !== undefined) return "it has several relationships to it";
  const { property } = foreignKeyOf(link);
  if (property === undefined || isOptional(property)) return `not every row has ${foreignKeyOf(link).name}`;
  if (link.parent.rows === undefined) return "its rows are those of everybody";
  const seen = new Set([entity]);
  for (let one: EntityDecl | undefined = link.parent; one !== undefined; one = parentsOf(one)[0]?.parent) {
    if (seen.has(one)) return "they lead to each other";
    seen.add(one);
  }
  return undefined;
}

/** Checks that nobody without claims reaches rows that belong to callers. Spec: entity-file, Whose rows. */
export const rowsForAnybody: Check = (declared) => {
  const links = grouped(linksOf(declared), ({ child }) => child);
  return declared.entities.flatMap((entity) => {
    const found = guardedBy(entity, links.get(entity) ?? [], declared).find(
      ({ access }) => access?.kind === "anonymous",
    );
    if (found === undefined) return [];
    const { operation, owner } = found;
    const words = { operation, owner: owner.name.value, entity: entity.name.value };
    const hint = "Write access: authenticated, or { policy: name }.";
    return [report(catalogue.rowsForAnybody, words, { span: entity.name.span, hint })];
  });
};

interface Guarded {
  readonly operation: string;
  /** The entity whose rows belong to callers. */
  readonly owner: EntityDecl;
  readonly access: Access | undefined;
}

/** Returns the operations of an entity that ask for rows of callers: its own, or those of its parents. */
function guardedBy(entity: EntityDecl, links: readonly Link[], declared: Declared): readonly Guarded[] {
  const operations = operationsOf(entity, declared);
  const parent = links.find(
    (link) => link.parent.rows !== undefined && !isManyToMany(link) && foreignKeyOf(link).property !== undefined,
  )?.parent;
  const own = operations.flatMap((operation) => {
    const owner = entity.rows ? entity : writes.has(operation) ? parent : undefined;
    return owner === undefined ? [] : [{ operation, owner, access: accessOf(entity, operation, declared) }];
  });
  const nested = links.flatMap((link) => {
    const reading = readingOperation(link.relationship.type.value);
    const owner = [entity, link.parent].find(({ rows }) => rows !== undefined);
    const access = link.relationship.access ?? accessOf(entity, reading, declared);
    const operation = `${link.parent.name.value}.${link.relationship.name.value}`;
    const read = operations.includes(reading) ? [access] : [];
    const found = [...read, ...linkAccess(link, declared)];
    return owner === undefined ? [] : found.map((one) => ({ operation, owner, access: one }));
  });
  return [...own, ...nested];
}

/** Returns the access of the operations that add and remove links. */
function linkAccess(link: Link, declared: Declared): readonly (Access | undefined)[] {
  const { access, through } = link.relationship;
  if (!isManyToMany(link) || link.inverseOf !== undefined) return [];
  if (access !== undefined) return [access];
  const rows = through && declared.byName.get(through.value);
  if (rows === undefined) return [accessOf(link.parent, "update", declared)];
  return (["create", "delete"] as const).map((name) => accessOf(rows, name, declared));
}

const writes: ReadonlySet<EndpointName> = new Set(["create", "createMany", "update", "patch", "restore"]);

/** Returns the stated access, or that of a host without authentication. Without a host, it is unknown. */
function accessOf(entity: EntityDecl, name: EndpointName, { authentication }: Declared): Access | undefined {
  return statedAccess(entity, name) ?? (authentication === "absent" ? { kind: "anonymous" } : undefined);
}

/** Checks that children that are deleted with their parents stay as these do, and that no deletion follows itself. Spec: entity-file, Deleted rows. */
export const softCascade: Check = (declared) => {
  const links = keyedLinksOf(declared).filter(
    ({ parent, relationship }) => parent.softDelete !== undefined && relationship.onDelete?.value === "cascade",
  );
  const byParent = grouped(links, ({ parent }) => parent);
  return links.flatMap(({ parent, child, relationship: { name, onDelete } }) => {
    const followers = reachedFrom(child, (one) => (byParent.get(one) ?? []).map((link) => link.child));
    const isEndless = followers.has(parent);
    if (onDelete === undefined || !(isEndless || child.softDelete === undefined)) return [];
    const reason = child.softDelete === undefined ? "they have no `softDelete`" : "their own deletion would follow";
    const words = { relationship: name.value, child: child.name.value, parent: parent.name.value };
    return [report(catalogue.softCascade, { ...words, reason }, { span: onDelete.span })];
  });
};
