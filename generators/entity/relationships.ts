import { pascalCaseOf } from "../text/casing.ts";
import { namesOf } from "./conventions.ts";
import type { Declared, EntityDecl, PropertyDecl, RelationshipDecl } from "./declaration.ts";

/** A relationship with both ends resolved. */
export interface Link {
  readonly relationship: RelationshipDecl;
  readonly parent: EntityDecl;
  readonly child: EntityDecl;
  /** True if the parent has no earlier relationship to this child. */
  readonly isFirst: boolean;
}

/** Resolves every relationship, in file order. Skips entities that are declared a second time, which have a diagnostic. */
export function linksOf({ entities, byName }: Declared): readonly Link[] {
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

/** Returns the stem of a relationship's class names: the child's plural, or the relationship's name for a later relationship of the parent to that child. A relationship that is added later therefore changes no file. Spec: entity-file, Relationships. */
export function titleOf({ relationship, parent, child, isFirst }: Link): string {
  return `${isFirst ? namesOf(child).plural : pascalCaseOf(relationship.name.value)}By${parent.name.value}`;
}

/** Returns the last segment of the nested route: the relationship's own, or the child's. Spec: endpoints, Operations. */
export function nestedRouteOf({ relationship, child }: Link): string {
  return relationship.route?.value ?? namesOf(child).route;
}
