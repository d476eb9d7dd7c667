import { isSameList } from "../items.ts";
import { type Lookup, observed, type Surroundings } from "./lookups.ts";

/** A value, and everything that it depends on. */
export interface Kept<T> {
  readonly value: T;
  /** The objects that it was computed from. */
  readonly from: readonly unknown[];
  readonly lookups: readonly Lookup[];
}

/** Computes a value, unless the earlier one was computed from the same objects, and every look-up still has the same answer. */
export function kept<T>(
  earlier: Kept<T> | undefined,
  from: readonly unknown[],
  now: Surroundings,
  compute: (surroundings: Surroundings) => T,
): Kept<T> {
  if (earlier !== undefined && isSameList(earlier.from, from) && earlier.lookups.every((lookup) => lookup(now)))
    return earlier;
  const lookups: Lookup[] = [];
  const value = compute(observed(now, (lookup) => lookups.push(lookup)));
  return { value, from, lookups };
}
