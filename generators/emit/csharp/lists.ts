/** Gives each item what follows it on its line: `between` after all but the last, `last` after that. */
export function withEnds<T extends object>(items: readonly T[], between: string, last: string) {
  return items.map((item, index) => ({ ...item, end: index === items.length - 1 ? last : between }));
}

/** Tells each item whether another follows, so that a blank line can stand between. */
export function separated<T extends object>(items: readonly T[]): readonly (T & { readonly isFollowed: boolean })[] {
  return items.map((item, index) => ({ ...item, isFollowed: index < items.length - 1 }));
}
