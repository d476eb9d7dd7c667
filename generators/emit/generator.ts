import type { Entity, Enumeration, Inclusion, Relationship } from "../entity/entity.ts";
import type { Graft, Target } from "../entity/graft.ts";
import type { Part } from "../entity/placement.ts";
import type { Spelled } from "./planned-file.ts";
import type { RowOf } from "./row.ts";
import type { WiredType } from "./wired-type.ts";

/** The place of an entity's files, beside the item itself. */
export interface EntityPlace extends Spelled {
  readonly target: Target;
  /** The access modifier of types that other parts use. */
  readonly visibility: Visibility;
}

export type Visibility = "public" | "internal";

/** The items of the rows of entity files. */
export interface EntityItems {
  /** Once for each entity, in its folder. */
  readonly entity: Entity;
  /** In the folder of the part. */
  readonly enum: Enumeration;
  /** In the folder of the child. */
  readonly relationship: Relationship;
  /** In the folder of the entity whose responses have the rows. */
  readonly inclusion: Inclusion;
  /** Once for each project; serves every input. */
  readonly project: Graft;
  /** Once for each host: calls of hosts, which mention no entity. */
  readonly registration: HostRegistration;
}

/** The shared types that the registration of a host mentions. */
export interface HostRegistration {
  readonly graft: Graft;
  readonly wired: readonly WiredType[];
}

/** One row of the registry of entity files. Spec: endpoints, Generators. */
export type Generator<Per extends keyof EntityItems = keyof EntityItems> = RowOf<EntityItems, EntityPlace, Part, Per>;
