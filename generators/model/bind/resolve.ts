import type { CommandDecl, EntityDecl, EventDecl, FactoryDecl, NamedTypeRef, PolicyDecl, TypeRef } from "../ast.ts";
import type { Expression } from "../expression-ast.ts";
import { type DeclaredType, generics, isScalar, optional, type Type, unknownType } from "../type.ts";
import { exportedType } from "./neighbours.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "./symbols.ts";

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

/** Resolves the type of a declared member in the member's own context; undefined if it does not exist. */
export function memberTypeOf(symbol: TypeSymbol, name: string, scope: Scope): Type | undefined {
  const context = scope.contexts.get(symbol.type.context);
  if (context === undefined) return undefined;
  const own = context === scope.context ? scope : { ...scope, context };
  const { decl } = symbol;
  const member = symbol.members.get(name);
  if (member !== undefined) return resolveType(member.type, own);
  if (decl.kind === "enum") {
    const parameter = decl.parameters.find((one) => one.name.text === name);
    return parameter && resolveType(parameter.type, own);
  }
  return decl.kind === "readModel" ? fieldTypeOf(symbol, name, own) : undefined;
}

function fieldTypeOf({ decl }: TypeSymbol, name: string, scope: Scope): Type | undefined {
  if (decl.kind !== "readModel") return undefined;
  const field = decl.fields.find((one) => one.kind !== "missing" && one.name.text === name);
  if (field?.kind === "derivedField") return resolveType(field.type, scope);
  const source = sourceOf(decl.source.text, scope);
  return field && source && (memberTypeOf(source, name, scope) ?? identityTypeOf(source, scope));
}

/** Resolves the source of a read model: an entity or value of its context, or the root of an aggregate by the aggregate's name. Spec: model-rules, Read models. */
export function sourceOf(name: string, { context }: Scope): TypeSymbol | undefined {
  const declared = context.typeByName.get(name);
  const root = context.aggregates.find((aggregate) => aggregate.name.text === name)?.root.text;
  const symbol = declared ?? (root === undefined ? undefined : context.typeByName.get(root));
  return symbol?.type.kind === "entity" || symbol?.type.kind === "value" ? symbol : undefined;
}

/** Returns the read model that a command or factory declares as its answer; undefined for any other type. */
export function readModelOf({ result }: CommandDecl | FactoryDecl, scope: Scope): ReadModelSymbol | undefined {
  const type = result && resolveType(result, scope);
  const symbol = type?.kind === "readModel" ? symbolOf(type, scope) : undefined;
  const home = type?.kind === "readModel" ? scope.contexts.get(type.context) : undefined;
  if (symbol?.decl.kind !== "readModel" || home === undefined) return undefined;
  return { type: symbol.type, source: sourceOf(symbol.decl.source.text, { ...scope, context: home }) };
}

/** A read model with the type that it is made from; undefined if that does not exist. */
export interface ReadModelSymbol {
  readonly type: DeclaredType;
  readonly source: TypeSymbol | undefined;
}

interface Answered {
  readonly entity: TypeSymbol;
  readonly decl: CommandDecl | FactoryDecl;
}

/** Returns the read model of an entity that a command or factory answers with, in place of a result of its own. Spec: model-rules, Answers. */
export function projectionOf({ entity, decl }: Answered, scope: Scope): DeclaredType | undefined {
  const readModel = readModelOf(decl, scope);
  return readModel?.source?.decl === entity.decl ? readModel.type : undefined;
}

/** Returns the type of an entity's `id`; undefined for other types. */
export function identityTypeOf({ identity }: TypeSymbol, scope: Scope): Type | undefined {
  const declared = identity && symbolOf(identity, scope);
  if (declared === undefined) return identity;
  return declared.type.kind === "value" ? declared.type : unknownType;
}

/** Returns the types of a value's stored numbers, the operands of its arithmetic. */
export function numbersOf(type: DeclaredType, scope: Scope): readonly Type[] {
  const symbol = symbolOf(type, scope);
  const stored = [...(symbol?.members ?? [])].filter(([, { value }]) => value === undefined || isNumeral(value));
  return stored
    .map(([name]) => (symbol && memberTypeOf(symbol, name, scope)) ?? unknownType)
    .filter((member) => isScalar(member, "Int", "Decimal"));
}

// A literal is a default; any other expression is computed.
function isNumeral({ kind }: Expression): boolean {
  return kind === "int" || kind === "decimal" || kind === "unary";
}

/** Returns the event of a policy; undefined if it does not exist. */
export function eventOf({ event }: PolicyDecl, context: ContextSymbols): TypeSymbol<EventDecl> | undefined {
  return context.events.find(({ decl }) => decl.name.text === event.text);
}

/** Returns the entity that a policy calls, by its name or as the root of an aggregate. */
export function policyTargetOf({ target }: PolicyDecl, { context }: Scope): TypeSymbol<EntityDecl> | undefined {
  const { entities } = context;
  const root = context.aggregates.find(({ name }) => name.text === target.text)?.root.text;
  return (
    entities.find(({ decl }) => decl.name.text === target.text) ?? entities.find(({ decl }) => decl.name.text === root)
  );
}

/** Returns the command that a policy calls; undefined if it does not exist. */
export function policyCommandOf({ command }: PolicyDecl, entity: TypeSymbol<EntityDecl>): CommandDecl | undefined {
  return entity.commands.find(({ name }) => name.text === command.text);
}
