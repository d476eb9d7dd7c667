/** The decimal digits that a double always keeps. */
const doubleDigits = 15;

/** Converts a decimal literal to a number; undefined if a double would change it. */
export function exactNumber(literal: string): number | undefined {
  const digits = literal.replace(/\D/g, "").replace(/^0+/, "").length;
  return digits <= doubleDigits ? Number(literal) : undefined;
}
