interface Kinded {
  readonly kind: string;
}

/** The items of one kind, in the order of the text. */
export function ofKind<I extends Kinded, K extends I["kind"]>(
  items: readonly I[],
  kind: K,
): readonly Extract<I, { readonly kind: K }>[] {
  return items.filter((item): item is Extract<I, { readonly kind: K }> => item.kind === kind);
}

/** What a function gives for each item, in one list. As `flatMap`, which takes the engine ten times as long. */
export function gather<I, T>(items: readonly I[], partsOf: (item: I) => readonly T[]): readonly T[] {
  const gathered: T[] = [];
  for (const item of items) {
    const parts = partsOf(item);
    if (parts.length > 0) for (const part of parts) gathered.push(part);
  }
  return gathered;
}

/** A list that is kept, in as much memory as it needs: one that grew item by item has room for 17. */
export function compact<T>(items: readonly T[]): readonly T[] {
  return items.slice();
}
