import type { NamedTypeRef, TypeRef } from "../ast.ts";
import { generics, optional, type Type, unknownType } from "../type.ts";
import type { ContextSymbols, Scope } from "./symbols.ts";

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

function namedType({ qualifier, name: { text } }: NamedTypeRef, { context, contexts }: Scope): Type | undefined {
  if (qualifier === undefined) return context.named.get(text);
  const other = contexts.get(qualifier.text);
  return other && declaredType(text, other);
}

/** Resolves a name in a context: a declared type, or the identity of an entity. A declared value wins over a generated identity. */
function declaredType(name: string, { typeByName, entityByIdentity }: ContextSymbols): Type | undefined {
  return typeByName.get(name)?.type ?? entityByIdentity.get(name)?.identity;
}
