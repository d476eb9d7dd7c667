/** Makes a value when it is first asked for, and gives the same one ever after. */
export function once<T>(make: () => T): () => T {
  const made: T[] = [];
  return () => {
    const value = made[0] ?? make();
    made[0] = value;
    return value;
  };
}
