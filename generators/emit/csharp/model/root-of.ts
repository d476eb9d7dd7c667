import type { Aggregate, Context, Entity } from "../../../model/ir.ts";
import { pluralOf } from "../../../text/nouns.ts";

/** The root entity of an aggregate. */
export function rootOf({ root, name }: Aggregate, { entities }: Context): Entity {
  const entity = entities.find((one) => one.name === root);
  if (entity === undefined) throw new Error(`The root of '${name}' is not understood.`);
  return entity;
}

/** The property of the unit of work that holds the repository of a root. Spec: model-csharp, Unit of work. */
export function repositoryProperty(root: string): string {
  return pluralOf(root);
}
