/** Caches the result of the first call. */
export function once<T>(make: () => T): () => T {
  const made: T[] = [];
  return () => {
    const value = made[0] ?? make();
    made[0] = value;
    return value;
  };
}
