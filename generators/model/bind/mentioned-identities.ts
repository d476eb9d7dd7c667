import type { EntityDecl } from "../ast.ts";
import type { IdentityStrategy } from "../ir.ts";
import type { Type } from "../type.ts";
import type { ContextSymbols, TypeSymbol } from "./symbols.ts";

/** The entities of all contexts by the name of their identity. */
type EntitiesByIdentity = ReadonlyMap<string, readonly TypeSymbol<EntityDecl>[]>;

/** Completes the type names of each context by the identities that it mentions. A context with unchanged identities keeps its object. Spec: model-types, Identities. */
export function withMentionedIdentities(
  contexts: ReadonlyMap<string, ContextSymbols>,
): ReadonlyMap<string, ContextSymbols> {
  const all = [...contexts.values()];
  const entities = all.some(({ undeclared }) => undeclared.length > 0) ? entitiesByIdentity(all) : new Map();
  return new Map(Array.from(contexts, ([name, context]) => [name, withMentioned(context, entities, contexts)]));
}

function entitiesByIdentity(contexts: readonly ContextSymbols[]): EntitiesByIdentity {
  const found = new Map<string, TypeSymbol<EntityDecl>[]>();
  for (const { entityByIdentity } of contexts)
    for (const [name, entity] of entityByIdentity) {
      const known = found.get(name);
      if (known === undefined) found.set(name, [entity]);
      else known.push(entity);
    }
  return found;
}

function withMentioned(
  context: ContextSymbols,
  entities: EntitiesByIdentity,
  contexts: ReadonlyMap<string, ContextSymbols>,
): ContextSymbols {
  const owners = new Map(
    context.undeclared.flatMap((name) => {
      const found = entities.get(name);
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
  if (isSame(owners, context.ownersOfMentioned)) return context;
  return { ...context, ...mentionedIn(context, owners, contexts) };
}

function isSame(one: EntitiesByIdentity, other: EntitiesByIdentity): boolean {
  return (
    one.size === other.size &&
    Array.from(one).every(([name, entities]) => {
      const others = other.get(name);
      return entities.length === others?.length && entities.every((entity, index) => entity === others[index]);
    })
  );
}

/** Adds the mentioned identities to the declared types of a context. */
export function mentionedIn(
  { name: context, declared, undeclared }: Pick<ContextSymbols, "name" | "declared" | "undeclared">,
  ownersOfMentioned: EntitiesByIdentity = new Map(),
  contexts: ReadonlyMap<string, ContextSymbols> = new Map(),
): Pick<ContextSymbols, "named" | "ownersOfMentioned"> {
  const named = new Map<string, Type>(declared);
  for (const name of undeclared) {
    const owners = ownersOfMentioned.get(name) ?? [];
    const isIdentity = owners.length === 0 ? isIdentityName(name) : isOneIdentity(owners, contexts);
    if (isIdentity) named.set(name, { kind: "identity", context, name });
  }
  return { named, ownersOfMentioned };
}

/** True for an undeclared name of a generated identity. Spec: model-types, Identities. */
function isIdentityName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9_]*Id$/.test(name);
}

/** True if the identities of all entities are generated, with one strategy. */
function isOneIdentity(
  owners: readonly TypeSymbol<EntityDecl>[],
  contexts: ReadonlyMap<string, ContextSymbols>,
): boolean {
  const isGenerated = ({ decl, type }: TypeSymbol<EntityDecl>) =>
    contexts.get(type.context)?.typeByName.has(decl.identity.text) !== true;
  return owners.every(isGenerated) && new Set(owners.map(({ decl }) => strategyText(decl))).size === 1;
}

/** Returns the strategy of an entity's identity in its context: entities with one identity share what one of them states. */
export function strategyOf(decl: EntityDecl, { entityByIdentity }: ContextSymbols): IdentityStrategy {
  return strategyIn(entityByIdentity.get(decl.identity.text)?.decl ?? decl);
}

/** Returns the strategy that an entity states. A Guid needs no declaration. */
export function strategyIn({ strategy }: EntityDecl): IdentityStrategy {
  if (strategy?.kind === "natural")
    return { kind: "natural", backing: strategy.backing.text === "Int" ? "Int" : "String" };
  return { kind: strategy?.kind ?? "guid" };
}

/** Formats a strategy as in source text: `natural(String)`. */
export function strategyText(decl: EntityDecl): string {
  const strategy = strategyIn(decl);
  return strategy.kind === "natural" ? `natural(${strategy.backing})` : strategy.kind;
}
