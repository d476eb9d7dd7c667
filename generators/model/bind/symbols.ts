import type * as ast from "../ast.ts";
import type { ProjectionDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { ImportDecl, PublishesDecl, RelationDecl, SubscribesDecl } from "../context-map-ast.ts";
import type { JoinClause, UniqueDecl } from "../modifier-ast.ts";
import type { PolicyDecl, ScheduleDecl } from "../reaction-ast.ts";
import type { DeclaredType, Type } from "../type.ts";

/** A declaration that a type name can refer to. */
export type TypeDecl =
  | Exclude<ast.TypeDecl, ast.AggregateDecl>
  | ast.UnionCaseDecl
  | ast.ReadModelDecl
  | ProjectionDecl;

export interface TypeSymbol<D extends TypeDecl = TypeDecl> {
  readonly decl: D;
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  readonly aggregate: ast.AggregateDecl | undefined;
  /** The union that a case belongs to; undefined for other types. */
  readonly union: DeclaredType | undefined;
  /** The entity's generated identity, unless a type has its name; undefined for other types. */
  readonly identity: DeclaredType | undefined;
  /** Fields by name; the first of two equal names. */
  readonly members: ReadonlyMap<string, ast.MemberDecl>;
  // The declared parts, in text order with duplicates; empty if the kind has none.
  readonly fields: readonly ast.MemberDecl[];
  readonly uniques: readonly UniqueDecl[];
  readonly invariants: readonly ast.InvariantDecl[];
  readonly states: readonly ast.StatesDecl[];
  readonly commands: readonly ast.CommandDecl[];
  readonly factories: readonly ast.FactoryDecl[];
}

/** Returns the names of fields that are unique, each list together. */
export function uniquesOf({ fields, uniques }: Pick<TypeSymbol, "fields" | "uniques">): readonly (readonly Name[])[] {
  const single = fields.filter(({ isUnique }) => isUnique).map(({ name }) => [name]);
  return [...single, ...uniques.map(({ names }) => names)];
}

export interface Behaviour<D extends ast.BehaviourDecl = ast.CommandDecl | ast.FactoryDecl> {
  readonly entity: TypeSymbol<ast.EntityDecl>;
  readonly decl: D;
}

/** The declarations of one part of a context, or of all its parts. */
export interface PartSymbols {
  readonly parts: readonly ast.ContextDecl[];
  /** In text order, with duplicates. */
  readonly types: readonly TypeSymbol[];
  readonly enums: readonly TypeSymbol<ast.EnumDecl>[];
  readonly values: readonly TypeSymbol<ast.ValueDecl | ast.QuantityDecl>[];
  readonly events: readonly TypeSymbol<ast.EventDecl>[];
  readonly integrationEvents: readonly TypeSymbol<ast.IntegrationEventDecl>[];
  readonly unions: readonly TypeSymbol<ast.UnionDecl>[];
  readonly unionCases: readonly TypeSymbol<ast.UnionCaseDecl>[];
  readonly entities: readonly TypeSymbol<ast.EntityDecl>[];
  readonly readModels: readonly TypeSymbol<ast.ReadModelDecl>[];
  /** The read models that events feed. */
  readonly projections: readonly TypeSymbol<ProjectionDecl>[];
  /** The types that can have fields, in text order. */
  readonly withFields: readonly TypeSymbol<
    | (ast.ValueDecl | ast.QuantityDecl | ast.UnionCaseDecl)
    | (ast.EventDecl | ast.IntegrationEventDecl | ast.EntityDecl | ProjectionDecl)
  >[];
  readonly commands: readonly Behaviour<ast.CommandDecl>[];
  readonly factories: readonly Behaviour<ast.FactoryDecl>[];
  /** Every command, then every factory. */
  readonly behaviours: readonly Behaviour[];
  readonly aggregates: readonly ast.AggregateDecl[];
  readonly services: readonly ast.ServiceDecl[];
  readonly queries: readonly ast.QueryDecl[];
  readonly specs: readonly ast.SpecDecl[];
  readonly policies: readonly PolicyDecl[];
  readonly schedules: readonly ScheduleDecl[];
  readonly processes: readonly ast.ProcessDecl[];
  readonly imports: readonly ImportDecl[];
  readonly publications: readonly PublishesDecl[];
  readonly subscriptions: readonly SubscribesDecl[];
  /** Every type reference, in text order. */
  readonly typeRefs: readonly ast.NamedTypeRef[];
}

/** The declarations of all parts of a context, and its names. */
export interface ContextSymbols extends PartSymbols {
  readonly name: string;
  /** The parts, by their trees. */
  readonly byPart: ReadonlyMap<ast.ContextDecl, PartSymbols>;
  /** By name; the first of two equal names. */
  readonly typeByName: ReadonlyMap<string, TypeSymbol>;
  /** The aggregates by name; the first of two equal names. */
  readonly aggregateByName: ReadonlyMap<string, ast.AggregateDecl>;
  /** The entities by the name of their identity; of two the one with a strategy, then the first. */
  readonly entityByIdentity: ReadonlyMap<string, TypeSymbol<ast.EntityDecl>>;
  /** The types that the context declares by name: built-in types without arguments, its types, and identities of its entities. */
  readonly declared: ReadonlyMap<string, Type>;
  /** The names that the context mentions bare and does not declare. */
  readonly undeclared: readonly string[];
  /** The entities of other contexts by the undeclared names that are their identities. */
  readonly ownersOfMentioned: ReadonlyMap<string, readonly TypeSymbol<ast.EntityDecl>[]>;
  /** The types that a bare name refers to: the declared types, and mentioned identities. */
  readonly named: ReadonlyMap<string, Type>;
  /** The enums by the name of a member. */
  readonly enumsByMember: ReadonlyMap<string, readonly TypeSymbol<ast.EnumDecl>[]>;
  /** The specifications by their names in Pascal case; the first of two equal names. */
  readonly specByName: ReadonlyMap<string, ast.SpecDecl>;
}

/** The source of a read model, as a row. */
interface SourceRow {
  readonly name: undefined;
  readonly symbol: TypeSymbol;
  readonly isOptional: false;
}

/** The root that an identity of an earlier row names. Its row has the name of the field with the identity. */
export interface JoinedRow {
  readonly name: string;
  readonly symbol: TypeSymbol;
  /** True for a row that can be absent. */
  readonly isOptional: boolean;
  readonly holder: ReadRow;
  readonly field: Name;
}

/** A row that a read model is made from. */
export type ReadRow = SourceRow | JoinedRow;

/** A join with the rows that it can mean: a valid one has one. */
export interface JoinSearch {
  readonly clause: JoinClause;
  readonly root: TypeSymbol | undefined;
  readonly found: readonly JoinedRow[];
}

/** The relations between the contexts of a model, with the names that they make visible. */
export interface Neighbours {
  /** The relations that each context takes part in; none for a context without any. */
  readonly relationsOf: ReadonlyMap<string, readonly RelationDecl[]>;
  /** The foreign types by bare name, by context. */
  readonly visible: ReadonlyMap<string, VisibleTypes>;
  /** The identities of all contexts. Each is known by its name alone in every context. */
  readonly identities: ReadonlySet<string>;
}

/** The types of other contexts that a bare name can mean: several are ambiguous, none is a name with a diagnostic elsewhere. */
export type VisibleTypes = ReadonlyMap<string, readonly DeclaredType[]>;

/** A context among all contexts. Every look-up begins in the context's own tables. */
export interface Scope {
  readonly context: ContextSymbols;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
  readonly neighbours: Neighbours;
}

/** A scope with the declarations to check: those of one part of the context, or of all. */
export interface PartScope extends Scope {
  readonly part: PartSymbols;
}
