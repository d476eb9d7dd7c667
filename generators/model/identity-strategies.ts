import type { Context, IdentityStrategy } from "./ir.ts";
import { type DeclaredType, keyOf } from "./type.ts";

/** Returns a function that finds the strategy of an identity in the contexts of a model. */
export function identityStrategies(contexts: readonly Context[]): (identity: DeclaredType) => IdentityStrategy {
  const strategies = new Map(
    contexts.flatMap(({ identities }) => identities.map(({ type, strategy }) => [keyOf(type), strategy])),
  );
  return (identity) => strategies.get(keyOf(identity)) ?? { kind: "guid" };
}
