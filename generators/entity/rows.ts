import type { ClaimDecl, EntityDecl, Located, PropertyDecl, Written } from "./declaration.ts";
import { propertyOf } from "./declare.ts";
import type { Entity, OwnRows, Property } from "./entity.ts";
import { propertyNamed } from "./indexes.ts";
import type { Link } from "./relationships.ts";

/** The longest `sub` of OpenID Connect. */
const longestClaim = 255;

/** Returns the properties that `rows` names, each with what it does. */
export function rowMembersOf({ rows }: Pick<EntityDecl, "rows">): readonly (Located<string> & { role: string })[] {
  const roles = { tenant: rows?.tenant?.property, owner: rows?.owner?.property };
  return Object.entries<Written<string>>(roles).flatMap(([role, name]) => (name ? [{ ...name, role }] : []));
}

/** Makes the members of an entity's rows properties that no request sets. Those that are not declared are in no response. Spec: entity-file, Whose rows. */
export function withRowMembers(entity: EntityDecl): EntityDecl {
  const members = rowMembersOf(entity);
  if (members.length === 0) return entity;
  const names = new Set(members.map(({ value }) => value.toLowerCase()));
  const declared = entity.properties.map(
    (property): PropertyDecl =>
      names.has(property.name.value.toLowerCase()) && !property.isKey
        ? { ...property, readOnly: { value: true, span: property.name.span }, setByServer: "shown" }
        : property,
  );
  const added = new Map(
    members
      .filter(({ value }) => propertyNamed(entity, value) === undefined)
      .map((one) => [one.value.toLowerCase(), one]),
  );
  return { ...entity, properties: [...declared, ...[...added.values()].map(addedProperty)] };
}

function addedProperty({ value: key, span }: Located<string>): PropertyDecl {
  return {
    ...propertyOf({ key, keySpan: span, value: { kind: "map", entries: new Map(), span } }),
    type: { value: "string", span },
    maxLength: { value: longestClaim, span },
    setByServer: "hidden",
  };
}

/** Returns those of the relationships with a foreign key by which the rows of an entity are those of its parents: one, unless the file is wrong. */
export function throughOf({ rows }: EntityDecl, links: readonly Link[]): readonly Link[] {
  return links.filter(({ parent }) => parent.name.value === rows?.through?.value);
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
