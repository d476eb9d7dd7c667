/** The digits that a double keeps, whatever they are. */
const doubleDigits = 15;

/** A decimal literal as a number; undefined for one that a double would change. */
export function exactNumber(literal: string): number | undefined {
  const digits = literal.replace(/\D/g, "").replace(/^0+/, "").length;
  return digits <= doubleDigits ? Number(literal) : undefined;
}
