import type { MissingReference } from "../host/facts/missing-references.ts";
import type { Entity, Enumeration, Relationship } from "./entity.ts";
import type { Placement } from "./placement.ts";

/** The endpoint libraries that code can be emitted for, the default first. */
export const libraryIds = ["minimal", "fastendpoints"] as const;

export type LibraryId = (typeof libraryIds)[number];

/** The databases that a context can be emitted for, the default first. */
export const databaseIds = ["sqlite", "postgres"] as const;

export type DatabaseId = (typeof databaseIds)[number];

/** The context of hosts without one. Spec: entity-file, Database. */
export const generatedContext = "TenonDbContext";

/** The database of the emitted context. */
export interface Database {
  readonly id: DatabaseId;
  /** The name of a database file, where the host configures no other. */
  readonly fileName: string;
}

/** A `DbContext` of the host, or the emitted one. */
export interface StoringContext {
  readonly name: string;
  readonly namespace: string;
  /** False for a context that only its own project sees. */
  readonly isPublic?: boolean;
}

/** The destination of the emitted code and the facts that it depends on. */
export interface Target {
  readonly placement: Placement;
  /** The references between the projects of the parts that are missing. */
  readonly references: readonly MissingReference[];
  /** The context that stores the rows; absent for a host without one, which gets the health endpoints alone. */
  readonly dbContext?: StoringContext;
  /** The database of the emitted context; absent if the host has a context of its own. */
  readonly database?: Database;
  readonly library: LibraryId;
  /** The side that maps `/health` and `/ready`. */
  readonly health: "tenon" | "host";
  /** False if the project of the mappings has EF Core without its relational part, as with the provider in memory. */
  readonly isRelational: boolean;
  /** True if the host references Microsoft.AspNetCore.OpenApi, which generates its documents. */
  readonly hasOpenApi: boolean;
}

/** The intermediate form of entity files, with every decision made. */
export interface EntityModel {
  readonly enums: readonly Enumeration[];
  readonly entities: readonly Entity[];
  readonly relationships: readonly Relationship[];
}

/** The input of the C# emitters. */
export interface Graft extends EntityModel {
  readonly target: Target;
  /** The changes of what is stored that the files accept: `TEN0916:Product.Note`. */
  readonly acceptedChanges: readonly string[];
}
