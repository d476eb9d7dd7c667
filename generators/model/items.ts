import { grouped } from "../text/grouped.ts";

interface Kinded {
  readonly kind: string;
}

/** Returns the items of one kind, in text order. */
export function ofKind<I extends Kinded, K extends I["kind"]>(
  items: readonly I[],
  kind: K,
): readonly Extract<I, { readonly kind: K }>[] {
  return items.filter((item): item is Extract<I, { readonly kind: K }> => item.kind === kind);
}

/** True for lists of the same objects. */
export function isSameList<T>(one: readonly T[] = [], other: readonly T[] = []): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Groups the second halves of pairs by the first ones, in the order in which these come. */
export function valuesByKey<K, V>(pairs: readonly (readonly [K, V])[]): ReadonlyMap<K, readonly V[]> {
  const groups = grouped(pairs, ([key]) => key);
  return new Map(Array.from(groups, ([key, all]) => [key, all.map(([, value]) => value)]));
}
