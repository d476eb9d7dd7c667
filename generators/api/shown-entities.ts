import type { EntityModel, Property } from "../entity/entity.ts";
import { shownRoute } from "./shown-route.ts";
import type { EntityFile, EntityProperty } from "./types.ts";

/** Returns entity files as programs see them. */
export function shownEntities({ entities, relationships }: EntityModel, content: object): EntityFile {
  return {
    kind: "entities",
    entities: entities.map(({ name, plural, key, properties, operations }) => ({
      name,
      plural,
      properties: [shownProperty(key, true), ...properties.map((one) => shownProperty(one, false))],
      routes: Object.values(operations).map(shownRoute),
    })),
    relationships: relationships.map(({ name, parent, child, operation }) => ({
      name,
      parent: parent.name,
      child: child.name,
      ...(operation && { route: shownRoute(operation) }),
    })),
    content,
  };
}

function shownProperty({ name, type, isOptional }: Property, isKey: boolean): EntityProperty {
  return { name, type: typeof type === "string" ? type : type.name, isOptional, isKey };
}
