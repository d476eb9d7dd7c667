import type {
  AggregateDecl,
  CommandDecl,
  ContextDecl,
  EntityDecl,
  EnumDecl,
  EventDecl,
  FactoryDecl,
  InvariantDecl,
  MemberDecl,
  NamedTypeRef,
  PolicyDecl,
  QuantityDecl,
  QueryDecl,
  ReadModelDecl,
  ServiceDecl,
  SpecDecl,
  StatesDecl,
  ValueDecl,
} from "../ast.ts";
import type { DeclaredType, Type } from "../type.ts";

/** What a name in the place of a type can stand for. */
export type TypeDecl = ValueDecl | QuantityDecl | EventDecl | EnumDecl | EntityDecl | ReadModelDecl;

/** A declared type, with where it was declared. */
export interface TypeSymbol<D extends TypeDecl = TypeDecl> {
  readonly decl: D;
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
  /** The identity that is generated for an entity unless a type has its name; undefined for what is no entity. */
  readonly identity: DeclaredType | undefined;
  /** Fields by name, the first of two. */
  readonly members: ReadonlyMap<string, MemberDecl>;
  // What it is made of, each in the order of the text and two of one name included; empty where it has none.
  readonly fields: readonly MemberDecl[];
  readonly invariants: readonly InvariantDecl[];
  readonly states: readonly StatesDecl[];
  readonly commands: readonly CommandDecl[];
  readonly factories: readonly FactoryDecl[];
}

/** A command or factory with its entity. */
export interface Behaviour<D extends CommandDecl | FactoryDecl = CommandDecl | FactoryDecl> {
  readonly entity: TypeSymbol<EntityDecl>;
  readonly decl: D;
}

/** Everything that a context declares, over all of its parts. */
export interface ContextSymbols {
  readonly name: string;
  readonly parts: readonly ContextDecl[];
  /** In the order of the text, two of one name included. */
  readonly types: readonly TypeSymbol[];
  readonly enums: readonly TypeSymbol<EnumDecl>[];
  readonly values: readonly TypeSymbol<ValueDecl | QuantityDecl>[];
  readonly events: readonly TypeSymbol<EventDecl>[];
  readonly entities: readonly TypeSymbol<EntityDecl>[];
  readonly readModels: readonly TypeSymbol<ReadModelDecl>[];
  /** Those types that can have fields, in the order of the text. */
  readonly withFields: readonly TypeSymbol<ValueDecl | QuantityDecl | EventDecl | EntityDecl>[];
  /** By name, the first of two. */
  readonly typeByName: ReadonlyMap<string, TypeSymbol>;
  /** The entities by the name of their identity, the first of two. */
  readonly entityByIdentity: ReadonlyMap<string, TypeSymbol<EntityDecl>>;
  /** What a name alone stands for in the place of a type: a type of the language that takes no arguments, one of the context, or an identity. */
  readonly named: ReadonlyMap<string, Type>;
  /** The enums that have a member of a name. */
  readonly enumsByMember: ReadonlyMap<string, readonly TypeSymbol<EnumDecl>[]>;
  /** Entity by entity. */
  readonly commands: readonly Behaviour<CommandDecl>[];
  /** Entity by entity. */
  readonly factories: readonly Behaviour<FactoryDecl>[];
  /** Every command, then every factory. */
  readonly behaviours: readonly Behaviour[];
  readonly aggregates: readonly AggregateDecl[];
  readonly services: readonly ServiceDecl[];
  readonly queries: readonly QueryDecl[];
  /** Those of its aggregates last. */
  readonly specs: readonly SpecDecl[];
  readonly policies: readonly PolicyDecl[];
  /** Every type that is mentioned, in the order of the text. */
  readonly typeRefs: readonly NamedTypeRef[];
  /** Those of them that have type arguments, or the name of a type that takes some. */
  readonly genericRefs: readonly NamedTypeRef[];
  /** The contexts whose types are mentioned, whether or not they exist. */
  readonly qualifiers: ReadonlySet<string>;
}

/** A context among all contexts: where names are looked up. Every look-up begins in the context's own tables. */
export interface Scope {
  readonly context: ContextSymbols;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
}
