import { generics, scalars, type Type } from "../type.ts";
import type { ContextSymbols } from "./symbols.ts";

const scalarTypes = Object.entries(scalars);

/** What each name that stands for a type in a context stands for. The first wins: a type of the language, a declared one, the identity of an entity, one that is only mentioned. */
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

/** Tells whether an undeclared name stands for a generated identity. Silent in spec. */
function isIdentityName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*Id$/.test(name);
}
