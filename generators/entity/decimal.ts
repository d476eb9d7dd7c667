/** A decimal literal as an exact number: `digits` divided by ten to the power of `scale`. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

const longest = 100;

/** Compares two decimal literals exactly: negative when the first is smaller. */
export function compareDecimals(one: string, other: string): number {
  const [first, second] = [exactOf(one), exactOf(other)];
  const scale = Math.max(first.scale, second.scale);
  const difference = scaled(first, scale) - scaled(second, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The digits of a literal that count, leading zeros left out. */
export function digitsIn(literal: string): number {
  return literal.replace(/[-.]/g, "").replace(/^0+/, "").length;
}

// Converting very long numbers takes quadratic time, and they are outside every type.
function exactOf(literal: string): Exact {
  const [whole = "0", fraction = ""] = literal.slice(0, longest).split(".");
  return { digits: BigInt(`${whole}${fraction}`), scale: fraction.length };
}

function scaled({ digits, scale }: Exact, wanted: number): bigint {
  return digits * 10n ** BigInt(wanted - scale);
}
