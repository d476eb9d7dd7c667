import type { Wrapper } from "../host/csharp/all-properties.ts";
import type { Operation } from "../http/operation.ts";
import type { KeyType } from "../http/resource-routes.ts";
import type { Redirect, Renamed } from "./renames/renamed.ts";

/** The built-in property types. Spec: entity-file, Property types. */
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

/** An enum with its decided names. Spec: entity-file, Enums. */
export interface Enumeration {
  /** The C# type as written: `Colour`. */
  readonly name: string;
  /** The members as written, which is also their stored and JSON form. */
  readonly members: readonly string[];
  /** The names of members before a rename, by their names now; absent for none. Spec: entity-file, Renames. */
  readonly renamedMembers?: Readonly<Record<string, string>>;
  /** The path of the declaring entity file in the manifest. */
  readonly input: string;
  /** The facts of an enum that the host has; absent for a generated one. */
  readonly ofHost?: {
    readonly namespace: string;
    /** True if the host has another type of that name. */
    readonly hasNamesake: boolean;
  };
}

export type PropertyType = BuiltInType | Enumeration;

export type { KeyType };

/** The endpoints of one entity, by their names in the entity file, in their order. */
export const endpointNames = ["create", "createMany", "getAll", "get", "update", "patch", "delete", "restore"] as const;

export type EndpointName = (typeof endpointNames)[number];

/** The operations of an entity that lists none. Spec: entity-file, Operations. */
export const usualOperations: readonly EndpointName[] = endpointNames.filter(
  (name) => !["createMany", "patch", "restore"].includes(name),
);

/** The operations whose responses can include related rows; the nested lists of an entity are further ones. Spec: endpoints, Included rows. */
export const includingOperations = ["getAll", "get"] as const satisfies readonly EndpointName[];

/** The deletion of a parent: refused, followed by that of its children, or by their lack of a parent. Spec: entity-file, Foreign keys. */
export const deleteRules = ["restrict", "cascade", "setNull"] as const;

export type DeleteRule = (typeof deleteRules)[number];

/** The kinds of relationships: a parent has many children, or at most one, or each side has many of the other. Spec: entity-file, Relationships. */
export const relationshipTypes = ["OneToMany", "OneToOne", "ManyToMany"] as const;

export type RelationshipType = (typeof relationshipTypes)[number];

/** The members that tell who created and changed a row, and when. Spec: entity-file, Audit. */
export const auditRoles = ["createdAt", "createdBy", "updatedAt", "updatedBy"] as const;

export type AuditRole = (typeof auditRoles)[number];

/** The ways in which a request names a page of a list. Spec: entity-file, Paging. */
export const pagings = ["page", "cursor"] as const;

export type Paging = (typeof pagings)[number];

/** The operators of filters, in their order on the wire. Spec: entity-file, Filters. */
export const filterOperators = [
  "eq",
  "ne",
  "gt",
  "gte",
  "lt",
  "lte",
  "in",
  "contains",
  "startsWith",
  "isNull",
] as const;

export type FilterOperator = (typeof filterOperators)[number];

/** The types in requests and responses of entity endpoints. */
export type EntityType =
  | { readonly kind: "property"; readonly type: PropertyType }
  /** A parameter that is given once for each of its values. */
  | { readonly kind: "values"; readonly type: PropertyType; readonly max: number }
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
  | { readonly kind: "page"; readonly of: string }
  /** Several generated records that are stored together. */
  | { readonly kind: "items"; readonly of: string };

/** An HTTP operation of an entity, a relationship or the infrastructure. */
export type EntityOperation = Operation<EntityType>;

/** The kind of a scalar of YAML. */
export type ScalarKind = "text" | "number" | "truth";

/** The default of a property: the text and the kind of a valid value. */
export interface DefaultValue {
  readonly text: string;
  readonly kind: ScalarKind;
}

/** The bodies of an entity's endpoints: of requests by their operation, and of responses. */
export type BodyKind = "Create" | "Update" | "Response";

/** The limits of a value. Bounds are decimal literals as written, such as `-0.50`, so that no digit is lost. */
export interface Limits {
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly pattern: string | undefined;
}

/** A property with name, type and limits decided. */
export interface Property extends Renamed {
  /** The C# name: `AuthorId`. */
  readonly name: string;
  /** The JSON name: `authorId`. */
  readonly wireName: string;
  readonly type: PropertyType;
  /** The type of the class around the value; absent for the value itself. Spec: entity-file, Types around one value. */
  readonly wrapper?: Wrapper;
  readonly isOptional: boolean;
  /** The bodies that have the property. Spec: entity-file, Members of bodies. */
  readonly bodies: readonly BodyKind[];
  /** The rules of requests. */
  readonly limits: Limits;
  /** The length of a text column; undefined leaves it to the database. */
  readonly columnLength: number | undefined;
  /** The value of an absent member in a create body. Spec: entity-file, Defaults of properties. */
  readonly default: DefaultValue | undefined;
  /** The operators that filter lists. */
  readonly operators: readonly FilterOperator[];
  readonly description: string | undefined;
}

export interface Key extends Property {
  readonly type: KeyType;
  readonly isOptional: false;
}

/** A list of properties that the table has an index for. Spec: entity-file, Indexes. */
export interface Index {
  readonly properties: readonly Property[];
  /** The tenant, in which the values are unique. */
  readonly scope: Property | undefined;
  readonly isUnique: boolean;
}

/** A call of the code of a class, whose arguments are properties. */
export interface Call {
  /** Undefined for a constructor. */
  readonly method: string | undefined;
  /** The names of parameters, and of the properties that are their arguments; a raw one takes the value without its wrapper. */
  readonly arguments: readonly { readonly parameter: string; readonly property: string; readonly isRaw: boolean }[];
}

/** A property that a creation sets to a claim of the caller. */
export interface ClaimMember {
  readonly property: Property;
  readonly claim: string;
}

/** The rows of an entity that a caller may use. Spec: entity-file, Whose rows. */
export interface OwnRows {
  readonly tenant: ClaimMember | undefined;
  /** With the policy of callers who may use all rows. */
  readonly owner: (ClaimMember & { readonly unless: string | undefined }) | undefined;
  /** The parents whose children these are. */
  readonly through: { readonly parent: Entity; readonly foreignKey: Property } | undefined;
}

/** The origin of the class of the rows. Spec: entity-file, Existing classes. */
export type Model =
  | { readonly kind: "generated" }
  /** The host has the class and its mapping. */
  | {
      readonly kind: "existing";
      readonly class: { readonly name: string; readonly namespace: string };
      /** True if the host has another class of that name. */
      readonly hasNamesake: boolean;
      /** The call that makes a row; undefined for a constructor without parameters. */
      readonly creation: Call | undefined;
      /** True if that call makes the key. */
      readonly makesKey: boolean;
      /** The required references to parents that an initializer has to mention, though the foreign keys decide. */
      readonly keyedParents: readonly string[];
      /** The calls that change a row. */
      readonly changes: readonly Call[];
    };

/** A property that orders rows. */
export interface OrderTerm {
  readonly property: Property;
  readonly isDescending: boolean;
}

/** An entity with every convention applied. */
export interface Entity extends Renamed {
  /** The name as written; also the C# class if that is generated: `OrderLine`. */
  readonly name: string;
  /** The redirect of the route before a rename; absent for none. */
  readonly redirect?: Redirect;
  readonly model: Model;
  readonly plural: string;
  /** The folder and last namespace segment: the plural, or the plural with `Set` if it equals the name. */
  readonly folder: string;
  /** The route segment without a slash: `order-lines`. */
  readonly route: string;
  /** The properties of the key, none for rows without one. Several are among the properties as well. Spec: entity-file, Keys of several properties; entity-file, Rows without a key. */
  readonly keys: readonly Key[];
  /** The order of rows without a key. */
  readonly orderBy: readonly OrderTerm[];
  /** The property with the version of a row; undefined for an entity without `concurrency`. */
  readonly version: string | undefined;
  /** The rows that a caller may use; undefined for all. */
  readonly rows: OwnRows | undefined;
  /** The time of a deletion, after which the row stays; undefined if deletions remove rows. Spec: entity-file, Deleted rows. */
  readonly deletedAt: Property | undefined;
  /** The members that tell who created and changed a row, and when. */
  readonly audit: Readonly<Partial<Record<AuditRole, Property>>>;
  /** True if a write asks for parent rows first: the database would take those of another caller, and deleted ones. */
  readonly asksForParents: boolean;
  /** True if creations can be repeated. Spec: endpoints, Repeated requests. */
  readonly isIdempotent: boolean;
  /** True if a write must state the version. Spec: entity-file, Concurrency. */
  readonly requiresVersion: boolean;
  /** True if the entity tag of a row is made of its response. Spec: entity-file, Entity tags. */
  readonly hasContentTag: boolean;
  /** The properties without a key of one, in file order. */
  readonly properties: readonly Property[];
  readonly indexes: readonly Index[];
  /** The operations that are emitted. Spec: entity-file, Operations. */
  readonly operations: Readonly<Partial<Record<EndpointName, EntityOperation>>>;
  readonly pageSize: number;
  readonly maxPageSize: number;
  readonly paging: Paging;
  readonly description: string | undefined;
  /** The names of the related rows that a request can include. */
  readonly includes: readonly string[];
  /** The path of the declaring entity file in the manifest. */
  readonly input: string;
}

export type ForeignKey =
  | { readonly kind: "declared"; readonly property: Property }
  | { readonly kind: "shadow"; readonly name: string }
  | Join;

/** The class whose rows link two entities, as one of them sees it. Spec: entity-file, Many to many. */
export interface Join {
  readonly kind: "join";
  /** The C# class: `ProductTag`. */
  readonly name: string;
  /** The properties that hold the keys of the parent and of the child. */
  readonly parentKey: string;
  readonly childKey: string;
  /** The origin of the class: generated beside an entity, that of an entity, or a class of the host. */
  readonly rows:
    | { readonly kind: "own"; readonly beside: Entity }
    | { readonly kind: "entity"; readonly entity: Entity }
    | { readonly kind: "host"; readonly namespace: string };
}

/** The writes of links, by their operation. */
export const linkNames = ["add", "remove"] as const;

export type LinkName = (typeof linkNames)[number];

/** A relationship with every convention applied. Spec: entity-file, Relationships. */
export interface Relationship extends Renamed {
  readonly name: string;
  readonly type: RelationshipType;
  readonly parent: Entity;
  readonly child: Entity;
  readonly foreignKey: ForeignKey;
  /** The stem of the class names: `PostsByAuthor`, `ProfileByAuthor`. */
  readonly title: string;
  /** The last route segment: `posts`, `profile`. */
  readonly route: string;
  /** The deletion of a parent. */
  readonly onDelete: DeleteRule;
  /** The nested list, or the nested read of the one child; undefined if the child has no such operation itself. */
  readonly operation: EntityOperation | undefined;
  /** The writes of links; undefined for children with a foreign key, and for the other side of links. */
  readonly links: Readonly<Record<LinkName, EntityOperation>> | undefined;
  /** The related rows that a request can include. */
  readonly inclusions: readonly Inclusion[];
  /** The path of the declaring entity file in the manifest. */
  readonly input: string;
}

/** Related rows that a request can include in responses. Spec: entity-file, Included rows. */
export interface Inclusion {
  /** The name of the relationship: `Author.posts`. */
  readonly relationship: string;
  /** The entity whose responses have the rows. */
  readonly owner: Entity;
  readonly related: Entity;
  /** The C# name of the member: `Posts`. */
  readonly member: string;
  /** The name in requests and JSON: `posts`. */
  readonly wireName: string;
  /** True for children of the owner, false for its parent. */
  readonly isChild: boolean;
  /** True for several children. */
  readonly isMany: boolean;
  /** The property of the child. */
  readonly foreignKey: Property;
}
