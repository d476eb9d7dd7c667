import type { Comment, Declaration, Doc, Documented, Missing, Name, Node } from "./ast-node.ts";
import type { BoundaryItem, ContextMapDecl } from "./context-map-ast.ts";
import type { Expression, IntLiteral, NamedArgument, StringLiteral } from "./expression-ast.ts";
import type {
  AddStatement,
  AssignStatement,
  CallChildStatement,
  CallerClause,
  FeedEffect,
  IdentityStrategy,
  JoinClause,
  ListModifiers,
  RemovalStatement,
  RemoveStatement,
  ResultStatement,
  UniqueDecl,
} from "./modifier-ast.ts";
import type { PolicyDecl, ScheduleDecl, TransitionDecl } from "./reaction-ast.ts";

/** `@name`, `@name(1)` or `@name("text")`; repeated annotations are kept in order. */
export interface Annotation extends Node {
  readonly kind: "annotation";
  readonly name: Name;
  readonly argument: IntLiteral | StringLiteral | undefined;
}

interface Annotated extends Documented {
  readonly annotations: readonly Annotation[];
}

/** A `.model` file. */
export interface ModelFile extends Node {
  readonly kind: "file";
  readonly contexts: readonly (ContextDecl | Missing)[];
  readonly maps: readonly ContextMapDecl[];
  readonly comments: readonly Comment[];
}

export interface ContextDecl extends Documented {
  readonly kind: "context";
  readonly version: IntLiteral | undefined;
  /** The most rows of a list that is not paged. */
  readonly limit: IntLiteral | undefined;
  readonly items: readonly ContextItem[];
}

export type ContextItem =
  | TypeDecl
  | ServiceDecl
  | ReadModelDecl
  | ProjectionDecl
  | QueryDecl
  | SpecDecl
  | PolicyDecl
  | ScheduleDecl
  | ProcessDecl
  | ModuleDecl
  | BoundaryItem
  | Missing;

/** A declaration in a context, a module or an aggregate. */
export type TypeDecl =
  | ValueDecl
  | QuantityDecl
  | EventDecl
  | IntegrationEventDecl
  | EnumDecl
  | UnionDecl
  | EntityDecl
  | AggregateDecl;

export interface ModuleDecl extends Documented {
  readonly kind: "module";
  readonly items: readonly (TypeDecl | ModuleDecl | Missing)[];
}

/** A declaration whose name can have been another one: `renamed from Old`. */
interface Renamable extends Declaration {
  readonly renamedFrom: Name | undefined;
}

export interface ValueDecl extends Annotated, Renamable {
  readonly kind: "value";
  readonly items: readonly (MemberDecl | InvariantDecl | Missing)[];
}

export interface QuantityDecl extends Annotated, Renamable, Pick<ValueDecl, "items"> {
  readonly kind: "quantity";
}

export interface EventDecl extends Annotated {
  readonly kind: "event";
  readonly items: readonly (MemberDecl | Missing)[];
}

/** `integration event Name { … }`. */
export interface IntegrationEventDecl extends Annotated, Pick<EventDecl, "items"> {
  readonly kind: "integrationEvent";
}

export interface EnumDecl extends Annotated, Renamable {
  readonly kind: "enum";
  readonly parameters: readonly ParameterDecl[];
  readonly members: readonly (EnumMemberDecl | Missing)[];
}

export interface EnumMemberDecl extends Renamable {
  readonly kind: "enumMember";
  readonly arguments: readonly Expression[];
}

/** `union Name { Case(field: Type) Case }`: a value that is one of some cases. */
export interface UnionDecl extends Annotated {
  readonly kind: "union";
  readonly cases: readonly (UnionCaseDecl | Missing)[];
}

export interface UnionCaseDecl extends Annotated {
  readonly kind: "unionCase";
  readonly items: readonly MemberDecl[];
}

export interface EntityDecl extends Annotated, Renamable {
  readonly kind: "entity";
  readonly identity: Name;
  readonly strategy: IdentityStrategy | undefined;
  readonly items: readonly EntityItem[];
}

export type EntityItem = MemberDecl | UniqueDecl | InvariantDecl | StatesDecl | CommandDecl | FactoryDecl | Missing;

export interface AggregateDecl extends Annotated, Renamable {
  readonly kind: "aggregate";
  readonly root: Name;
  readonly isVersioned: boolean;
  readonly tenant: CallerClause | undefined;
  readonly owner: CallerClause | undefined;
  readonly isSoftDeleted: boolean;
  readonly items: readonly (TypeDecl | SpecDecl | RepositoryDecl | Missing)[];
}

export interface RepositoryDecl extends Node {
  readonly kind: "repository";
  /** The names after `operations:`; undefined without that clause, which means all operations. */
  readonly operations: readonly Name[] | undefined;
  readonly finders: readonly (FinderDecl | Missing)[];
}

interface Signature {
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef;
}

export interface FinderDecl extends Declaration, Signature {
  readonly kind: "finder";
}

/** `name: Type unique renamed from old = value`. */
export interface MemberDecl extends Annotated, Renamable {
  readonly kind: "member";
  readonly type: TypeRef;
  readonly isUnique: boolean;
  readonly value: Expression | undefined;
}

export interface InvariantDecl extends Node {
  readonly kind: "invariant";
  readonly doc: Doc | undefined;
  readonly condition: Expression;
  readonly message: StringLiteral | undefined;
}

export interface BehaviourDecl extends Annotated {
  readonly kind: "command" | "factory";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef | undefined;
  /** True for a behaviour that no request reaches. */
  readonly isInternal: boolean;
  readonly statements: readonly Statement[];
}

export interface CommandDecl extends BehaviourDecl {
  readonly kind: "command";
}

/** `create name(…): Row idempotent internal { … }`, whose statements include no result. */
export interface FactoryDecl extends BehaviourDecl {
  readonly kind: "factory";
  readonly isIdempotent: boolean;
}

export interface ParameterDecl extends Declaration {
  readonly kind: "parameter";
  readonly type: TypeRef;
  /** The default of a parameter, or the value of a criterion that the client does not give. */
  readonly value: Expression | undefined;
}

export interface ServiceDecl extends Documented {
  readonly kind: "service";
  readonly items: readonly (OperationDecl | UsecaseDecl | Missing)[];
}

export interface OperationDecl extends Documented, Signature {
  readonly kind: "operation";
  readonly body: Expression | undefined;
}

export interface UsecaseDecl extends Documented {
  readonly kind: "usecase";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef | undefined;
}

export interface ReadModelDecl extends Documented {
  readonly kind: "readModel";
  readonly source: Name;
  readonly joins: readonly JoinClause[];
  readonly fields: readonly ReadModelField[];
}

export type ReadModelField =
  | (Declaration & { readonly kind: "directField" })
  | (Declaration & { readonly kind: "derivedField"; readonly type: TypeRef; readonly value: Expression })
  | Missing;

/** `readmodel Name keyed by key: Type { … }`: rows that events feed. */
export interface ProjectionDecl extends Documented {
  readonly kind: "projection";
  readonly key: MemberDecl;
  readonly tenant: CallerClause | undefined;
  readonly items: readonly (MemberDecl | FeedDecl | Missing)[];
}

/** `on Event by field if exists { field -> value }`, or `on Event by field remove`. */
export interface FeedDecl extends Node {
  readonly kind: "feed";
  readonly event: Name;
  /** The field of the event with the key of the row; undefined if it is left out. */
  readonly by: Name | undefined;
  readonly effect: FeedEffect;
  readonly statements: readonly (AssignStatement | Missing)[];
}

export interface QueryDecl extends Annotated, Signature, ListModifiers {
  readonly kind: "query";
}

/** A declaration that can ask who calls. */
export type AskingDecl = BehaviourDecl | QueryDecl;

/** `spec Name on Target = condition`. */
export interface SpecDecl extends Documented {
  readonly kind: "spec";
  readonly target: Name;
  readonly condition: Expression;
}

/** `process Name by key: Identity { … }`: what follows events of several aggregates, step by step. */
export interface ProcessDecl extends Documented {
  readonly kind: "process";
  readonly key: ParameterDecl;
  readonly items: readonly (StepDecl | TransitionDecl | Missing)[];
}

/** `step Name(kept: Type) { … }`, with what the process keeps while it is there. */
export interface StepDecl extends Documented {
  readonly kind: "step";
  readonly parameters: readonly ParameterDecl[];
  readonly items: readonly (TransitionDecl | Missing)[];
}

export type TypeRef = NamedTypeRef | Missing;

/** `Qualifier.Name<Argument, …>?`; the number of arguments is unchecked. */
export interface NamedTypeRef extends Node {
  readonly kind: "type";
  readonly qualifier: Name | undefined;
  readonly name: Name;
  readonly arguments: readonly TypeRef[];
  readonly isOptional: boolean;
}

/** `states field { … }`; `name` is the field. */
export interface StatesDecl extends Declaration {
  readonly kind: "states";
  readonly rules: readonly (StateRule | Missing)[];
}

/** `From -> To, To when guard`, or a final state alone. */
export interface StateRule extends Node {
  readonly kind: "stateRule";
  readonly from: Name;
  readonly to: readonly Name[];
  readonly guard: Expression | undefined;
}

export type Statement =
  | RequiresStatement
  | AssignStatement
  | AddStatement
  | RemoveStatement
  | RemovalStatement
  | CallChildStatement
  | EmitStatement
  | PublishStatement
  | ResultStatement
  | IfStatement
  | Missing;

export interface RequiresStatement extends Node {
  readonly kind: "requires";
  readonly condition: Expression;
  readonly message: StringLiteral | undefined;
}

export interface EmitStatement extends Node {
  readonly kind: "emit";
  readonly event: Name;
  readonly arguments: readonly NamedArgument[];
  readonly condition: Expression | undefined;
}

/** `publish Event(…)`, of an integration event. */
export interface PublishStatement extends Node, Pick<EmitStatement, "event" | "arguments" | "condition"> {
  readonly kind: "publish";
}

/** `if condition { … } else { … }`. */
export interface IfStatement extends Node {
  readonly kind: "ifStatement";
  readonly condition: Expression;
  readonly statements: readonly Statement[];
  readonly otherwise: ElseBlock | undefined;
}

export interface ElseBlock extends Node {
  readonly kind: "elseBlock";
  readonly statements: readonly Statement[];
}
