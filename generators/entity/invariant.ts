/** Throws if a guarantee of an earlier stage does not hold: a bug, never a user's mistake. */
export function invariant(condition: boolean, guarantee: string): asserts condition {
  if (!condition) throw new Error(`Internal error: ${guarantee}.`);
}
