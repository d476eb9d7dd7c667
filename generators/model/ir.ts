import type { Evolution } from "./evolution.ts";
import type { Expr } from "./expr.ts";
import type { ModelOperation } from "./operation/model-operation.ts";
import type { RepositoryOperation } from "./repository-operations.ts";
import type { DeclaredType, Type } from "./type.ts";

/** A model as understood: every name resolved, every convention applied, every decision made that an emitter needs. */
export interface Model {
  /** In the order in which their first part was read. */
  readonly contexts: readonly Context[];
}

/** What every declaration may carry beside its name. */
interface Described {
  readonly name: string;
  readonly doc: string | undefined;
}

/** A bounded context, with all of its parts, in their order. Spec: decisions, 7. */
export interface Context extends Described {
  /** The path of the file that its first part was read from. */
  readonly input: string;
  readonly version: number | undefined;
  readonly enums: readonly Enum[];
  readonly identities: readonly Identity[];
  readonly values: readonly Value[];
  readonly events: readonly Event[];
  readonly entities: readonly Entity[];
  readonly aggregates: readonly Aggregate[];
  readonly readModels: readonly ReadModel[];
  readonly queries: readonly Query[];
  readonly services: readonly Service[];
  /** Every HTTP operation: commands and factories entity by entity, then queries. */
  readonly operations: readonly ModelOperation[];
}

/** A type with a name of its own in C#; `modules` are further parts of its namespace. */
interface Declared extends Described, Evolution {
  readonly type: DeclaredType;
  readonly modules: readonly string[];
}

export interface Enum extends Declared {
  readonly parameters: readonly Parameter[];
  readonly members: readonly EnumMember[];
}

export interface EnumMember {
  readonly name: string;
  readonly arguments: readonly Expr[];
}

/** How the values of an identity come about. */
export type IdentityStrategy =
  | { readonly kind: "guid" }
  | { readonly kind: "sequence" }
  | { readonly kind: "natural"; readonly backing: "String" | "Int" };

/** An identity value object that is generated; one that is declared as a value is among the values. */
export interface Identity {
  readonly name: string;
  readonly type: DeclaredType;
  readonly strategy: IdentityStrategy;
}

export interface Value extends Declared {
  readonly isQuantity: boolean;
  readonly members: readonly Member[];
  readonly invariants: readonly Rule[];
}

export interface Event extends Declared {
  readonly members: readonly Member[];
}

/** A field. A default is used where nothing else is given; a derived field is computed from its siblings and never stored. */
export interface Member extends Described, Evolution {
  readonly type: Type;
  readonly initializer: { readonly kind: "default" | "derived"; readonly value: Expr } | undefined;
}

/** What must hold, where `guard` holds; `message` is what a caller reads when it does not: the declared text, or else the condition as it would be written. */
export interface Rule {
  readonly condition: Expr;
  readonly guard: Expr | undefined;
  readonly message: string;
}

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

export interface Entity extends Declared {
  /** The type of its `id`: a generated identity, or a value that was declared under that name. */
  readonly identity: { readonly type: DeclaredType; readonly strategy: IdentityStrategy };
  /** The aggregate that it belongs to, and whether it is its root. */
  readonly aggregate: string | undefined;
  readonly isRoot: boolean;
  readonly isVersioned: boolean;
  readonly members: readonly Member[];
  readonly invariants: readonly Rule[];
  readonly states: readonly StateMachine[];
  readonly commands: readonly Command[];
  readonly factories: readonly Factory[];
}

export interface StateMachine {
  readonly field: string;
  readonly rules: readonly StateRule[];
}

export interface StateRule {
  readonly from: string;
  readonly to: readonly string[];
  readonly guard: Expr | undefined;
}

/** `field -> value`. */
export interface Assignment {
  readonly field: string;
  readonly value: Expr;
}

/** An event that a behaviour raises, with a value for each of its members that was given one. */
export interface Emission {
  readonly event: DeclaredType;
  readonly arguments: readonly { readonly name: string; readonly value: Expr }[];
}

export interface Command extends Described {
  readonly parameters: readonly Parameter[];
  readonly result: { readonly type: Type; readonly value: Expr } | undefined;
  readonly requires: readonly Rule[];
  readonly transitions: readonly Assignment[];
  readonly emissions: readonly Emission[];
  readonly operation: ModelOperation;
}

export interface Factory extends Described {
  readonly parameters: readonly Parameter[];
  readonly requires: readonly Rule[];
  /** A value for each field that the constructor takes: written in the factory, or a parameter of the same name and type. Fields that are left keep their default. */
  readonly initializers: readonly Assignment[];
  /** Where the identity comes from: a parameter, or undefined for a new Guid. */
  readonly identityParameter: string | undefined;
  readonly emissions: readonly Emission[];
  readonly operation: ModelOperation;
}

export interface Aggregate extends Described {
  /** The name of its root entity. */
  readonly root: string;
  readonly isVersioned: boolean;
  readonly repository: Repository;
}

export interface Repository {
  /** In the order of the language, whatever the order in the model. */
  readonly operations: readonly RepositoryOperation[];
  readonly finders: readonly Finder[];
}

export interface Finder {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** One root, or a list of them. */
  readonly isList: boolean;
}

export interface ReadModel extends Described {
  readonly type: DeclaredType;
  /** The entity or value that it is projected from. */
  readonly source: DeclaredType;
  readonly fields: readonly ReadModelField[];
}

export interface ReadModelField {
  readonly name: string;
  readonly type: Type;
  /** Over the members of the source. */
  readonly value: Expr;
}

export interface Query extends Described, Evolution {
  readonly criteria: readonly Parameter[];
  readonly result: { readonly readModel: DeclaredType; readonly isList: boolean };
  /** Set where the query finds one aggregate by its identity, so that its handler can be generated. */
  readonly byIdentity: { readonly root: string; readonly criterion: string } | undefined;
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
