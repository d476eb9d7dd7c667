import type {
  AggregateDecl,
  ContextDecl,
  EntityDecl,
  EnumDecl,
  EventDecl,
  MemberDecl,
  NamedTypeRef,
  QuantityDecl,
  QueryDecl,
  ReadModelDecl,
  ServiceDecl,
  ValueDecl,
} from "../ast.ts";
import type { DeclaredType } from "../type.ts";

/** What a name in the place of a type can stand for. */
export type TypeDecl = ValueDecl | QuantityDecl | EventDecl | EnumDecl | EntityDecl | ReadModelDecl;

/** A declared type, with where it was declared. */
export interface TypeSymbol<D extends TypeDecl = TypeDecl> {
  readonly decl: D;
  readonly type: DeclaredType;
  readonly modules: readonly string[];
  readonly aggregate: AggregateDecl | undefined;
  /** Fields by name, the first of two; empty for what has none. */
  readonly members: ReadonlyMap<string, MemberDecl>;
}

/** Everything that a context declares, over all of its parts. */
export interface ContextSymbols {
  readonly name: string;
  readonly parts: readonly ContextDecl[];
  /** In the order of the text, two of one name included. */
  readonly types: readonly TypeSymbol[];
  /** By name, the first of two. */
  readonly typeByName: ReadonlyMap<string, TypeSymbol>;
  /** The entities by the name of their identity, the first of two. */
  readonly entityByIdentity: ReadonlyMap<string, TypeSymbol<EntityDecl>>;
  /** The enums that have a member of a name. */
  readonly enumsByMember: ReadonlyMap<string, readonly TypeSymbol<EnumDecl>[]>;
  readonly aggregates: readonly AggregateDecl[];
  readonly services: readonly ServiceDecl[];
  readonly queries: readonly QueryDecl[];
  /** Every type that is mentioned, in the order of the text. */
  readonly typeRefs: readonly NamedTypeRef[];
  /** The contexts whose types are mentioned, whether or not they exist. */
  readonly qualifiers: ReadonlySet<string>;
}

/** A context among all contexts: where names are looked up. Every look-up begins in the context's own tables. */
export interface Scope {
  readonly context: ContextSymbols;
  readonly contexts: ReadonlyMap<string, ContextSymbols>;
}

/** The declared types of some kinds, in the order of the text. */
export function typesOf<K extends TypeDecl["kind"]>(
  { types }: ContextSymbols,
  ...kinds: readonly K[]
): readonly TypeSymbol<Extract<TypeDecl, { readonly kind: K }>>[] {
  const wanted: readonly TypeDecl["kind"][] = kinds;
  return types.filter((symbol): symbol is TypeSymbol<Extract<TypeDecl, { readonly kind: K }>> =>
    wanted.includes(symbol.decl.kind),
  );
}
