import type { ContextSymbols } from "./symbols.ts";

/** A context and all that its types lead to, directly or by way of others. A name that is no context leads nowhere. */
export function reachableFrom(
  context: ContextSymbols,
  contexts: ReadonlyMap<string, ContextSymbols>,
): readonly ContextSymbols[] {
  const reached = new Set([context]);
  // A set hands out what is added while it is walked.
  for (const one of reached) {
    for (const name of one.qualifiers) {
      const other = contexts.get(name);
      if (other !== undefined) reached.add(other);
    }
  }
  return [...reached];
}
