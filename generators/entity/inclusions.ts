import { camelCaseOf, pascalCaseOf } from "../text/casing.ts";
import type { Declared, EntityDecl } from "./declaration.ts";
import { type Entity, type Inclusion, includingOperations, type Relationship } from "./entity.ts";
import { operationsOf } from "./operations.ts";
import { foreignKeyOf, isToOne, keyedLinksOf, type Link } from "./relationships.ts";
import { serves } from "./served.ts";

/** Returns the C# name of the member that holds the children of a parent: the name of the relationship. Spec: entity-file, Included rows. */
export function childrenMemberOf({ relationship }: Link): string {
  return pascalCaseOf(relationship.name.value);
}

/** Returns the C# name of the member that holds the parent of a child: the foreign key without `Id` or the name of the parent's key, or else the parent's name. Spec: entity-file, Included rows. */
export function parentMemberOf(link: Link): string {
  const { name } = foreignKeyOf(link);
  const key = pascalCaseOf(link.parent.properties.find(({ isKey }) => isKey)?.name.value ?? "Id");
  const ending = ["Id", key].find((one) => name.endsWith(one) && name.length > one.length);
  return ending === undefined ? link.parent.name.value : name.slice(0, -ending.length);
}

/** A member that `include` adds to the responses of an entity. */
export interface IncludedMember {
  readonly link: Link;
  readonly owner: EntityDecl;
  readonly related: EntityDecl;
  readonly member: string;
}

/** Returns the members that `include` adds to responses, in file order. */
export function includedMembers(declared: Declared): readonly IncludedMember[] {
  return keyedLinksOf(declared)
    .filter(({ relationship }) => relationship.include?.value === true)
    .flatMap((link) => [
      { link, owner: link.child, related: link.parent, member: parentMemberOf(link) },
      { link, owner: link.parent, related: link.child, member: childrenMemberOf(link) },
    ])
    .filter(({ owner }) => includingOperations.some((name) => operationsOf(owner, declared).includes(name)));
}

/** Returns the names of the related rows that requests can include, by entity. */
export function includesByEntity(declared: Declared): ReadonlyMap<EntityDecl, readonly string[]> {
  const names = new Map<EntityDecl, readonly string[]>();
  for (const { owner, member } of includedMembers(declared)) {
    names.set(owner, [...(names.get(owner) ?? []), camelCaseOf(member)]);
  }
  return names;
}

/** Lowers the related rows of a relationship that a request can include. A foreign key that no response shows has a diagnostic. */
export function lowerInclusions(
  link: Link,
  { parent, child, name, foreignKey }: Pick<Relationship, "parent" | "child" | "name" | "foreignKey">,
): readonly Inclusion[] {
  if (link.relationship.include?.value !== true || foreignKey.kind !== "declared") return [];
  const rows = [
    { owner: child, related: parent, member: parentMemberOf(link), isChild: false, isMany: false },
    { owner: parent, related: child, member: childrenMemberOf(link), isChild: true, isMany: !isToOne(link) },
  ];
  return rows
    .filter(({ owner }: { readonly owner: Entity }) => serves(owner, ...includingOperations))
    .map((one) => ({
      ...one,
      relationship: `${parent.name}.${name}`,
      wireName: camelCaseOf(one.member),
      foreignKey: foreignKey.property,
    }));
}
