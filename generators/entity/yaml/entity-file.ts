import type { AuditRole, DeleteRule, EndpointName, FilterOperator, Paging, RelationshipType } from "../entity.ts";
import type { DatabaseId, LibraryId } from "../graft.ts";
import type { Part } from "../placement.ts";

/** A rule of access, as an entity file writes it. */
type AccessRuleShape = "anonymous" | "authenticated" | PolicyShape;

/** A named policy of the host. */
export interface PolicyShape {
  readonly policy: string;
}

/** A rule for each operation; `default` holds for those that are not named. */
export type OperationsShape = Readonly<Partial<Record<EndpointName | "default", AccessRuleShape>>>;

/** One rule for all operations, or one for each. */
export type AccessShape = AccessRuleShape | OperationsShape;

/** The target, as an entity file writes it. */
export interface TargetShape {
  readonly folder?: string;
  readonly dbContext?: string;
  readonly database?: DatabaseId;
  readonly library?: LibraryId;
  readonly namespace?: string;
  readonly routePrefix?: string;
  readonly projects?: ProjectsShape;
}

/** The projects of the parts of generated code, relative to the folder of the web project. */
export type ProjectsShape = Readonly<Partial<Record<Part, string>>>;

/** The defaults of all entities of a file. */
export interface DefaultsShape {
  readonly access?: AccessShape;
  readonly pageSize?: number;
  readonly maxPageSize?: number;
  readonly paging?: Paging;
  readonly rows?: DefaultRowsShape;
}

/** The rows of a caller, as an entity file writes them. */
export interface DefaultRowsShape {
  readonly tenant?: TenantShape;
  readonly owner?: OwnerShape;
  readonly softDelete?: string;
  readonly audit?: boolean | AuditShape;
}

/** The properties with who changed a row, and when. */
export type AuditShape = Readonly<Partial<Record<AuditRole, string>>>;

/** The same of one entity. */
export interface RowsShape extends DefaultRowsShape {
  readonly through?: string;
}

/** A property with the value of a claim. */
export interface TenantShape {
  readonly property: string;
  readonly claim: string;
}

export interface OwnerShape extends TenantShape {
  readonly unless?: PolicyShape;
}

/** A property, as an entity file writes it. */
export interface PropertyShape {
  readonly type: string;
  readonly isKey?: boolean;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly createOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number | "none";
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly default?: string | number | boolean;
  readonly unique?: boolean;
  readonly filter?: readonly FilterOperator[] | "none";
  readonly description?: string;
  readonly renamedFrom?: string;
}

/** A relationship, as an entity file writes it. */
export interface RelationshipShape {
  readonly relatedEntity: string;
  readonly type: RelationshipType;
  readonly foreignKey?: string;
  readonly inverse?: string;
  readonly through?: string;
  readonly route?: string;
  readonly include?: boolean;
  readonly onDelete?: DeleteRule;
  readonly access?: AccessRuleShape;
  readonly renamedFrom?: string;
}

/** A member of an enum with its name before a rename. */
export interface EnumMemberShape {
  readonly name: string;
  readonly renamedFrom?: string;
}

/** A version that writes must state, by the name of its property. */
export interface ConcurrencyShape {
  readonly required: string;
}

/** The old name of an entity, with a redirect of its route. */
export interface RenamedEntityShape {
  readonly name: string;
  readonly redirect?: boolean;
}

/** An entity, as an entity file writes it. Spec: entity-file, Entities. */
export interface EntityShape extends Omit<DefaultsShape, "rows"> {
  readonly renamedFrom?: string | RenamedEntityShape;
  readonly model?: "generated" | "existing";
  readonly clrType?: string;
  readonly create?: string;
  readonly update?: string | readonly string[];
  readonly key?: readonly string[];
  readonly orderBy?: readonly string[];
  readonly plural?: string;
  readonly route?: string;
  readonly operations?: readonly EndpointName[];
  readonly concurrency?: boolean | string | ConcurrencyShape;
  readonly idempotency?: boolean;
  readonly etag?: "content";
  readonly rows?: RowsShape | "none";
  readonly unique?: readonly (readonly string[])[];
  readonly index?: readonly (readonly string[])[];
  readonly description?: string;
  readonly properties: Readonly<Record<string, PropertyShape>>;
  readonly relationships?: Readonly<Record<string, RelationshipShape>>;
}

/** The whole file: what prompts write and `validate` reads. */
export interface EntityFile {
  readonly version?: 1;
  readonly target?: TargetShape;
  readonly defaults?: DefaultsShape;
  readonly health?: "tenon" | "host";
  readonly acceptedChanges?: readonly string[];
  readonly enums?: Readonly<Record<string, readonly (string | EnumMemberShape)[]>>;
  readonly entity: Readonly<Record<string, EntityShape>>;
}

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
