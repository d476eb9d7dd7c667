/** Returns each item whose key an earlier item has, with that earlier item. */
export function clashesOf<T>(
  members: readonly T[],
  keyOf: (member: T) => string,
): readonly { readonly first: T; readonly second: T }[] {
  const seen = new Map<string, T>();
  return members.flatMap((second) => {
    const first = seen.get(keyOf(second));
    if (first !== undefined) return [{ first, second }];
    seen.set(keyOf(second), second);
    return [];
  });
}
