import type { NamedTypeRef, TypeRef } from "../ast.ts";
import { generics, optional, type ScalarName, scalars, type Type, unknownType } from "../type.ts";
import type { ContextSymbols, Scope } from "./symbols.ts";

/** What a written type stands for; `unknown` for what does not exist. Spec: model, type_ref. */
export function resolveType(ref: TypeRef, scope: Scope): Type {
  if (ref.kind === "missing") return unknownType;
  const type = isGeneric(ref) ? genericOf(ref, scope) : namedType(ref, scope);
  return ref.isOptional ? optional(type) : type;
}

/** Tells whether a written type exists; what its arguments are is not asked. */
export function isKnownType(ref: NamedTypeRef, scope: Scope): boolean {
  return isGeneric(ref) || namedType(ref, scope).kind !== "unknown";
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

function namedType({ qualifier, name: { text } }: NamedTypeRef, scope: Scope): Type {
  if (qualifier !== undefined) {
    const context = scope.contexts.get(qualifier.text);
    return (context && declaredType(text, context)) ?? unknownType;
  }
  if (isScalarName(text)) return scalars[text];
  const declared = declaredType(text, scope.context);
  if (declared !== undefined) return declared;
  return isIdentityName(text) ? { kind: "identity", context: scope.context.name, name: text } : unknownType;
}

/** A type of a context by its name: declared there, or the identity of one of its entities. A declared value of that name wins over a generated identity. */
export function declaredType(
  name: string,
  { typeByName, entityByIdentity, name: context }: ContextSymbols,
): Type | undefined {
  const symbol = typeByName.get(name);
  if (symbol !== undefined) return symbol.type;
  return entityByIdentity.has(name) ? { kind: "identity", context, name } : undefined;
}

const scalarNames: ReadonlySet<string> = new Set(Object.keys(scalars));

function isScalarName(name: string): name is ScalarName {
  return scalarNames.has(name);
}

/** Tells whether an undeclared name stands for a generated identity. Silent in spec. */
function isIdentityName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*Id$/.test(name);
}
