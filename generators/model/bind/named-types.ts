import { generics, scalars, type Type } from "../type.ts";
import type { ContextSymbols } from "./symbols.ts";

const scalarTypes = Object.entries(scalars);

type Declared = Pick<ContextSymbols, "types" | "entities">;

/** Resolves the type names that a context declares. The first wins: a built-in type, a declared type, the identity of an entity. */
export function declaredTypes({ types, entities }: Declared): ReadonlyMap<string, Type> {
  const named = new Map<string, Type>(scalarTypes);
  const add = (name: string, type: Type | undefined): void => {
    if (type !== undefined && !named.has(name) && !generics.has(name)) named.set(name, type);
  };
  for (const { type } of types) add(type.name, type);
  for (const { identity } of entities) if (identity !== undefined) add(identity.name, identity);
  return named;
}

/** Lists the names that a context mentions without a context and does not declare, each once. */
export function undeclaredNames(
  named: ReadonlyMap<string, Type>,
  { typeRefs }: Pick<ContextSymbols, "typeRefs">,
): readonly string[] {
  const names = new Set<string>();
  for (const { qualifier, name } of typeRefs)
    if (qualifier === undefined && !named.has(name.text) && !generics.has(name.text)) names.add(name.text);
  return [...names];
}
