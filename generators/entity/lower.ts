import type { Declared, EntityDecl } from "./declaration.ts";
import type { Entity, EntityModel, Graft, Target } from "./entity.ts";
import { namesOf } from "./entity-names.ts";
import { lowerModel } from "./existing-class.ts";
import { invariant } from "./invariant.ts";
import { lowerOperations } from "./lower-operations.ts";
import { lowerEnum, lowerKey, lowerProperty } from "./lower-property.ts";
import { lowerRelationships } from "./lower-relationship.ts";
import { pagingOf } from "./paging.ts";

/** Turns checked declarations into the form that the emitters read, with every convention applied. */
export function lower(declared: Declared, target: Target): Graft {
  return { target, ...lowerEntities(declared) };
}

/** The same without a place for C#. */
export function lowerEntities(declared: Declared): EntityModel {
  const entities = declared.entities.map((entity) => lowerEntity(entity, declared));
  return {
    enums: declared.enums.map(lowerEnum),
    entities,
    relationships: lowerRelationships(declared, new Map(entities.map((entity) => [entity.name, entity]))),
  };
}

function lowerEntity(entity: EntityDecl, declared: Declared): Entity {
  const key = entity.properties.find(({ isKey }) => isKey);
  invariant(key !== undefined, "an entity without a key is refused before");
  const form = {
    name: entity.name.value,
    model: lowerModel(entity, declared),
    ...namesOf(entity),
    key: lowerKey(key, declared),
    properties: entity.properties.filter(({ isKey }) => !isKey).map((property) => lowerProperty(property, declared)),
    ...pagingOf(entity),
    description: entity.description,
    input: entity.file.path,
  };
  return { ...form, operations: lowerOperations(form, entity, declared) };
}
