import { pascalCaseOf } from "../../text/casing.ts";
import type { NamedTypeRef, ReadModelDecl, SpecDecl, TypeRef } from "../ast.ts";
import type { MakeExpression, Reference } from "../expression-ast.ts";
import type { JoinClause } from "../modifier-ast.ts";
import { type DeclaredType, generics, isSameType, optional, required, type Type, unknownType } from "../type.ts";
import { exportedType } from "./neighbours.ts";
import { somePart } from "./some-part.ts";
import type { ContextSymbols, JoinedRow, JoinSearch, ReadRow, Scope, TypeDecl, TypeSymbol } from "./symbols.ts";

/** Resolves a type reference; `unknown` if it does not exist. Spec: model-types, Type references. */
export function resolveType(ref: TypeRef, scope: Scope): Type {
  if (ref.kind === "missing") return unknownType;
  const type = namedType(ref, scope) ?? (isGeneric(ref) ? genericOf(ref, scope) : unknownType);
  return ref.isOptional ? optional(type) : type;
}

/** True if the named type exists; its arguments are not checked. */
export function isKnownType(ref: NamedTypeRef, scope: Scope): boolean {
  return namedType(ref, scope) !== undefined || isGeneric(ref);
}

function isGeneric({ qualifier, name }: NamedTypeRef): boolean {
  return qualifier === undefined && generics.has(name.text);
}

function genericOf({ name, arguments: refs }: NamedTypeRef, scope: Scope): Type {
  const first = argumentOf(refs[0], scope);
  switch (name.text) {
    case "List":
      return { kind: "list", item: first };
    case "Set":
      return { kind: "set", item: first };
    case "Map":
      return { kind: "map", key: first, value: argumentOf(refs[1], scope) };
    default:
      return { kind: "range", bound: first };
  }
}

function argumentOf(ref: TypeRef | undefined, scope: Scope): Type {
  return ref === undefined ? unknownType : resolveType(ref, scope);
}

function namedType({ qualifier, name: { text } }: NamedTypeRef, scope: Scope): Type | undefined {
  if (qualifier === undefined) return visibleType(text, scope) ?? scope.context.named.get(text);
  const other = scope.contexts.get(qualifier.text);
  return other && exportedType(text, other);
}

/** Resolves a bare name to a type of another context; `unknown` if it has a diagnostic, undefined if none is visible. Spec: model-types, Names of other contexts. */
export function visibleType(name: string, { context, neighbours }: Scope): Type | undefined {
  const found = neighbours.visible.get(context.name)?.get(name);
  return found === undefined || found.length === 1 ? found?.[0] : unknownType;
}

/** Returns the declaration of a type in any context; undefined for generated identities. */
export function symbolOf(type: DeclaredType, { contexts }: Scope): TypeSymbol | undefined {
  return contexts.get(type.context)?.typeByName.get(type.name);
}

/** Returns the type that a name means in a context, if it is of a kind. */
export function typeOfKind<K extends TypeDecl["kind"]>(
  kind: K,
  name: string | undefined,
  context: ContextSymbols | undefined,
): TypeSymbol<Extract<TypeDecl, { readonly kind: K }>> | undefined {
  const symbol = context?.typeByName.get(name ?? "");
  return symbol && isOfKind(symbol, kind) ? symbol : undefined;
}

function isOfKind<K extends TypeDecl["kind"]>(
  symbol: TypeSymbol,
  kind: K,
): symbol is TypeSymbol<Extract<TypeDecl, { readonly kind: K }>> {
  return symbol.decl.kind === kind;
}

/** Resolves the type of a declared member in the member's own context; undefined if it does not exist. */
export function memberTypeOf({ decl, members, type }: TypeSymbol, name: string, scope: Scope): Type | undefined {
  const own = homeOf(type, scope);
  const member = members.get(name);
  if (own === undefined) return undefined;
  if (member !== undefined) return resolveType(member.type, own);
  if (decl.kind === "enum") {
    const parameter = decl.parameters.find((one) => one.name.text === name);
    return parameter && resolveType(parameter.type, own);
  }
  if (decl.kind !== "readModel") return undefined;
  const field = decl.fields.find((one) => one.kind !== "missing" && one.name.text === name);
  if (field?.kind === "derivedField") return resolveType(field.type, own);
  const row = field && holdersOf(name, decl, own)[0];
  return row && shownType(row, name, own);
}

/** Resolves the type that an expression makes a value of; undefined if the name is unknown. */
export function madeType(
  { qualifier, name, span }: Pick<MakeExpression, "qualifier" | "name" | "span">,
  scope: Scope,
): DeclaredType | undefined {
  const type = resolveType({ kind: "type", qualifier, name, arguments: [], isOptional: false, span }, scope);
  return "context" in type ? type : undefined;
}

/** Names the members of a type that are computed from others. */
export function derivedIn(symbol: TypeSymbol, scope: Scope): ReadonlySet<string> {
  const isOwn = (part: object): boolean =>
    isReference(part)
      ? symbol.members.has(part.name.text) || specificationOf(part.name.text, symbol, scope) !== undefined
      : somePart(part, isOwn);
  const derived = symbol.fields.filter(({ value }) => value !== undefined && isOwn(value));
  return new Set(derived.map(({ name }) => name.text));
}

function isReference(part: object): part is Reference {
  return "kind" in part && part.kind === "reference";
}

/** Returns the scope of the context that declares a type. */
function homeOf({ context: name }: DeclaredType, scope: Scope): Scope | undefined {
  const context = scope.contexts.get(name);
  return context && { ...scope, context };
}

/** Returns the name of the root of an aggregate. */
export function rootNamed(aggregate: string, { aggregateByName }: ContextSymbols): string | undefined {
  return aggregateByName.get(aggregate)?.root.text;
}

/** Resolves the source of a read model: an entity or value of its context, or the root of an aggregate by the aggregate's name. Spec: model-rules, Read models. */
export function sourceOf(name: string, { context }: Scope): TypeSymbol | undefined {
  const symbol = context.typeByName.get(name) ?? context.typeByName.get(rootNamed(name, context) ?? "");
  return symbol?.type.kind === "entity" || (symbol?.type.kind === "value" && symbol.union === undefined)
    ? symbol
    : undefined;
}

/** Searches what each join of a read model means, in order. Spec: model-rules, Joins. */
export function joinsOf({ source, joins }: ReadModelDecl, scope: Scope): readonly JoinSearch[] {
  const symbol = joins.length === 0 ? undefined : sourceOf(source.text, scope);
  if (symbol === undefined) return [];
  const rows: ReadRow[] = [sourceRow(symbol)];
  return joins.map((clause) => {
    const named = sourceOf(clause.target.text, scope);
    const root = named?.aggregate?.root.text === named?.decl.name.text ? named : undefined;
    const found = root === undefined ? [] : joinedBy(clause, root, { rows, scope });
    if (found.length === 1) rows.push(...found);
    return { clause, root, found };
  });
}

/** Returns the rows of a read model that its joins bring. */
export function joinedRows(decl: ReadModelDecl, scope: Scope): readonly JoinedRow[] {
  return joinsOf(decl, scope).flatMap(({ found }) => (found.length === 1 ? found : []));
}

function sourceRow(symbol: TypeSymbol): ReadRow {
  return { name: undefined, symbol, isOptional: false };
}

interface RowsBefore {
  readonly rows: readonly ReadRow[];
  readonly scope: Scope;
}

function joinedBy({ path }: JoinClause, root: TypeSymbol, { rows, scope }: RowsBefore): readonly JoinedRow[] {
  const identity = identityTypeOf(root, scope);
  const found = rows.flatMap((holder) => {
    const derived = derivedIn(holder.symbol, scope);
    return [...holder.symbol.members.values()].flatMap((member): readonly JoinedRow[] => {
      const type = resolveType(member.type, scope);
      if (identity === undefined || derived.has(member.name.text) || !isSameType(required(type), identity)) return [];
      const isOptional = holder.isOptional || type.kind === "optional";
      return [{ name: member.name.text, symbol: root, isOptional, holder, field: member.name }];
    });
  });
  const [first, second] = path;
  if (first === undefined) return found;
  if (second !== undefined)
    return found.filter(({ holder, name }) => holder.name === first.text && name === second.text);
  const named = found.filter(({ name }) => name === first.text);
  const own = named.filter(({ holder }) => holder.name === undefined);
  return own.length > 0 ? own : named;
}

/** Returns the rows with a field that a read model can copy; `id` is that of the source. Spec: model-rules, Joins. */
export function holdersOf(field: string, decl: ReadModelDecl, scope: Scope): readonly ReadRow[] {
  const symbol = sourceOf(decl.source.text, scope);
  if (symbol === undefined) return [];
  const rows = [sourceRow(symbol), ...(field === "id" ? [] : joinedRows(decl, scope))];
  return rows.filter((row) => shownType(row, field, scope) !== undefined);
}

/** Returns the type of a field of a row in a read model; undefined if it has no such field. */
export function shownType({ symbol, isOptional }: ReadRow, field: string, scope: Scope): Type | undefined {
  const type = memberTypeOf(symbol, field, scope) ?? (field === "id" ? identityTypeOf(symbol, scope) : undefined);
  return type && isOptional ? optional(type) : type;
}

/** Returns the specification that tests a type by this name, in the type's own context. The first letter may be small. Spec: model-types, Specifications. */
export function specificationOf(name: string, { decl, type }: TypeSymbol, scope: Scope): SpecDecl | undefined {
  const home = homeOf(type, scope);
  const spec = home?.context.specByName.get(pascalCaseOf(name));
  return home && spec && sourceOf(spec.target.text, home)?.decl === decl ? spec : undefined;
}

/** Returns the type of an entity's `id`; undefined for other types. */
export function identityTypeOf({ identity }: TypeSymbol, scope: Scope): Type | undefined {
  const declared = identity && symbolOf(identity, scope);
  if (declared === undefined) return identity;
  return declared.type.kind === "value" ? declared.type : unknownType;
}
