import type { Comment, Declaration, Doc, Documented, Missing, Name, Node } from "./ast-node.ts";
import type { BoundaryItem, ContextMapDecl } from "./context-map-ast.ts";
import type { Expression, IntLiteral, StringLiteral } from "./expression-ast.ts";
import type { NamedArgument, ResultStatement, Statement, StatesDecl } from "./statement-ast.ts";

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
  readonly items: readonly ContextItem[];
}

export type ContextItem =
  | TypeDecl
  | ServiceDecl
  | ReadModelDecl
  | QueryDecl
  | SpecDecl
  | PolicyDecl
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
  | EntityDecl
  | AggregateDecl;

export interface ModuleDecl extends Documented {
  readonly kind: "module";
  readonly items: readonly (TypeDecl | ModuleDecl | Missing)[];
}

export interface ValueDecl extends Annotated {
  readonly kind: "value";
  readonly items: readonly (MemberDecl | InvariantDecl | Missing)[];
}

export interface QuantityDecl extends Annotated, Pick<ValueDecl, "items"> {
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

export interface EnumDecl extends Annotated {
  readonly kind: "enum";
  readonly parameters: readonly ParameterDecl[];
  readonly members: readonly (EnumMemberDecl | Missing)[];
}

export interface EnumMemberDecl extends Declaration {
  readonly kind: "enumMember";
  readonly arguments: readonly Expression[];
}

export interface EntityDecl extends Annotated {
  readonly kind: "entity";
  readonly identity: Name;
  readonly strategy: IdentityStrategy | undefined;
  readonly items: readonly EntityItem[];
}

export type EntityItem = MemberDecl | InvariantDecl | StatesDecl | CommandDecl | FactoryDecl | Missing;

/** `as guid`, `as sequence` or `as natural(Backing)`. */
export type IdentityStrategy =
  | (Node & { readonly kind: "guid" | "sequence" })
  | (Node & { readonly kind: "natural"; readonly backing: Name });

export interface AggregateDecl extends Annotated {
  readonly kind: "aggregate";
  readonly root: Name;
  readonly isVersioned: boolean;
  readonly items: readonly (TypeDecl | SpecDecl | RepositoryDecl | Missing)[];
}

export interface RepositoryDecl extends Node {
  readonly kind: "repository";
  /** The names after `operations:`; undefined without that clause, which means all operations. */
  readonly operations: readonly Name[] | undefined;
  readonly finders: readonly (FinderDecl | Missing)[];
}

export interface FinderDecl extends Declaration {
  readonly kind: "finder";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef;
}

export interface MemberDecl extends Annotated {
  readonly kind: "member";
  readonly type: TypeRef;
  readonly value: Expression | undefined;
}

export interface InvariantDecl extends Node {
  readonly kind: "invariant";
  readonly doc: Doc | undefined;
  readonly condition: Expression;
  readonly message: StringLiteral | undefined;
}

export interface CommandDecl extends Annotated {
  readonly kind: "command";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef | undefined;
  readonly statements: readonly Statement[];
}

/** `create name(…): Row { … }`. */
export interface FactoryDecl extends Annotated {
  readonly kind: "factory";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef | undefined;
  readonly statements: readonly Exclude<Statement, ResultStatement>[];
}

export interface ParameterDecl extends Declaration {
  readonly kind: "parameter";
  readonly type: TypeRef;
}

export interface ServiceDecl extends Documented {
  readonly kind: "service";
  readonly items: readonly (OperationDecl | UsecaseDecl | Missing)[];
}

export interface OperationDecl extends Documented {
  readonly kind: "operation";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef;
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
  readonly fields: readonly ReadModelField[];
}

export type ReadModelField =
  | (Declaration & { readonly kind: "directField" })
  | (Declaration & { readonly kind: "derivedField"; readonly type: TypeRef; readonly value: Expression })
  | Missing;

export interface QueryDecl extends Annotated {
  readonly kind: "query";
  readonly parameters: readonly ParameterDecl[];
  readonly result: TypeRef;
}

/** `spec Name on Target = condition`. */
export interface SpecDecl extends Documented {
  readonly kind: "spec";
  readonly target: Name;
  readonly condition: Expression;
}

/** `policy Name when Event then Target.command(…)`. */
export interface PolicyDecl extends Documented {
  readonly kind: "policy";
  readonly event: Name;
  readonly target: Name;
  readonly command: Name;
  readonly arguments: readonly NamedArgument[];
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
