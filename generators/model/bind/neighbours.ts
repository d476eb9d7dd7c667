import type { ImportDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { gather } from "../items.ts";
import { type DeclaredType, generics, scalars } from "../type.ts";
import type { ContextSymbols, Neighbours, VisibleTypes } from "./symbols.ts";

type Contexts = ReadonlyMap<string, ContextSymbols>;

/** Finds the types that each context names without a qualifier. Spec: model-types, Names of other contexts. */
export function neighboursOf(contexts: Contexts, relations: readonly RelationDecl[]): Neighbours {
  const relationsOf = relationsByContext(relations);
  const visible = new Map<string, VisibleTypes>();
  for (const context of contexts.values()) {
    const types = visibleTypes(context, contexts, relationsOf.get(context.name) ?? []);
    if (types.size > 0) visible.set(context.name, types);
  }
  const identities = new Set(gather([...contexts.values()], ({ entityByIdentity }) => [...entityByIdentity.keys()]));
  return { relationsOf, visible, identities };
}

/** Indexes relations by the contexts that take part in them. */
function relationsByContext(relations: readonly RelationDecl[]): Neighbours["relationsOf"] {
  const byContext = new Map<string, RelationDecl[]>();
  for (const relation of relations)
    for (const context of new Set([relation.left.text, relation.right.text])) {
      const known = byContext.get(context);
      if (known === undefined) byContext.set(context, [relation]);
      else known.push(relation);
    }
  return byContext;
}

function visibleTypes(context: ContextSymbols, contexts: Contexts, related: readonly RelationDecl[]): VisibleTypes {
  const { imports, subscriptions, name } = context;
  if (imports.length + subscriptions.length + related.length === 0) return new Map();
  const found = [
    ...gather(imports, (one) => importedTypes(one, contexts)),
    ...gather(subscriptions, ({ event }) => listed(foreignType(event, contexts))),
    ...gather(related, (relation) => sharedTypes(relation, name, contexts)),
  ];
  return byName(
    promisedNames(context).filter((promised) => !isOwnName(promised, context)),
    found.filter((type) => type.context !== name && !isOwnName(type.name, context)),
  );
}

function byName(names: readonly string[], types: readonly DeclaredType[]): VisibleTypes {
  const visible = new Map<string, DeclaredType[]>(names.map((name) => [name, []]));
  for (const type of types) {
    const known = visible.get(type.name);
    if (known === undefined) visible.set(type.name, [type]);
    else if (!known.some((one) => one.context === type.context)) known.push(type);
  }
  return visible;
}

/** Lists the names that imports and subscriptions spell out. An unknown one has a diagnostic there alone. */
function promisedNames({ imports, subscriptions }: ContextSymbols): readonly string[] {
  const imported = gather(imports, ({ names = [] }) => names.map(({ text }) => text));
  return [...imported, ...subscriptions.map(({ event }) => event.type.text)];
}

/** Returns the type behind `Context.Type`; undefined if it does not exist. */
export function foreignType({ context, type }: TypeOfContext, contexts: Contexts): DeclaredType | undefined {
  const home = contexts.get(context.text);
  return home && exportedType(type.text, home);
}

/** Lists the types that an import brings. Ignores unknown names. */
export function importedTypes({ context, names }: ImportDecl, contexts: Contexts): readonly DeclaredType[] {
  const home = contexts.get(context.text);
  if (home === undefined) return [];
  return names === undefined ? exportedTypes(home) : gather(names, ({ text }) => listed(exportedType(text, home)));
}

/** Lists the types that a relation shows to one of its contexts. */
function sharedTypes(
  { left, right, role, types }: RelationDecl,
  to: string,
  contexts: Contexts,
): readonly DeclaredType[] {
  const upstream = contexts.get(left.text);
  if (role.text === "conformist" && right.text === to && upstream !== undefined)
    return types === undefined
      ? exportedTypes(upstream)
      : gather(types, ({ text }) => listed(exportedType(text, upstream)));
  if (role.text !== "shared-kernel") return [];
  return gather(types ?? [], ({ text }) => {
    const homes = gather([left, right], (side) => {
      const home = contexts.get(side.text);
      return listed(home && exportedType(text, home));
    });
    // A type that both sides declare has a diagnostic at the relation.
    return homes.length === 1 ? homes : [];
  });
}

function listed<T>(one: T | undefined): readonly T[] {
  return one === undefined ? [] : [one];
}

/** Returns a type that other contexts can name: a declared type, or the identity of an entity. A declared type wins. */
export function exportedType(name: string, { typeByName, entityByIdentity }: ContextSymbols): DeclaredType | undefined {
  return typeByName.get(name)?.type ?? entityByIdentity.get(name)?.identity;
}

function exportedTypes({ typeByName, entityByIdentity }: ContextSymbols): readonly DeclaredType[] {
  const declared = Array.from(typeByName.values(), ({ type }) => type);
  const identities = gather([...entityByIdentity.values()], ({ identity }) => listed(identity));
  return [...declared, ...identities.filter(({ name }) => !typeByName.has(name))];
}

/** True if a bare name has a meaning in its own context, or in the language, that hides foreign types. */
export function isOwnName(name: string, context: ContextSymbols): boolean {
  return exportedType(name, context) !== undefined || Object.hasOwn(scalars, name) || generics.has(name);
}
