import type { ClaimDecl, EntityDecl, Located, PropertyDecl, TracesDecl, Written } from "./declaration.ts";
import { propertyOf } from "./declare.ts";
import { auditRoles, type Entity, type OwnRows, type Property } from "./entity.ts";
import { propertyNamed } from "./indexes.ts";
import type { Link } from "./relationships.ts";

/** The longest `sub` of OpenID Connect. */
const longestClaim = 255;

/** The types of members that are not declared. */
const usualTypes = {
  tenant: "string",
  owner: "string",
  softDelete: "DateTimeOffset?",
  createdAt: "DateTimeOffset",
  createdBy: "string?",
  updatedAt: "DateTimeOffset",
  updatedBy: "string?",
} as const;

type RowRole = keyof typeof usualTypes;

// `Object.keys` loses the key type of the table.
const rowRoles = Object.keys(usualTypes) as readonly RowRole[];

/** Returns the properties that `rows` names, each with what it does. */
export function rowMembersOf({
  rows,
  softDelete,
  audit,
}: Pick<EntityDecl, "rows" | "softDelete" | "audit">): readonly (Located<string> & {
  readonly role: RowRole;
  readonly isUsual?: true;
})[] {
  const members: Partial<TracesDecl["audit"] & Record<RowRole, Written<string>>> = {
    ...{ tenant: rows?.tenant?.property, owner: rows?.owner?.property, softDelete },
    ...audit,
  };
  return rowRoles.flatMap((role) => {
    const name = members[role];
    return name === undefined ? [] : [{ ...name, role }];
  });
}

/** Makes the members of an entity's rows properties that no request sets. Responses show declared claims, and who changed a row. Spec: entity-file, Whose rows. */
export function withRowMembers(entity: EntityDecl): EntityDecl {
  const members = rowMembersOf(entity);
  if (members.length === 0) return entity;
  const byName = new Map([...members].reverse().map((one) => [one.value.toLowerCase(), one]));
  const declared = entity.properties.map((property): PropertyDecl => {
    const member = byName.get(property.name.value.toLowerCase());
    return member === undefined || property.isKey
      ? property
      : {
          ...property,
          readOnly: { value: true, span: property.name.span },
          setByServer: member.role === "softDelete" ? "hidden" : "shown",
          ...traceOf(member.role),
        };
  });
  const added = [...byName.values()].reverse().filter(({ value }) => propertyNamed(entity, value) === undefined);
  return { ...entity, properties: [...declared, ...added.map(addedProperty)] };
}

function addedProperty({ value: key, span, role }: ReturnType<typeof rowMembersOf>[number]): PropertyDecl {
  const type = usualTypes[role];
  return {
    ...propertyOf({ key, keySpan: span, value: { kind: "map", entries: new Map(), span } }),
    type: { value: type, span },
    maxLength: type.startsWith("string") ? { value: longestClaim, span } : undefined,
    setByServer: auditRoles.some((one) => one === role) ? "shown" : "hidden",
    ...traceOf(role),
    isAdded: true,
  };
}

function traceOf(role: RowRole): Pick<PropertyDecl, "isTrace"> {
  return role === "tenant" || role === "owner" ? {} : { isTrace: true };
}

/** Returns those of the relationships with a foreign key by which the rows of an entity are those of its parents: one, unless the file is wrong. */
export function throughOf({ rows }: EntityDecl, links: readonly Link[]): readonly Link[] {
  return links.filter(({ parent }) => parent.name.value === rows?.through?.value);
}

/** Lowers the members for traces of deletions and changes. */
export function lowerTraces(entity: EntityDecl, properties: readonly Property[]): Pick<Entity, "deletedAt" | "audit"> {
  const named = rowMembersOf(entity).map(
    ({ role, value }) => [role, properties.find(({ name }) => name.toLowerCase() === value.toLowerCase())] as const,
  );
  const { tenant, owner, softDelete, ...audit } = Object.fromEntries<Property | undefined>(named);
  return { deletedAt: softDelete, audit };
}

/** Lowers the rows that a caller may use. */
export function lowerRows(
  { rows }: EntityDecl,
  properties: readonly Property[],
  through: { readonly parent: Entity; readonly key: string } | undefined,
): OwnRows | undefined {
  if (rows === undefined) return undefined;
  const lowered = <T extends ClaimDecl>(member: T | undefined) => {
    const property = properties.find(({ name }) => name.toLowerCase() === member?.property.value.toLowerCase());
    return member && property && { ...member, property };
  };
  const foreignKey = properties.find(({ name }) => name === through?.key);
  return {
    tenant: lowered(rows.tenant),
    owner: lowered(rows.owner),
    through: through && foreignKey && { parent: through.parent, foreignKey },
  };
}
