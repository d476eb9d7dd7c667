import { grouped } from "../../text/grouped.ts";
import type { EntityDecl, FactoryDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { IdentityStrategy } from "../ir.ts";
import { isSameList } from "../items.ts";
import { type DeclaredType, isSameType, type Type } from "../type.ts";
import { blob } from "./blob.ts";
import { resolveType, symbolOf } from "./resolve.ts";
import type { ContextSymbols, Scope, TypeSymbol } from "./symbols.ts";

type Contexts = ReadonlyMap<string, ContextSymbols>;

type EntitiesByIdentity = ContextSymbols["ownersOfMentioned"];

/** Completes the type names of each context by the identities that it mentions. A context with unchanged identities keeps its object. Spec: model-types, Identities. */
export function withMentionedIdentities(contexts: Contexts): Contexts {
  const identified = [...contexts.values()].flatMap(({ entityByIdentity }) => [...entityByIdentity.values()]);
  const entities = grouped(identified, ({ decl }) => decl.identity.text);
  return new Map(Array.from(contexts, ([name, context]) => [name, withMentioned(context, entities, contexts)]));
}

function withMentioned(context: ContextSymbols, entities: EntitiesByIdentity, contexts: Contexts): ContextSymbols {
  const { undeclared, named, ownersOfMentioned } = context;
  if (undeclared.length === 0) return context;
  const owners = new Map(undeclared.map((name) => [name, entities.get(name) ?? []]));
  const mentioned = mentionedIn(context, owners, contexts);
  const isSame =
    isSameList([...mentioned.named.keys()], [...named.keys()]) &&
    undeclared.every((name) => isSameList(owners.get(name), ownersOfMentioned.get(name)));
  return isSame ? context : { ...context, ...mentioned };
}

/** Adds the mentioned identities to the declared types of a context. */
export function mentionedIn(
  { name: context, declared, undeclared }: Pick<ContextSymbols, "name" | "declared" | "undeclared">,
  ownersOfMentioned: EntitiesByIdentity,
  contexts: Contexts,
): Pick<ContextSymbols, "named" | "ownersOfMentioned"> {
  const identities = undeclared.filter((name) => {
    const owners = ownersOfMentioned.get(name) ?? [];
    return owners.length === 0 ? isIdentityName(name) : isOneIdentity(owners, contexts);
  });
  const mentioned = identities.map((name): [string, Type] => [name, { kind: "identity", context, name }]);
  const isBlob = undeclared.includes(blob.name) && contexts.get(blob.context)?.typeByName.has(blob.name);
  const files: readonly [string, Type][] = isBlob ? [[blob.name, blob]] : [];
  return { named: new Map([...declared, ...mentioned, ...files]), ownersOfMentioned };
}

/** True for an undeclared name of a generated identity. Spec: model-types, Identities. */
function isIdentityName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*Id$/.test(name);
}

/** True if the identities of all entities are generated, with one strategy. */
function isOneIdentity(owners: readonly TypeSymbol<EntityDecl>[], contexts: Contexts): boolean {
  const isGenerated = ({ decl, type }: TypeSymbol<EntityDecl>) =>
    contexts.get(type.context)?.typeByName.has(decl.identity.text) !== true;
  return owners.every(isGenerated) && new Set(owners.map(backingWord)).size === 1;
}

function backingWord({ decl }: TypeSymbol<EntityDecl>): string {
  const strategy = strategyIn(decl);
  return strategy.kind === "natural" ? strategy.backing : strategy.kind;
}

/** Returns the strategy of an entity's identity in its context: entities with one identity share what one of them states. */
export function strategyOf(decl: EntityDecl, { entityByIdentity }: ContextSymbols): IdentityStrategy {
  return strategyIn(entityByIdentity.get(decl.identity.text)?.decl ?? decl);
}

/** Returns the strategy that an entity states. A Guid needs no declaration. */
export function strategyIn({ strategy }: EntityDecl): IdentityStrategy {
  if (strategy?.kind === "natural")
    return { kind: "natural", backing: strategy.backing.text === "Int" ? "Int" : "String" };
  if (strategy?.kind === "sequence") return { kind: "sequence" };
  return { kind: "guid", isGiven: strategy?.kind === "composite" || strategy?.isGiven === true };
}

/** Returns the names of the fields that a composite identity is made of; none of any other. */
export function partsOf({ strategy }: EntityDecl): readonly Name[] {
  return strategy?.kind === "composite" ? strategy.parts : [];
}

/** Formats a strategy as in source text: `natural(String)`. */
export function strategyText(decl: EntityDecl): string {
  const strategy = strategyIn(decl);
  if (strategy.kind === "natural") return `natural(${strategy.backing})`;
  if (decl.strategy?.kind === "composite")
    return `composite(${partsOf(decl)
      .map(({ text }) => text)
      .join(", ")})`;
  return strategy.kind === "guid" && strategy.isGiven ? "guid given" : strategy.kind;
}

/** True if the factory makes the identity: a Guid that is not given. */
export function isMadeByItself(decl: EntityDecl, { context }: Scope): boolean {
  const strategy = strategyOf(decl, context);
  return strategy.kind === "guid" && !strategy.isGiven && !context.typeByName.has(decl.identity.text);
}

/** True if the store gives the identity: the next number of a sequence, for a root whose factory does not take it. Spec: model-rules, Factories. */
export function isLeftToStore(
  { parameters }: FactoryDecl,
  { decl, aggregate, identity }: TypeSymbol<EntityDecl>,
  scope: Scope,
): boolean {
  const isSequence =
    strategyOf(decl, scope.context).kind === "sequence" && !scope.context.typeByName.has(decl.identity.text);
  if (!isSequence || identity === undefined || aggregate?.root.text !== decl.name.text) return false;
  return !parameters.some(({ type }) => isSameType(resolveType(type, scope), identity));
}

/** Returns the type of the value of a natural identity; undefined for every other type. Spec: model-types, Identities. */
export function backingOf(type: DeclaredType, scope: Scope): "String" | "Int" | undefined {
  const home = type.kind === "identity" ? scope.contexts.get(type.context) : undefined;
  if (home === undefined || symbolOf(type, scope) !== undefined) return undefined;
  const owner = home.entityByIdentity.get(type.name) ?? home.ownersOfMentioned.get(type.name)?.[0];
  const strategy = owner && strategyIn(owner.decl);
  return strategy?.kind === "natural" ? strategy.backing : undefined;
}
