import type { Operation } from "../http/operation.ts";
import type { KeyType } from "../http/resource-routes.ts";

/** The types that a property can have beside the enums of an entity file. Spec: decisions, 3. */
export type BuiltInType =
  | "Guid"
  | "string"
  | "bool"
  | "byte"
  | "short"
  | "int"
  | "long"
  | "float"
  | "double"
  | "decimal"
  | "DateTime"
  | "DateTimeOffset"
  | "DateOnly"
  | "TimeOnly"
  | "TimeSpan"
  | "byte[]";

/** An enum as understood. Spec: decisions, 2 and 3. */
export interface Enumeration {
  /** The name as written, which is the C# type: `Colour`. */
  readonly name: string;
  /** The members as written, which is how they are stored and go over the wire. */
  readonly members: readonly string[];
  /** The path of the entity file that declares it, as recorded in the manifest. */
  readonly input: string;
}

export type PropertyType = BuiltInType | Enumeration;

export type { KeyType };

/** The endpoints of one entity, by their names in the entity file. */
export type EndpointName = "create" | "getAll" | "get" | "update" | "delete";

/** The types in requests and responses of entity endpoints. */
export type EntityType =
  | { readonly kind: "property"; readonly type: PropertyType }
  /** A whole number from 1. */
  | {
      readonly kind: "count";
      readonly type: "int" | "long";
      readonly max: number | undefined;
      readonly default: number;
    }
  | { readonly kind: "choice"; readonly names: readonly string[]; readonly default: string | undefined }
  /** A generated record: `CreateAuthorRequest`. */
  | { readonly kind: "record"; readonly name: string }
  /** A page of a list of generated records. */
  | { readonly kind: "page"; readonly of: string };

/** An HTTP operation of an entity, a relationship or the infrastructure. */
export type EntityOperation = Operation<EntityType>;

/** What a value must satisfy. Bounds are decimal literals as written, such as `-0.50`, so that no digit is lost. */
export interface Limits {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly pattern: string | undefined;
}

/** A property as understood: names, type and limits are decided. */
export interface Property {
  /** The C# name, in Pascal case: `AuthorId`. */
  readonly name: string;
  /** The name on the wire, in camel case: `authorId`. */
  readonly wireName: string;
  readonly type: PropertyType;
  readonly isOptional: boolean;
  readonly limits: Limits;
  readonly description: string | undefined;
}

/** The property that identifies a row. */
export interface Key extends Property {
  readonly type: KeyType;
  readonly isOptional: false;
}

/** Where the class of the rows comes from. Spec: decisions, 2 and 3. */
export type Model =
  | { readonly kind: "generated" }
  /** The host has the class, and its mapping. */
  | {
      readonly kind: "existing";
      readonly class: { readonly name: string; readonly namespace: string };
      /** Whether the host has another class of that name. */
      readonly hasNamesake: boolean;
    };

/** An entity as understood. */
export interface Entity {
  /** The name as written, which is the C# class where that is generated: `OrderLine`. */
  readonly name: string;
  readonly model: Model;
  /** The plural in Pascal case: `OrderLines`. */
  readonly plural: string;
  /** The folder and last namespace segment: the plural, or the plural with `Set` where it equals the name. */
  readonly folder: string;
  /** The route segment, without a slash: `order-lines`. */
  readonly route: string;
  readonly key: Key;
  /** Every property but the key, in the order of the file. */
  readonly properties: readonly Property[];
  readonly operations: Readonly<Record<EndpointName, EntityOperation>>;
  readonly pageSize: number;
  readonly maxPageSize: number;
  readonly description: string | undefined;
  /** The path of the entity file that declares it, as recorded in the manifest. */
  readonly input: string;
}

/** The property of the child that holds the parent's key. */
export type ForeignKey =
  | { readonly kind: "declared"; readonly property: Property }
  | { readonly kind: "shadow"; readonly name: string };

/** A one-to-many relationship as understood. Spec: endpoints, Endpoints; decisions, 3. */
export interface Relationship {
  readonly name: string;
  readonly parent: Entity;
  readonly child: Entity;
  readonly foreignKey: ForeignKey;
  /** What the class names are made of: `PostsByAuthor`. */
  readonly title: string;
  /** The last route segment: `posts`. */
  readonly route: string;
  /** The nested list. */
  readonly operation: EntityOperation;
}

/** The endpoint libraries that code can be emitted for, the default first. */
export const libraryIds = ["minimal"] as const;

export type LibraryId = (typeof libraryIds)[number];

/** Where the emitted code goes and what it stands on. */
export interface Target {
  /** The folder in the host project, with forward slashes: `Tenon`. */
  readonly folder: string;
  /** The namespace of that folder: `MyShop.Tenon`. */
  readonly namespace: string;
  readonly dbContext: { readonly name: string; readonly namespace: string };
  readonly library: LibraryId;
  /** Whether the host has Microsoft.AspNetCore.OpenApi, which its documents are made by. */
  readonly hasOpenApi: boolean;
}

/** What entity files say, with every decision made. */
export interface EntityModel {
  readonly enums: readonly Enumeration[];
  readonly entities: readonly Entity[];
  readonly relationships: readonly Relationship[];
}

/** Everything that the emitters of C# need. */
export interface Graft extends EntityModel {
  readonly target: Target;
}
