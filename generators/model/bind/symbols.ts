import type {
  AggregateDecl,
  CommandDecl,
  ContextDecl,
  TypeDecl as DeclaredItem,
  EntityDecl,
  EnumDecl,
  EventDecl,
  FactoryDecl,
  IntegrationEventDecl,
  InvariantDecl,
  MemberDecl,
  NamedTypeRef,
  PolicyDecl,
  QuantityDecl,
  QueryDecl,
  ReadModelDecl,
  ServiceDecl,
  SpecDecl,
  ValueDecl,
} from "../ast.ts";
import type { ImportDecl, PublishesDecl, RelationDecl, SubscribesDecl } from "../context-map-ast.ts";
import type { StatesDecl } from "../statement-ast.ts";
import type { DeclaredType, Type } from "../type.ts";

/** A declaration that a type name can refer to. */
export type TypeDecl = Exclude<DeclaredItem, AggregateDecl> | ReadModelDecl;

export interface TypeSymbol<D extends TypeDecl = TypeDecl> {
  readonly decl: D;
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
  /** The entity's generated identity, unless a type has its name; undefined for other types. */
  readonly identity: DeclaredType | undefined;
  /** Fields by name; the first of two equal names. */
  readonly members: ReadonlyMap<string, MemberDecl>;
  // The declared parts, in text order with duplicates; empty if the kind has none.
  readonly fields: readonly MemberDecl[];
  readonly invariants: readonly InvariantDecl[];
  readonly states: readonly StatesDecl[];
  readonly commands: readonly CommandDecl[];
  readonly factories: readonly FactoryDecl[];
}

export interface Behaviour<D extends CommandDecl | FactoryDecl = CommandDecl | FactoryDecl> {
  readonly entity: TypeSymbol<EntityDecl>;
  readonly decl: D;
}

/** The declarations of all parts of a context. */
export interface ContextSymbols {
  readonly name: string;
  readonly parts: readonly ContextDecl[];
  /** In text order, with duplicates. */
  readonly types: readonly TypeSymbol[];
  readonly enums: readonly TypeSymbol<EnumDecl>[];
  readonly values: readonly TypeSymbol<ValueDecl | QuantityDecl>[];
  readonly events: readonly TypeSymbol<EventDecl>[];
  readonly integrationEvents: readonly TypeSymbol<IntegrationEventDecl>[];
  readonly entities: readonly TypeSymbol<EntityDecl>[];
  readonly readModels: readonly TypeSymbol<ReadModelDecl>[];
  /** The types that can have fields, in text order. */
  readonly withFields: readonly TypeSymbol<ValueDecl | QuantityDecl | EventDecl | IntegrationEventDecl | EntityDecl>[];
  /** By name; the first of two equal names. */
  readonly typeByName: ReadonlyMap<string, TypeSymbol>;
  /** The entities by the name of their identity; of two the one with a strategy, then the first. */
  readonly entityByIdentity: ReadonlyMap<string, TypeSymbol<EntityDecl>>;
  /** The types that the context declares by name: built-in types without arguments, its types, and identities of its entities. */
  readonly declared: ReadonlyMap<string, Type>;
  /** The names that the context mentions bare and does not declare. */
  readonly undeclared: readonly string[];
  /** The entities of other contexts by the undeclared names that are their identities. */
  readonly ownersOfMentioned: ReadonlyMap<string, readonly TypeSymbol<EntityDecl>[]>;
  /** The types that a bare name refers to: the declared types, and mentioned identities. */
  readonly named: ReadonlyMap<string, Type>;
  /** The enums by the name of a member. */
  readonly enumsByMember: ReadonlyMap<string, readonly TypeSymbol<EnumDecl>[]>;
  readonly commands: readonly Behaviour<CommandDecl>[];
  readonly factories: readonly Behaviour<FactoryDecl>[];
  /** Every command, then every factory. */
  readonly behaviours: readonly Behaviour[];
  readonly aggregates: readonly AggregateDecl[];
  readonly services: readonly ServiceDecl[];
  readonly queries: readonly QueryDecl[];
  readonly specs: readonly SpecDecl[];
  /** The specifications by their names in Pascal case; the first of two equal names. */
  readonly specByName: ReadonlyMap<string, SpecDecl>;
  readonly policies: readonly PolicyDecl[];
  readonly imports: readonly ImportDecl[];
  readonly publications: readonly PublishesDecl[];
  readonly subscriptions: readonly SubscribesDecl[];
  /** Every type reference, in text order. */
  readonly typeRefs: readonly NamedTypeRef[];
  /** The references with type arguments, or to a generic type. */
  readonly genericRefs: readonly NamedTypeRef[];
  /** The contexts that type references, imports and subscriptions name, existing or not. */
  readonly qualifiers: ReadonlySet<string>;
}

/** The relations between the contexts of a model, with the names that they make visible. */
export interface Neighbours {
  /** The relations that each context takes part in; none for a context without any. */
  readonly relationsOf: ReadonlyMap<string, readonly RelationDecl[]>;
  /** The foreign types by bare name, by context; a context without any is left out. */
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
