import { operations, statedAccess, unstatedAccessOf } from "./access.ts";
import type { Declared, EntityDecl } from "./declaration.ts";
import type { Access, Entity, EntityModel, Graft, Operation, Target } from "./entity.ts";
import { namesOf } from "./entity-names.ts";
import { lowerModel } from "./existing-class.ts";
import { invariant } from "./invariant.ts";
import { lowerEnum, lowerKey, lowerProperty } from "./lower-property.ts";
import { lowerRelationships } from "./lower-relationship.ts";
import { pagingOf } from "./paging.ts";

/** Lowers checked declarations to the intermediate form, with every convention applied. */
export function lower(declared: Declared, target: Target): Graft {
  return { target, ...lowerEntities(declared) };
}

/** Lowers without a C# target. */
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
  return {
    name: entity.name.value,
    model: lowerModel(entity, declared),
    ...namesOf(entity),
    key: lowerKey(key, declared),
    properties: entity.properties.filter(({ isKey }) => !isKey).map((property) => lowerProperty(property, declared)),
    access: accessOf(entity, declared),
    ...pagingOf(entity),
    description: entity.description,
    input: entity.file.path,
  };
}

function accessOf(entity: EntityDecl, declared: Declared): Readonly<Record<Operation, Access>> {
  const unstated = unstatedAccessOf(declared);
  const rules = operations.map((operation) => [operation, statedAccess(entity, operation) ?? unstated] as const);
  // `Object.fromEntries` loses the key type; the list has every operation.
  return Object.fromEntries(rules) as Record<Operation, Access>;
}
