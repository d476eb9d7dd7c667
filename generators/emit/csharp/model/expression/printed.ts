/** How tightly the parts of a C# expression hold together, loosest first. */
export const ranks = {
  conditional: 1,
  coalescing: 2,
  or: 3,
  and: 4,
  equality: 5,
  relational: 6,
  additive: 7,
  multiplicative: 8,
  switch: 9,
  unary: 10,
  primary: 11,
} as const;

/** A C# expression with the rank of its outermost part. */
export interface Printed {
  readonly text: string;
  readonly rank: number;
}

/** What holds together by itself: a name, a literal, a call, a member. */
export function primary(text: string): Printed {
  return { text, rank: ranks.primary };
}

/** The text of an expression where at least this rank must stand; looser ones get brackets. */
export function within(rank: number, printed: Printed): string {
  return printed.rank < rank ? `(${printed.text})` : printed.text;
}
