import type { Declared, EntityDecl } from "./declaration.ts";
import { type EndpointName, endpointNames, unusualOperations } from "./entity.ts";
import { obstaclesOf } from "./host/class-fit.ts";

/** Returns the operations of an entity: those that its file names, else all usual ones that its class allows. Spec: entity-file, Operations. */
export function operationsOf(entity: EntityDecl, declared: Pick<Declared, "shapes">): readonly EndpointName[] {
  const stated = entity.operations?.map(({ value }) => value);
  if (stated !== undefined) return endpointNames.filter((name) => stated.includes(name));
  const refused = new Set(obstaclesOf(entity, declared).map(({ operation }) => operation));
  return endpointNames.filter((name) => !(unusualOperations.has(name) || refused.has(name)));
}
