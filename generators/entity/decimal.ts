/** A decimal literal as an exact number: `digits` divided by ten to the power of `scale`. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

const longest = 100;

/** Compares two decimal literals exactly; negative if the first is smaller. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [exactOf(one), exactOf(other)];
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Counts the significant digits of a literal. */
export function digitsIn(literal: string): number {
  return literal.replace(/[-.]/g, "").replace(/^0+/, "").length;
}

// `BigInt` takes quadratic time for very long literals, and every type is exceeded long before.
function exactOf(literal: string): Exact {
  const [whole = "0", fraction = ""] = literal.slice(0, longest).split(".");
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length };
}

function scaled({ digits, scale }: Exact, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
