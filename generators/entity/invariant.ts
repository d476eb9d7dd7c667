/** Stops the program where something that an earlier stage guarantees does not hold: a bug, and never a user's mistake. */
export function invariant(condition: boolean, guarantee: string): asserts condition {
  if (!condition) throw new Error(`Internal error: ${guarantee}.`);
}
