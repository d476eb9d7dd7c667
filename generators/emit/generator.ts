import type { Entity, Enumeration, Graft, Relationship, Target } from "../entity/entity.ts";
import type { Part } from "../entity/placement.ts";
import type { View } from "../render/view.ts";
import type { Spelled } from "./planned-file.ts";
import type { RegisteredItem, WiredType, WiringKind } from "./wired-type.ts";

/** The place of an entity's files, beside the item itself. */
export interface EntityPlace extends Spelled {
  readonly target: Target;
  /** The access modifier of types that other parts use. */
  readonly visibility: Visibility;
}

export type Visibility = "public" | "internal";

/** A file that holds what several generators print of one item. */
export interface Module<Item> {
  /** Recorded in the manifest. */
  readonly name: string;
  /** Names the file. */
  readonly file: (item: Item) => string;
}

/** A generator for one kind of item. */
export interface ItemGenerator<Item> {
  /** The name in the specification's table of generators; the manifest records it for a file of its own. */
  readonly name: string;
  /** The part that the file belongs to. */
  readonly part: Part;
  /** The template's path under `templates/`, without the ending. */
  readonly template: string;
  /** Names the C# type that the generator prints, and its file if it is in no module. */
  readonly type: (item: Item) => string;
  /** The file that the type is in, beside others; absent for a file of its own. */
  readonly module?: Module<Item>;
  /** The generators of earlier versions whose types this one has taken the place of; absent for none. */
  readonly replaces?: readonly string[];
  /** Finds the words that the template prints. */
  readonly view: (item: Item, place: EntityPlace) => View;
  /** The ways in which the registration mentions the type; absent for none. */
  readonly wiring?: (item: Item) => readonly WiringKind[];
  /** True if the item has such a file; absent for every item. */
  readonly when?: (item: Item) => boolean;
  /** True if the file decides on tables or columns; absent for none that does. */
  readonly shapesSchema?: (item: Item) => boolean;
  /** The user's names that the file's own expressions must not mistake for types. */
  readonly hides?: (item: Item) => readonly string[];
}

interface Per<Kind extends string, Item> extends ItemGenerator<Item> {
  readonly per: Kind;
}

export type EntityGenerator = Per<"entity", Entity>;

/** Runs once for each project and serves every input. */
export interface ProjectGenerator extends Per<"project", Graft> {
  /** The folder below that of its part; the namespace stays the part's. */
  readonly folder: string;
  /** True if the host alone decides on the file, whichever entities there are. */
  readonly isCommon?: true;
}

/** Prints the registration of an entity or a relationship. */
export interface ItemRegistrationGenerator {
  readonly per: "item";
  readonly name: string;
  readonly part: Part;
  readonly template: string;
  /** The types that it registers; an item without one has no registration. */
  readonly wires: readonly WiringKind[];
  /** Names the class. */
  readonly type: (item: RegisteredItem) => string;
  readonly module?: Module<RegisteredItem>;
  readonly view: (item: RegisteredItem, place: EntityPlace) => View;
}

/** Makes a file with the calls of hosts, which mentions no entity: one half of the registration. */
interface RegistrationGenerator {
  readonly per: "registration";
  readonly name: string;
  readonly part: Part;
  readonly template: string;
  readonly type: string;
  /** True if the host has such a file; absent for every host. */
  readonly when?: (graft: Graft) => boolean;
  readonly view: (wired: readonly WiredType[], place: EntityPlace) => View;
}

/**
 * One row of the registry. Rows run once for each entity in its folder, for each enum in the folder of its part,
 * and for each relationship in the child's folder; an item is an entity or a relationship. Spec: endpoints, Generators.
 */
export type Generator =
  | EntityGenerator
  | Per<"enum", Enumeration>
  | Per<"relationship", Relationship>
  | ProjectGenerator
  | ItemRegistrationGenerator
  | RegistrationGenerator;
