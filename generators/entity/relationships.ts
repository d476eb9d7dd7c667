import { kebabOf, pascalCaseOf, wordsOf } from "../text/casing.ts";
import { grouped } from "../text/grouped.ts";
import { namesOf } from "./conventions.ts";
import type { Declared, EntityDecl, PropertyDecl, RelationshipDecl } from "./declaration.ts";
import type { RelationshipType } from "./entity.ts";
import { indexesOf } from "./indexes.ts";

/** A relationship with both ends resolved. */
export interface Link {
  readonly relationship: RelationshipDecl;
  readonly parent: EntityDecl;
  readonly child: EntityDecl;
  /** True if the parent has no earlier relationship to this child. */
  readonly isFirst: boolean;
}

/** Resolves every relationship, in file order. Skips entities that are declared a second time, which have a diagnostic. */
export function linksOf({ entities, byName }: Pick<Declared, "entities" | "byName">): readonly Link[] {
  const firsts = entities.filter((entity) => byName.get(entity.name.value) === entity);
  return firsts.flatMap((parent) => {
    const related = parent.relationships.map(({ relatedEntity }) => relatedEntity.value);
    return parent.relationships.flatMap((relationship, index) => {
      const child = byName.get(relationship.relatedEntity.value);
      const isFirst = related.indexOf(relationship.relatedEntity.value) === index;
      return child === undefined ? [] : [{ relationship, parent, child, isFirst }];
    });
  });
}

/** Returns the foreign key of a relationship: its C# name, and the property if the child declares one. Spec: entity-file, Foreign keys. */
export function foreignKeyOf({ relationship, parent, child }: Link): {
  readonly name: string;
  readonly property: PropertyDecl | undefined;
} {
  const name = pascalCaseOf(relationship.foreignKey?.value ?? `${parent.name.value}Id`);
  const property = child.properties.find((candidate) => candidate.name.value.toLowerCase() === name.toLowerCase());
  return { name, property };
}

/** True if a parent has one child at most. */
export function isToOne({ relationship }: Pick<Link, "relationship">): boolean {
  return relationship.type.value === "OneToOne";
}

/** Adds the unique index of the foreign key that a one-to-one relationship has, unless the child declares it. Spec: entity-file, Relationships. */
export function withUniqueKeys(declared: Pick<Declared, "entities" | "byName">): readonly EntityDecl[] {
  const links = grouped(linksOf(declared).filter(isToOne), ({ child }) => child);
  return declared.entities.map((entity) => {
    const places = new Map(
      (links.get(entity) ?? []).map((link) => [foreignKeyOf(link).property, link.relationship.type]),
    );
    const added = [...places].flatMap(([property, { span }]) =>
      property === undefined || property.isKey || hasUniqueIndex(entity, property)
        ? []
        : [{ value: [{ value: property.name.value, span }], span, isUnique: true, isOfRelationship: true as const }],
    );
    return { ...entity, indexes: [...entity.indexes, ...added] };
  });
}

function hasUniqueIndex(entity: EntityDecl, { name }: PropertyDecl): boolean {
  return indexesOf(entity).some(
    ({ value: [first, ...others], isUnique }) =>
      isUnique && others.length === 0 && first?.value.toLowerCase() === name.value.toLowerCase(),
  );
}

/** Returns the operation of the child whose rows the nested one shows. */
export function readingOperation(type: RelationshipType): "get" | "getAll" {
  return type === "OneToOne" ? "get" : "getAll";
}

/** Returns the stem of a relationship's class names: the child's plural or, of one child, its name; the relationship's name for a later relationship of the parent to that child. A relationship that is added later therefore changes no file. Spec: entity-file, Relationships. */
export function titleOf(link: Link): string {
  const { relationship, parent, child, isFirst } = link;
  const rows = isToOne(link) ? child.name.value : namesOf(child).plural;
  return `${isFirst ? rows : pascalCaseOf(relationship.name.value)}By${parent.name.value}`;
}

/** Returns the last segment of the nested route: the relationship's own, the child's or, of one child, its name. Spec: endpoints, Operations. */
export function nestedRouteOf(link: Link): string {
  const { relationship, child } = link;
  return relationship.route?.value ?? (isToOne(link) ? kebabOf(wordsOf(child.name.value)) : namesOf(child).route);
}
