import type { EntityDecl, FactoryDecl } from "../ast.ts";
import { type DeclaredType, isSameType } from "../type.ts";
import { strategyIn, strategyOf } from "./mentioned-identities.ts";
import { resolveType, symbolOf } from "./resolve.ts";
import type { Scope, TypeSymbol } from "./symbols.ts";

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
