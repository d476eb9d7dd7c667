import type { EntityShape, RelationshipShape } from "./entity-file.ts";

export interface EntityAddition {
  readonly kind: "entity";
  readonly name: string;
  readonly shape: EntityShape;
}

export interface RelationshipAddition {
  readonly kind: "relationship";
  readonly parent: string;
  readonly name: string;
  readonly shape: RelationshipShape;
}

/** An entity or relationship to add, in the shape that the file will hold. */
export type Addition = EntityAddition | RelationshipAddition;
