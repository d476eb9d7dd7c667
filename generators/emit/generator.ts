import type { Entity, Enumeration, Graft, Relationship, Target } from "../entity/entity.ts";
import type { View } from "../render/view.ts";
import type { FileScope } from "./csharp/create-scope.ts";
import type { WiredType, WiringKind } from "./csharp/registration-view.ts";

/** What every generator of one kind of item states. */
export interface ItemGenerator<Item> {
  /** The name in the specification's table of generators, where it has one; recorded in the manifest. */
  readonly name: string;
  /** The template's path under `templates/`, without the ending. */
  readonly template: string;
  /** The C# type that the file declares, after which it is named. */
  readonly type: (item: Item) => string;
  /** The finished words that the template prints. */
  readonly view: (item: Item, scope: FileScope, target: Target) => View;
  /** How the registration mentions the type; absent for not at all. */
  readonly wiring?: (item: Item) => readonly WiringKind[];
  /** Whether there is such a file for an item; absent for always. */
  readonly when?: (item: Item) => boolean;
  /** Whether the file decides on tables or columns; absent for not. */
  readonly shapesSchema?: (item: Item) => boolean;
  /** The user's names that the file's own expressions must not mistake for types. */
  readonly hides?: (item: Item) => readonly string[];
}

/** Runs once for each entity, in the entity's folder. */
export interface EntityGenerator extends ItemGenerator<Entity> {
  readonly per: "entity";
}

/** Runs once for each enum, in the target folder. */
export interface EnumGenerator extends ItemGenerator<Enumeration> {
  readonly per: "enum";
}

/** Runs once for each relationship, in the child's folder. */
export interface RelationshipGenerator extends ItemGenerator<Relationship> {
  readonly per: "relationship";
}

/** Runs once for each project and serves every input. */
export interface ProjectGenerator extends ItemGenerator<Graft> {
  readonly per: "project";
  /** The folder below the target folder; the namespace stays the target's. */
  readonly folder: string;
}

/** Makes the one file that knows all others. */
export interface RegistrationGenerator {
  readonly per: "registration";
  readonly name: string;
  readonly template: string;
  readonly type: string;
  readonly view: (wired: readonly WiredType[], scope: FileScope) => View;
}

/** One row of the registry. Spec: endpoints, What the service does. */
export type Generator =
  | EntityGenerator
  | EnumGenerator
  | RelationshipGenerator
  | ProjectGenerator
  | RegistrationGenerator;
