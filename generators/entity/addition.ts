import type { EntityShape, RelationshipShape } from "./entity-file.ts";

/** A new entity. */
export interface EntityAddition {
  readonly kind: "entity";
  readonly name: string;
  readonly shape: EntityShape;
}

/** A new relationship of an entity that is in the file. */
export interface RelationshipAddition {
  readonly kind: "relationship";
  readonly parent: string;
  readonly name: string;
  readonly shape: RelationshipShape;
}

/** What is added to an entity file: exactly what somebody would write there. */
export type Addition = EntityAddition | RelationshipAddition;
