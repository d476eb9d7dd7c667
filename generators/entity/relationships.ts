import { kebabOf, pascalCaseOf, wordsOf } from "../text/casing.ts";
import { lastPartOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import { singularOf } from "../text/nouns.ts";
import { namesOf } from "./conventions.ts";
import type { Declared, EntityDecl, PropertyDecl, RelationshipDecl } from "./declaration.ts";
import type { RelationshipType } from "./entity.ts";
import { indexesOf, propertyNamed } from "./indexes.ts";

/** A relationship with both ends resolved. */
export interface Link {
  readonly relationship: RelationshipDecl;
  readonly parent: EntityDecl;
  readonly child: EntityDecl;
  /** True if the parent has no earlier relationship to this child. */
  readonly isFirst: boolean;
  /** The many-to-many relationship whose other side has this list; undefined for a declared one. */
  readonly inverseOf: Link | undefined;
}

/** Resolves every relationship, in file order, each with its inverse behind it. Skips entities that are declared a second time, which have a diagnostic. */
export function linksOf({ entities, byName }: Pick<Declared, "entities" | "byName">): readonly Link[] {
  const firsts = entities.filter((entity) => byName.get(entity.name.value) === entity);
  return firsts.flatMap((parent) => {
    const related = parent.relationships.map(({ relatedEntity }) => relatedEntity.value);
    return parent.relationships.flatMap((relationship, index) => {
      const child = byName.get(relationship.relatedEntity.value);
      const isFirst = related.indexOf(relationship.relatedEntity.value) === index;
      return child === undefined ? [] : withInverse({ relationship, parent, child, isFirst, inverseOf: undefined });
    });
  });
}

function withInverse(link: Link): readonly Link[] {
  const { relationship, parent, child } = link;
  const { inverse: name, relatedEntity } = relationship;
  if (name === undefined || !isManyToMany(link)) return [link];
  const other = {
    ...relationship,
    name,
    relatedEntity: { ...relatedEntity, value: parent.name.value },
    route: undefined,
  };
  return [link, { relationship: other, parent: child, child: parent, isFirst: false, inverseOf: link }];
}

/** Resolves the relationships whose children have a foreign key. */
export function keyedLinksOf(declared: Pick<Declared, "entities" | "byName">): readonly Link[] {
  return linksOf(declared).filter((link) => !isManyToMany(link));
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

/** True if rows of a join link the two sides. */
export function isManyToMany({ relationship }: Pick<Link, "relationship">): boolean {
  return relationship.type.value === "ManyToMany";
}

/** True if a parent has one child at most. */
export function isToOne({ relationship }: Pick<Link, "relationship">): boolean {
  return relationship.type.value === "OneToOne";
}

/** Adds the unique indexes that relationships need, unless the entity declares them: of the foreign key of one child, and of both keys of links. Spec: entity-file, Relationships; entity-file, Many to many. */
export function withUniqueKeys(declared: Pick<Declared, "entities" | "byName">): readonly EntityDecl[] {
  const keys = grouped(
    linksOf(declared).flatMap((link) => uniqueKeyOf(link, declared)),
    ({ entity }) => entity,
  );
  return declared.entities.map((entity) => {
    const wanted = keys.get(entity) ?? [];
    const distinct = new Map(wanted.map((one) => [one.properties.map(({ name }) => name.value).join(" "), one]));
    const added = [...distinct.values()].flatMap(({ properties, span }) =>
      hasUniqueIndex(entity, properties)
        ? []
        : [
            {
              ...{ value: properties.map(({ name }) => ({ value: name.value, span })), span },
              ...{ isUnique: true, isOfRelationship: true as const },
            },
          ],
    );
    return { ...entity, indexes: [...entity.indexes, ...added] };
  });
}

function uniqueKeyOf(link: Link, { byName }: Pick<Declared, "byName">) {
  const { type, through } = link.relationship;
  const entity = isToOne(link) ? link.child : through && byName.get(through.value);
  if (entity === undefined || !(isToOne(link) || isManyToMany(link))) return [];
  const { first, second } = joinNamesOf(link);
  const properties = isToOne(link)
    ? [foreignKeyOf(link).property]
    : [first, second].map((name) => propertyNamed(entity, name));
  const found = properties.flatMap((one) => (one === undefined || one.isKey ? [] : [one]));
  const { span } = through ?? type;
  return found.length === properties.length ? [{ entity, span, properties: found }] : [];
}

function hasUniqueIndex(entity: EntityDecl, properties: readonly PropertyDecl[]): boolean {
  const lists = indexesOf(entity).flatMap(({ value, isUnique }) => (isUnique ? [value] : []));
  return [entity.key, ...lists].some(
    (value) =>
      value.length === properties.length &&
      value.every(({ value: name }) => properties.some((one) => one === propertyNamed(entity, name))),
  );
}

/** Returns the operation of the child whose rows the nested one shows. */
export function readingOperation(type: RelationshipType): "get" | "getAll" {
  return type === "OneToOne" ? "get" : "getAll";
}

/** Returns the stem of a relationship's class names: the child's plural or, of one child, its name; the relationship's name if it is many-to-many, or a later one of the parent to that child. A relationship that is added later therefore changes no file. Spec: entity-file, Relationships. */
export function titleOf(link: Link): string {
  const { relationship, parent, child, isFirst } = link;
  const rows = isToOne(link) ? child.name.value : namesOf(child).plural;
  const isNamed = isManyToMany(link) || !isFirst;
  return `${isNamed ? pascalCaseOf(relationship.name.value) : rows}By${parent.name.value}`;
}

/** Returns the last segment of the nested route: the relationship's own, the child's or, of one child or an inverse, its name. Spec: endpoints, Operations. */
export function nestedRouteOf(link: Link): string {
  const { relationship, child, inverseOf } = link;
  const { plural, route } = namesOf(child);
  if (isToOne(link)) return relationship.route?.value ?? kebabOf(wordsOf(child.name.value));
  const name = pascalCaseOf(relationship.name.value);
  return relationship.route?.value ?? (inverseOf !== undefined && name !== plural ? kebabOf(wordsOf(name)) : route);
}

/** The class of a many-to-many relationship: its name, and the properties with the keys of either side. */
interface JoinNames {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

/** Returns the names of a join: the two sides', or the first and the relationship for a relationship of an entity to itself and for a later one. Spec: entity-file, Many to many. */
export function joinNamesOf(link: Link): JoinNames {
  const { relationship, parent, child, isFirst } = link.inverseOf ?? link;
  const [first, second] = [parent.name.value, child.name.value];
  const isSelf = parent === child;
  const { through } = relationship;
  const last = isFirst && !isSelf ? second : singularOf(pascalCaseOf(relationship.name.value));
  const name = through === undefined ? `${first}${last}` : lastPartOf(through.value);
  return { name, first: `${first}Id`, second: `${isSelf ? "Related" : ""}${second}Id` };
}
