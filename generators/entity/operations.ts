import type { EntityDecl } from "./declaration.ts";
import { type EndpointName, endpointNames, usualOperations } from "./entity.ts";
import { changedProperties } from "./host/class-calls.ts";
import { type ClassFacts, obstaclesOf } from "./host/class-operations.ts";

/** Returns the operations of an entity: those that its file names, else the usual ones that its class allows. Spec: entity-file, Operations. */
export function operationsOf(entity: EntityDecl, declared: ClassFacts): readonly EndpointName[] {
  const stated = entity.operations?.map(({ value }) => value);
  if (stated !== undefined) return endpointNames.filter((name) => stated.includes(name));
  const refused = new Set(obstaclesOf(entity, declared).map(({ operation }) => operation));
  // A row that is nothing but its key, as those of links are, has nothing to update.
  if (entity.key.length > 0 && changedProperties(entity).length === 0) refused.add("update");
  return usualOperations.filter((name) => !refused.has(name));
}
