/** Stands in for `isDeepStrictEqual` of Node: equality of values that JSON can hold. */
export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
