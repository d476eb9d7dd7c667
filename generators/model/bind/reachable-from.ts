import type { ContextSymbols } from "./symbols.ts";

/** Returns a context and all contexts that its types refer to, directly or transitively. Ignores unknown names. */
export function reachableFrom(
  context: ContextSymbols,
  contexts: ReadonlyMap<string, ContextSymbols>,
): readonly ContextSymbols[] {
  const reached = new Set([context]);
  // A set yields elements that are added during iteration.
  for (const one of reached) {
    for (const name of one.qualifiers) {
      const other = contexts.get(name);
      if (other !== undefined) reached.add(other);
    }
  }
  return [...reached];
}
