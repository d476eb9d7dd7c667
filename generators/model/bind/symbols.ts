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
  ValueDecl,
} from "../ast.ts";
import type { StatesDecl } from "../statement-ast.ts";
import type { DeclaredType, Type } from "../type.ts";

/** A declaration that a type name can refer to. */
export type TypeDecl = ValueDecl | QuantityDecl | EventDecl | EnumDecl | EntityDecl | ReadModelDecl;

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
  readonly entities: readonly TypeSymbol<EntityDecl>[];
  readonly readModels: readonly TypeSymbol<ReadModelDecl>[];
  /** The types that can have fields, in text order. */
  readonly withFields: readonly TypeSymbol<ValueDecl | QuantityDecl | EventDecl | EntityDecl>[];
  /** By name; the first of two equal names. */
  readonly typeByName: ReadonlyMap<string, TypeSymbol>;
  /** The entities by the name of their identity; the first of two. */
  readonly entityByIdentity: ReadonlyMap<string, TypeSymbol<EntityDecl>>;
  /** The types that a bare name refers to: built-in types without arguments, types of the context, and identities. */
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
  /** Every type reference, in text order. */
  readonly typeRefs: readonly NamedTypeRef[];
  /** The references with type arguments, or to a generic type. */
  readonly genericRefs: readonly NamedTypeRef[];
  /** The contexts that type references name, existing or not. */
  readonly qualifiers: ReadonlySet<string>;
}

/** A context among all contexts. Every look-up begins in the context's own tables. */
export interface Scope {
  readonly context: ContextSymbols;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
}
