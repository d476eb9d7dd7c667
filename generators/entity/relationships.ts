import { pascalCaseOf } from "../text/pascal-case.ts";
import type { Declared, EntityDecl, PropertyDecl, RelationshipDecl } from "./declaration.ts";
import { namesOf } from "./entity-names.ts";

/** A relationship whose two ends are known. */
export interface Link {
  readonly relationship: RelationshipDecl;
  readonly parent: EntityDecl;
  readonly child: EntityDecl;
  /** Whether the parent has no relationship to this child before it. */
  readonly isFirst: boolean;
}

/** Every relationship that leads to an entity, in the order of the files. An entity that is declared again is another mistake and has none. */
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

/** The foreign key of a relationship: its C# name, and the property of the child where it declares one. Spec: decisions, 3. */
export function foreignKeyOf({ relationship, parent, child }: Link): {
  readonly name: string;
  readonly property: PropertyDecl | undefined;
} {
  const name = pascalCaseOf(relationship.foreignKey?.value ?? `${parent.name.value}Id`);
  const property = child.properties.find((candidate) => candidate.name.value.toLowerCase() === name.toLowerCase());
  return { name, property };
}

/**
 * What the classes of a relationship are named after: the child's plural, or the relationship where the parent has another
 * to that child. The first keeps its name, so that one added later changes no file. Spec: decisions, 2.
 */
export function titleOf({ relationship, parent, child, isFirst }: Link): string {
  return `${isFirst ? namesOf(child).plural : pascalCaseOf(relationship.name.value)}By${parent.name.value}`;
}

/** The last segment of the nested route: the relationship's own, or the child's. Spec: endpoints, Endpoints. */
export function nestedRouteOf({ relationship, child }: Link): string {
  return relationship.route?.value ?? namesOf(child).route;
}
