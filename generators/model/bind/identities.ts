import type { EntityDecl, FactoryDecl } from "../ast.ts";
import { isSameType } from "../type.ts";
import { strategyOf } from "./mentioned-identities.ts";
import { resolveType } from "./resolve.ts";
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
