/** The precedence of the operators of C#, loosest first. */
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

/** A C# expression with the precedence of its outermost operator. */
export interface Printed {
  readonly text: string;
  readonly rank: number;
}

/** Makes an expression of the highest precedence: a name, a literal, a call, a member. */
export function primary(text: string): Printed {
  return { text, rank: ranks.primary };
}

/** Returns the text of an expression, in brackets if it is looser than the rank. */
export function within(rank: number, printed: Printed): string {
  return printed.rank < rank ? `(${printed.text})` : printed.text;
}
