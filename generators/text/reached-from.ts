/** Returns a start and all that it leads to, directly or not, nearest first; at most `most` of them. */
export function reachedFrom<T>(
  start: T,
  next: (one: T) => Iterable<T>,
  most = Number.POSITIVE_INFINITY,
): ReadonlySet<T> {
  const reached = new Set([start]);
  // A set that grows during iteration is iterated to its end.
  for (const one of reached) {
    for (const other of next(one)) {
      if (reached.size < most) reached.add(other);
    }
  }
  return reached;
}
