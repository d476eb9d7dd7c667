import type { Declared } from "./declaration.ts";
import type { Entity, ForeignKey, Relationship } from "./entity.ts";
import { invariant } from "./invariant.ts";
import { lowerProperty } from "./lower-property.ts";
import { foreignKeyOf, type Link, linksOf, nestedRouteOf, titleOf } from "./relationships.ts";

/** Lowers the relationships, in file order. Spec: endpoints, Endpoints; decisions, 3. */
export function lowerRelationships(declared: Declared, entities: ReadonlyMap<string, Entity>): readonly Relationship[] {
  return linksOf(declared).map((link) => {
    const parent = entities.get(link.parent.name.value);
    const child = entities.get(link.child.name.value);
    invariant(parent !== undefined && child !== undefined, "every entity of a relationship is lowered");
    return {
      name: link.relationship.name.value,
      parent,
      child,
      foreignKey: lowerForeignKey(link, child, declared),
      title: titleOf(link),
      route: nestedRouteOf(link),
      access: link.relationship.access ?? child.access.getAll,
    };
  });
}

// The property is the same object as that of the child.
function lowerForeignKey(link: Link, child: Entity, declared: Declared): ForeignKey {
  const { name, property } = foreignKeyOf(link);
  if (property === undefined) return { kind: "shadow", name };
  const lowered = lowerProperty(property, declared);
  return {
    kind: "declared",
    property: child.properties.find((candidate) => candidate.name === lowered.name) ?? lowered,
  };
}
