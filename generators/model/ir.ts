import type { Declared, Described, Renamed } from "./declared.ts";
import type { Evolution } from "./evolution.ts";
import type { Expr } from "./expr.ts";
import type { FeedEffect } from "./modifier-ast.ts";
import type { Assignment, Branch, Change, ChildChange, Emission } from "./operation/changes.ts";
import type { Listing } from "./operation/listing.ts";
import type { ModelOperation } from "./operation/model-operation.ts";
import type { ParameterDefault } from "./operation/parameter-default.ts";
import type { Paging } from "./paging.ts";
import type { Relation } from "./relation-kinds.ts";
import type { RepositoryOperation } from "./repository-operations.ts";
import type { Process } from "./storage/process.ts";
import type { RowClaim } from "./storage/row-claim.ts";
import type { Schedule } from "./storage/schedule.ts";
import type { DeclaredType, Type } from "./type.ts";

/** The intermediate form of models: every name resolved, every convention applied, every decision made. */
export interface Model {
  /** In the order of their first parts. */
  readonly contexts: readonly Context[];
  readonly relations: readonly Relation[];
}

/** A bounded context, its parts merged. Spec: model-syntax, Contexts in several parts. */
export interface Context extends Described {
  /** The path of the file of its first part; empty for the context of the language. */
  readonly input: string;
  readonly version: number | undefined;
  /** The most rows of a whole list; undefined if the host decides. */
  readonly limit: number | undefined;
  readonly enums: readonly Enum[];
  readonly identities: readonly Identity[];
  readonly values: readonly Value[];
  readonly unions: readonly Union[];
  readonly events: readonly Event[];
  readonly integrationEvents: readonly Event[];
  /** The published integration events. */
  readonly publications: readonly DeclaredType[];
  /** The integration events of other contexts that this one subscribes to. */
  readonly subscriptions: readonly DeclaredType[];
  readonly translators: readonly Translator[];
  readonly entities: readonly Entity[];
  readonly aggregates: readonly Aggregate[];
  readonly readModels: readonly ReadModel[];
  readonly projections: readonly Projection[];
  readonly queries: readonly Query[];
  readonly services: readonly Service[];
  readonly specifications: readonly Specification[];
  readonly policies: readonly Policy[];
  readonly schedules: readonly Schedule[];
  readonly processes: readonly Process[];
  /** Every HTTP operation: commands and factories by entity, then queries. */
  readonly operations: readonly ModelOperation[];
}

/** A value that is one of some cases. */
export interface Union extends Declared {
  readonly cases: readonly UnionCase[];
}

export interface UnionCase extends Declared {
  readonly union: DeclaredType;
  readonly members: readonly Member[];
}

export interface Enum extends Declared {
  readonly parameters: readonly Parameter[];
  readonly members: readonly EnumMember[];
}

export interface EnumMember extends Renamed {
  readonly name: string;
  readonly arguments: readonly Expr[];
}

/** The origin of an identity's values. */
export type IdentityStrategy =
  | { readonly kind: "guid"; readonly isGiven: boolean }
  | { readonly kind: "sequence" }
  | { readonly kind: "natural"; readonly backing: "String" | "Int" };

/** A generated identity value object; identities declared as values are among the values. */
export interface Identity {
  readonly name: string;
  readonly type: DeclaredType;
  /** The entity that it identifies; a guess from the name if no context declares one. */
  readonly owner: string;
  readonly strategy: IdentityStrategy;
}

export interface Value extends Declared {
  readonly isQuantity: boolean;
  readonly members: readonly Member[];
  readonly invariants: readonly Rule[];
}

/** The anti-corruption layer towards an upstream context, where this context is downstream. */
export interface Translator {
  readonly upstream: string;
  readonly mappings: readonly { readonly source: DeclaredType; readonly target: DeclaredType }[];
}

export interface Event extends Declared {
  readonly members: readonly Member[];
}

/** A field. A default applies if no value is given; a derived field is computed and not stored. */
export interface Member extends Described, Evolution, Renamed {
  readonly type: Type;
  readonly initializer: { readonly kind: "default" | "derived"; readonly value: Expr } | undefined;
}

/** A condition under an optional guard; `message` is the declared text, else the condition as source text. */
export interface Rule {
  readonly condition: Expr;
  readonly guard: Expr | undefined;
  readonly message: string;
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
  readonly default?: ParameterDefault;
}

export interface Entity extends Declared {
  /** Its `id`: a generated identity, a declared value of that name, or a value of the fields that are its parts. */
  readonly identity: Readonly<{ type: DeclaredType; strategy: IdentityStrategy; parts: readonly string[] }>;
  readonly isRoot: boolean;
  readonly isVersioned: boolean;
  /** True for a root, and for an entity outside of aggregates that raises events. */
  readonly keepsEvents: boolean;
  readonly members: readonly Member[];
  /** The fields of a root that are unique, each list together. */
  readonly uniques: readonly (readonly string[])[];
  readonly invariants: readonly Rule[];
  readonly states: readonly StateMachine[];
  readonly commands: readonly Command[];
  readonly factories: readonly Factory[];
}

/** A named condition on an entity or value. */
export interface Specification extends Described {
  readonly target: DeclaredType;
  readonly condition: Expr;
}

/** An event of a context that makes a root carry out a command, or a factory make a root. */
export interface Policy extends Described {
  readonly event: DeclaredType;
  /** The length of time from the event to its delivery, over the fields of the event; undefined for a policy that does not wait. */
  readonly wait: Expr | undefined;
  readonly root: string;
  readonly kind: "command" | "factory";
  /** The name of the command or factory. */
  readonly behaviour: string;
  /** The identity of the root, over the fields of the event. Undefined if the host finds the roots, or if a new root needs none. */
  readonly identity: Expr | undefined;
  /** The value of each parameter, over the fields of the event; undefined for an optional one without argument and default. */
  readonly arguments: readonly (Expr | undefined)[];
  /** True if it reaches rows that belong to callers. */
  readonly isForCallers: boolean;
}

export interface StateMachine {
  readonly field: string;
  readonly rules: readonly StateRule[];
}

export interface StateRule {
  readonly from: string;
  readonly to: readonly string[];
  readonly guard: Expr | undefined;
  /** The guard as source text. */
  readonly guardText: string | undefined;
}

interface Behaviour extends Described {
  readonly parameters: readonly Parameter[];
  /** The read model of the entity that its handler answers with, in place of another answer, after saving. */
  readonly projection: DeclaredType | undefined;
  readonly requires: readonly Rule[];
  readonly emissions: readonly Emission[];
  readonly publications: readonly Emission[];
  readonly operation: ModelOperation;
}

export interface Command extends Behaviour {
  readonly result: { readonly type: Type; readonly value: Expr } | undefined;
  readonly transitions: readonly Change<Assignment>[];
  /** The transitions and the changes of children, in the order of the text. */
  readonly changes: readonly Change<(Assignment & { readonly kind: "assign" }) | ChildChange>[];
  /** Set if it removes the aggregate: on these branches, or always without any. */
  readonly removal: { readonly branches: readonly Branch[] } | undefined;
}

export interface Factory extends Behaviour {
  /** The values of the constructor's fields: assigned in the factory, or a parameter of the same name. Other fields keep their default. */
  readonly initializers: readonly Assignment[];
  /** The parameter that is the identity; undefined if the factory makes it or the store gives it. */
  readonly identityParameter: string | undefined;
  /** True if the store gives the next number of a sequence, unless the request has one. */
  readonly isIdentityStored: boolean;
  /** The changes of children, in the order of the text. */
  readonly changes: readonly Change<ChildChange>[];
}

export interface Aggregate extends Described {
  readonly root: string;
  readonly isVersioned: boolean;
  /** The claims that decide whose its rows are. */
  readonly claims: readonly RowClaim[];
  /** True if its rows stay when it is removed. */
  readonly isSoftDeleted: boolean;
  readonly repository: {
    /** In the order of the language. */
    readonly operations: readonly RepositoryOperation[];
    readonly finders: readonly Finder[];
  };
}

export interface Finder {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** True for a list of roots, false for one root. */
  readonly isList: boolean;
}

export interface ReadModel extends Described {
  readonly type: DeclaredType;
  /** The projected entity or value. */
  readonly source: DeclaredType;
  /** True if events feed its rows. */
  readonly isFed: boolean;
  /** The other roots, in an order in which each follows the row that names it. */
  readonly joins: readonly Join[];
  readonly fields: readonly ReadModelField[];
}

/** A root that an identity names. */
export interface Join {
  /** The name of its row in expressions. */
  readonly name: string;
  readonly root: DeclaredType;
  /** The identity, over the members of the source and the rows before. */
  readonly identity: Expr;
  /** True if there need not be a row. */
  readonly isOptional: boolean;
}

export interface ReadModelField extends Parameter {
  /** The value over the members of the source; the joined rows are local names. */
  readonly value: Expr;
}

/** A read model whose rows are made by events. */
export interface Projection extends Described {
  readonly type: DeclaredType;
  /** The name of the key, which is the identity of the row. */
  readonly key: string;
  readonly row: Entity;
  readonly feeds: readonly Feed[];
  /** The claim by which rows belong to tenants, if they do. */
  readonly claims: readonly RowClaim[];
  /** The text that its rows are made by: rows of another one are made again. */
  readonly definition: string;
}

/** The effect of an event on the row that one of its fields names. */
export interface Feed {
  readonly event: DeclaredType;
  /** The field of the event with the key. */
  readonly key: string;
  readonly effect: FeedEffect;
  /** In the order of the text: each sees what those above have set. The fields of the event are local names. */
  readonly assignments: readonly Assignment[];
}

/** A parameter of a query. */
export interface Criterion extends Parameter {
  /** The value, over who calls; undefined for one that the client gives. */
  readonly value: Expr | undefined;
}

export interface Query extends Described, Evolution {
  readonly criteria: readonly Criterion[];
  readonly result: { readonly readModel: DeclaredType; readonly isList: boolean; readonly paging: Paging | undefined };
  readonly listing: Listing;
  /** Set if the query finds one aggregate by its identity, so that its handler is generated. */
  readonly byIdentity: { readonly root: string; readonly criteria: readonly string[] } | undefined;
  readonly operation: ModelOperation;
}

export interface Service extends Described {
  readonly operations: readonly Operation[];
  readonly usecases: readonly Usecase[];
}

export interface Operation extends Described {
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  readonly body: Expr | undefined;
}

export interface Usecase extends Described {
  readonly parameters: readonly Parameter[];
  readonly result: Type | undefined;
}
