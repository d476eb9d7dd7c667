import { generics, scalars, type Type } from "../type.ts";
import type { ContextSymbols } from "./symbols.ts";

const scalarTypes = Object.entries(scalars);

/** Resolves the type names of a context. The first wins: a built-in type, a declared type, the identity of an entity, a mentioned identity. */
export function namedTypes(
  context: string,
  { types, entities, typeRefs }: Pick<ContextSymbols, "types" | "entities" | "typeRefs">,
): ReadonlyMap<string, Type> {
  const named = new Map<string, Type>(scalarTypes);
  const add = (name: string, type: Type | undefined): void => {
    if (type !== undefined && !named.has(name) && !generics.has(name)) named.set(name, type);
  };
  for (const { type } of types) add(type.name, type);
  for (const { identity } of entities) if (identity !== undefined) add(identity.name, identity);
  for (const { qualifier, name } of typeRefs)
    if (qualifier === undefined && !named.has(name.text) && isIdentityName(name.text))
      named.set(name.text, { kind: "identity", context, name: name.text });
  return named;
}

/** True for an undeclared name of a generated identity. Spec: model-types, Identities. */
function isIdentityName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*Id$/.test(name);
}
