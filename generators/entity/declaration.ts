import type { Span } from "../diagnostics/diagnostic.ts";
import type { ClassShape } from "../host/csharp/class-shape.ts";
import type { DeclaredClass, Host } from "../host/host.ts";
import type { Access } from "../http/access.ts";
import type {
  AuditRole,
  DeleteRule,
  EndpointName,
  FilterOperator,
  Paging,
  RelationshipType,
  ScalarKind,
} from "./entity.ts";
import type { Part, PlacedLayer } from "./placement.ts";

/** A value with its span in the file. */
export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

export type Written<T> = Located<T> | undefined;

/** A scalar by its text, which keeps the digits of a number. */
export interface WrittenScalar extends Located<string> {
  readonly kind: ScalarKind;
}

/** The access rules that a file or entity states. */
export type AccessDecl = Readonly<Partial<Record<EndpointName | "default", Access>>>;

export interface PagingDecl {
  readonly pageSize: Written<number>;
  readonly maxPageSize: Written<number>;
  readonly paging: Written<Paging>;
}

/** A thing of a file that can say its name before a rename. */
export interface Renamable {
  readonly name: Located<string>;
  readonly renamedFrom?: Written<string>;
}

/** A member of an enum, with its name before a rename. */
export interface EnumMemberDecl extends Located<string> {
  readonly renamedFrom?: Written<string>;
}

/** A property as written; bounds keep the digits of the file. */
export interface PropertyDecl extends Renamable {
  readonly type: Located<string>;
  readonly isKey: boolean;
  readonly required: Written<boolean>;
  readonly readOnly: Written<boolean>;
  readonly createOnly: Written<boolean>;
  readonly writeOnly: Written<boolean>;
  readonly minLength: Written<number>;
  /** Infinity for `none`. */
  readonly maxLength: Written<number>;
  readonly min: Written<string>;
  readonly max: Written<string>;
  readonly pattern: Written<string>;
  readonly default: WrittenScalar | undefined;
  readonly unique: Written<boolean>;
  /** The operators of filters, none for `none`; undefined for the usual ones. */
  readonly filter: readonly Located<FilterOperator>[] | undefined;
  readonly description: string | undefined;
  /** A member that the server sets, and that responses show or hide. */
  readonly setByServer?: "shown" | "hidden";
  /** True for a member that is set after a row is made. */
  readonly isTrace?: true;
  /** True for a member that `rows` names and `properties` does not have. */
  readonly isAdded?: true;
}

/** A list of members that `unique` or `index` of an entity names. */
export interface IndexDecl extends Located<readonly Located<string>[]> {
  readonly isUnique: boolean;
  /** True for an index that a relationship needs. */
  readonly isOfRelationship?: true;
}

export interface RelationshipDecl extends Renamable {
  readonly relatedEntity: Located<string>;
  readonly type: Located<RelationshipType>;
  readonly foreignKey: Written<string>;
  readonly inverse: Written<string>;
  readonly through: Written<string>;
  readonly route: Written<string>;
  readonly include: Written<boolean>;
  readonly onDelete: Written<DeleteRule>;
  readonly access: Access | undefined;
}

/** A property whose value is a claim of the caller. */
export interface ClaimDecl {
  readonly property: Located<string>;
  readonly claim: string;
}

/** The rows that a caller may use. */
export interface RowsDecl {
  readonly tenant: ClaimDecl | undefined;
  /** With the policy of callers who may use all rows. */
  readonly owner: (ClaimDecl & { readonly unless: string | undefined }) | undefined;
  /** The entity of the parents whose children these are. */
  readonly through?: Written<string>;
}

/** The members that deletions and changes leave traces in. */
export interface TracesDecl {
  /** The member with the time of a deletion, after which the row stays. */
  readonly softDelete: Written<string>;
  /** The members by their roles; a usual name stands nowhere in the file. */
  readonly audit: Readonly<Partial<Record<AuditRole, Located<string> & { readonly isUsual?: true }>>>;
}

export interface EntityDecl extends PagingDecl, TracesDecl, Renamable {
  /** True if the route of the old name leads to the new one. */
  readonly redirects: boolean;
  /** True if the host has the class of the rows and its mapping. */
  readonly isExisting: boolean;
  readonly clrType: Written<string>;
  /** The method of the class that makes a row. */
  readonly create: Written<string>;
  /** The methods of the class that change a row. */
  readonly update: readonly Located<string>[];
  /** The names of a key of several properties; none for a key of one. */
  readonly key: readonly Located<string>[];
  /** The properties that order rows without a key, each with its minus; none for rows with one. */
  readonly orderBy: readonly Located<string>[];
  readonly plural: Written<string>;
  readonly route: Written<string>;
  /** The wanted operations; undefined for all. */
  readonly operations: readonly Located<EndpointName>[] | undefined;
  /** `true`, `false` or the name of a property. */
  /** The property with the version: its name, `true` or `false`. */
  readonly concurrency: Written<string>;
  readonly idempotency: Written<boolean>;
  /** True if writes must state a version. */
  readonly requiresVersion: boolean;
  readonly etag: Written<string>;
  readonly rows: RowsDecl | undefined;
  readonly access: AccessDecl | undefined;
  readonly description: string | undefined;
  readonly properties: readonly PropertyDecl[];
  /** The indexes of the entity's own keys; `unique: true` of a property is not among them. */
  readonly indexes: readonly IndexDecl[];
  readonly relationships: readonly RelationshipDecl[];
  readonly file: FileDecl;
}

export interface EnumDecl {
  readonly name: Located<string>;
  readonly members: readonly EnumMemberDecl[];
  readonly file: FileDecl;
  /** The facts of an enum of the host; absent for a declared one. */
  readonly ofHost?: HostEnum;
}

/** An enum in the host's own source. */
interface HostEnum {
  readonly namespace: string;
  /** The reason why no property can have it as its type. */
  readonly fault: string | undefined;
  /** True if the host has another type of that name. */
  readonly hasNamesake: boolean;
}

/** The content of a file beside its entities and enums. */
export interface FileDecl {
  readonly path: string;
  /** The span of the key `entity`. */
  readonly span: Span;
  readonly target: Readonly<
    Record<"folder" | "dbContext" | "database" | "library" | "namespace" | "routePrefix", Written<string>>
  > & {
    readonly projects: Readonly<Record<Part, Written<string>>>;
  };
  readonly defaults: PagingDecl &
    TracesDecl & { readonly access: AccessDecl | undefined; readonly rows: RowsDecl | undefined };
  /** The side that maps the health endpoints: `tenon` or `host`. */
  readonly health: Written<string>;
  /** The accepted changes of what is stored: `TEN0916:Product.Note`. */
  readonly acceptedChanges: readonly string[];
}

/** The facts about the host that the checks need. */
export interface HostFacts extends Pick<Host, "authenticationSigns"> {
  /** `unknown` without a host: no check speaks of it then. */
  readonly authentication: Host["authentication"] | "unknown";
  /** The classes in the host's own source; undefined without a host. */
  readonly classes: readonly DeclaredClass[] | undefined;
  readonly types?: Host["types"];
  readonly defaults?: HostDefaults | undefined;
}

/** The defaults that the configuration of a host states for files that do not. */
export interface HostDefaults {
  readonly access: AccessDecl | undefined;
  readonly health: Written<string>;
  /** The context that stores models. */
  readonly dbContext: Written<string>;
  readonly library: Written<string>;
  /** The root of the namespaces of entities. */
  readonly namespace: Written<string>;
  /** The prefix of the routes of entities and models. */
  readonly routePrefix: Written<string>;
  readonly projects: Readonly<Record<Part, Written<string>>>;
  /** The projects of the layers of models. */
  readonly layers: Readonly<Record<PlacedLayer, Written<string>>>;
  /** The folder of the tests. */
  readonly tests: Written<string>;
}

/** The declarations of all files of a run, and the facts about the host. */
export interface Declared extends HostFacts {
  readonly files: readonly FileDecl[];
  readonly entities: readonly EntityDecl[];
  /** The entities by name; the first of two equal names. */
  readonly byName: ReadonlyMap<string, EntityDecl>;
  readonly enums: readonly EnumDecl[];
  /** The enums by name; the first of two equal names. */
  readonly enumByName: ReadonlyMap<string, EnumDecl>;
  /** The shapes of the classes of existing entities, where the source tells them. */
  readonly shapes: ReadonlyMap<EntityDecl, ClassShape>;
  /** The enums of the host that properties of existing classes have. */
  readonly hostEnums: ReadonlyMap<PropertyDecl, EnumDecl>;
  /** The classes by name, with and without namespace. */
  readonly classesByName: ReadonlyMap<string, readonly DeclaredClass[]>;
}
