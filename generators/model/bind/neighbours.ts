import { grouped } from "../../text/grouped.ts";
import type { ModelFile } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { ImportDecl, RelationDecl, TypeOfContext } from "../context-map-ast.ts";
import { ofKind, valuesByKey } from "../items.ts";
import { type DeclaredType, isTakenTypeName, keyOf } from "../type.ts";
import type { ContextSymbols, Neighbours, VisibleTypes } from "./symbols.ts";

type Contexts = ReadonlyMap<string, ContextSymbols>;

/** Finds the types that each context names without a qualifier. Spec: model-types, Names of other contexts. */
export function neighboursOf(contexts: Contexts, relations: readonly RelationDecl[]): Neighbours {
  const relationsOf = relationsByContext(relations);
  const all = [...contexts.values()];
  return {
    relationsOf,
    visible: new Map(all.map((one) => [one.name, visibleTypes(one, contexts, relationsOf.get(one.name) ?? [])])),
    identities: new Set(all.flatMap(({ entityByIdentity }) => [...entityByIdentity.keys()])),
  };
}

/** Lists the relations that the context maps of some files declare. */
export function relationsIn(files: readonly ModelFile[]): readonly RelationDecl[] {
  return files.flatMap(({ maps }) => maps.flatMap((map) => ofKind(map.relations, "relation")));
}

function relationsByContext(relations: readonly RelationDecl[]): Neighbours["relationsOf"] {
  const sidesOf = ({ left, right }: RelationDecl) => [...new Set([left.text, right.text])];
  return valuesByKey(relations.flatMap((relation) => sidesOf(relation).map((side) => [side, relation] as const)));
}

function visibleTypes(context: ContextSymbols, contexts: Contexts, related: readonly RelationDecl[]): VisibleTypes {
  const { imports, subscriptions, name } = context;
  const found = [
    ...imports.flatMap((one) => importedTypes(one, contexts)),
    ...subscriptions.flatMap(({ event }) => foreignType(event, contexts) ?? []),
    ...related.flatMap((relation) => sharedTypes(relation, name, contexts)),
  ];
  const foreign = found.filter((type) => type.context !== name && !isOwnName(type.name, context));
  const once = [...new Map(foreign.map((type) => [keyOf(type), type])).values()];
  const promised = promisedNames(context).filter((one) => !isOwnName(one, context));
  return new Map([...promised.map((one) => [one, []] as const), ...grouped(once, (type) => type.name)]);
}

/** Lists the names that imports and subscriptions spell out. An unknown one has a diagnostic there alone. */
function promisedNames({ imports, subscriptions }: ContextSymbols): readonly string[] {
  const imported = imports.flatMap(({ names = [] }) => names.map(({ text }) => text));
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
  return home === undefined ? [] : exportedTypes(home, names);
}

/** Lists the types that a relation shows to one of its contexts. */
function sharedTypes({ left, right, role, types }: RelationDecl, to: string, contexts: Contexts) {
  const upstream = contexts.get(left.text);
  if (role.text === "conformist" && right.text === to && upstream !== undefined) return exportedTypes(upstream, types);
  if (role.text !== "shared-kernel") return [];
  return (types ?? []).flatMap((type) => {
    const homes = [left, right].flatMap((context) => foreignType({ context, type }, contexts) ?? []);
    // A type that both sides declare has a diagnostic at the relation.
    return homes.length === 1 ? homes : [];
  });
}

/** Returns a type that other contexts can name: a declared type, or the identity of an entity. A declared type wins. */
export function exportedType(name: string, { typeByName, entityByIdentity }: ContextSymbols): DeclaredType | undefined {
  return typeByName.get(name)?.type ?? entityByIdentity.get(name)?.identity;
}

/** Lists the named types that other contexts can name; without names, all. */
function exportedTypes(home: ContextSymbols, names?: readonly Name[]): readonly DeclaredType[] {
  const wanted = names?.map(({ text }) => text) ?? [...home.typeByName.keys(), ...home.entityByIdentity.keys()];
  return wanted.flatMap((name) => exportedType(name, home) ?? []);
}

/** True if a bare name has a meaning in its own context, or in the language, that hides foreign types. */
export function isOwnName(name: string, context: ContextSymbols): boolean {
  return exportedType(name, context) !== undefined || isTakenTypeName(name);
}
