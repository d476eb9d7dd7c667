/** Tells each item whether another follows, so that a blank line can stand between. */
export function separated<T extends object>(items: readonly T[]): readonly (T & { readonly isFollowed: boolean })[] {
  return items.map((item, index) => ({ ...item, isFollowed: index < items.length - 1 }));
}
