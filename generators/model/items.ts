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
