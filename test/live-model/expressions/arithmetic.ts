import { Failure } from "./failure.ts";
import { calculatedMoment, isMoment, opposite } from "./moments.ts";
import { type Exact, exact, isExact, isFloating, type Value } from "./values.ts";

/** Converts two numbers to units of the same scale. */
function aligned(one: Value, other: Value): { readonly units: readonly [bigint, bigint]; readonly scale: number } {
  const [left, right] = [exactOf(one), exactOf(other)];
  const scale = Math.max(left.scale, right.scale);
  const unitsOf = (value: Exact) => value.units * 10n ** BigInt(scale - value.scale);
  return { units: [unitsOf(left), unitsOf(right)], scale };
}

function exactOf(value: Value): Exact {
  if (isExact(value)) return value;
  return { units: typeof value === "bigint" ? value : BigInt(Number(value)), scale: 0 };
}

/** True for an Int, or a Long, which is a bigint. */
function isWhole(value: Value): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

/** Returns the result of whole numbers, which is a Long where one of them is. Throws beyond its bits. */
function whole(result: bigint, ...of: readonly Value[]): number | bigint {
  const isLong = of.some((value) => typeof value === "bigint");
  if (BigInt.asIntN(isLong ? 64 : 32, result) !== result) throw new Failure("OverflowException");
  return isLong ? result : Number(result);
}

/** Counts with numbers of which one is floating; undefined if none is. Throws for a result that is not finite. */
function floating(one: Value, other: Value, count: (left: number, right: number) => number): Value | undefined {
  if (!(isFloating(one) || isFloating(other))) return undefined;
  const double = count(floatOf(one), floatOf(other));
  if (!Number.isFinite(double)) throw new Failure("OverflowException");
  return { double };
}

/** Converts any number to a floating one. */
export function floatOf(value: Value): number {
  if (isFloating(value)) return value.double;
  return isExact(value) ? Number(value.units) / 10 ** value.scale : Number(value);
}

/** Converts a sampled number to an exact one. None has more than four decimal places that C# keeps. */
export function exactFrom(value: Value): Exact {
  const number = floatOf(value);
  if (Math.abs(number) > 7.9e28) throw new Failure("OverflowException");
  return exact(number.toFixed(4));
}

/** Divides whole numbers, without what is left over, or floating ones. */
export function ratio(one: Value, other: Value): Value {
  const quotient = floating(one, other, (left, right) => left / right);
  if (quotient !== undefined) return quotient;
  const [left, right] = aligned(one, other).units;
  if (right === 0n) throw new Failure("DivideByZeroException");
  return whole(left / right, one, other);
}

/** Compares by content, numbers by value. */
export function same(one: Value, other: Value): boolean {
  if (one instanceof Map && other instanceof Map)
    return [...one].every(([name, value]) => same(value, other.get(name) ?? null));
  if (isMoment(one) && isMoment(other)) return one.ticks === other.ticks;
  if (isNumber(one) && isNumber(other)) return compared(one, other) === 0;
  return JSON.stringify(one) === JSON.stringify(other);
}

function isNumber(value: Value): boolean {
  return isWhole(value) || isExact(value) || isFloating(value);
}

/** Returns a negative number, 0 or a positive number if `one` is below, equal to or above `other`. */
export function compared(one: Value, other: Value): number {
  if (isMoment(one) && isMoment(other)) return one.ticks === other.ticks ? 0 : one.ticks < other.ticks ? -1 : 1;
  if (isFloating(one) || isFloating(other)) return Math.sign(floatOf(one) - floatOf(other));
  const [left, right] = aligned(one, other).units;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Adds two numbers, or two amounts of one currency. */
export function added(one: Value, other: Value): Value {
  if (isMoment(one)) return calculatedMoment("+", one, other);
  if (one instanceof Map && other instanceof Map) {
    if (!same(one.get("currency") ?? null, other.get("currency") ?? null))
      throw new Failure("DomainInvariantViolationException");
    return withAmount(one, added(one.get("amount") ?? 0, other.get("amount") ?? 0));
  }
  const sum = floating(one, other, (left, right) => left + right);
  if (sum !== undefined) return sum;
  const { units, scale } = aligned(one, other);
  if (isWhole(one) && isWhole(other)) return whole(units[0] + units[1], one, other);
  return { units: units[0] + units[1], scale };
}

/** Subtracts two numbers, or two amounts of one currency. */
export function subtracted(one: Value, other: Value): Value {
  if (isMoment(one)) return calculatedMoment("-", one, other);
  const difference = floating(one, other, (left, right) => left - right);
  if (difference !== undefined) return difference;
  if (isWhole(one) && isWhole(other))
    return whole(aligned(one, other).units[0] - aligned(one, other).units[1], one, other);
  if (!(one instanceof Map && other instanceof Map)) return added(one, negative(other));
  const opposite = new Map(other).set("amount", negative(other.get("amount") ?? 0));
  return added(one, opposite);
}

/** Multiplies two numbers, or an amount and a number. */
export function multiplied(one: Value, other: Value): Value {
  if (isMoment(one) || isMoment(other)) return calculatedMoment("*", one, other);
  if (one instanceof Map) return withAmount(one, multiplied(one.get("amount") ?? 0, other));
  if (other instanceof Map) return multiplied(other, one);
  const product = floating(one, other, (left, right) => left * right);
  if (product !== undefined) return product;
  const [left, right] = [exactOf(one), exactOf(other)];
  if (isWhole(one) && isWhole(other)) return whole(left.units * right.units, one, other);
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Negates a number. */
export function negative(value: Value): Value {
  if (isMoment(value)) return opposite(value);
  if (isFloating(value)) return { double: -value.double };
  if (value instanceof Map) return withAmount(value, negative(value.get("amount") ?? 0));
  return isExact(value) ? { ...value, units: -value.units } : whole(-exactOf(value).units, value);
}

/** Returns an amount of money. Throws for one that breaks the rule of the value. */
export function withAmount(money: ReadonlyMap<string, Value>, amount: Value): Value {
  if (compared(amount, -1000) < 0) throw new Failure("DomainInvariantViolationException");
  return new Map(money).set("amount", amount);
}

/** Divides by a whole number, to 28 decimal places. */
export function quotient({ units, scale }: Exact, divisor: number): Exact {
  const dividend = units * 10n ** BigInt(28 - scale);
  const by = BigInt(divisor);
  const [whole, rest] = [dividend / by, dividend % by];
  const isMore = 2n * (rest < 0n ? -rest : rest) > by;
  return { units: isMore ? whole + (dividend < 0n ? -1n : 1n) : whole, scale: 28 };
}

/** Returns what a division of whole numbers leaves over, with the sign of the dividend. */
export function remainder(one: Value, other: Value): Value {
  const left = floating(one, other, (dividend, divisor) => dividend % divisor);
  if (left !== undefined) return left;
  const { units, scale } = aligned(one, other);
  if (units[1] === 0n) throw new Failure("DivideByZeroException");
  const rest = units[0] % units[1];
  return isWhole(one) && isWhole(other) ? whole(rest, one, other) : { units: rest, scale };
}

/** Rounds to a whole number, up for 1 and down for -1. */
export function towards(direction: 1 | -1, value: Value): Value {
  if (isFloating(value)) return whole(BigInt(direction === 1 ? Math.ceil(value.double) : Math.floor(value.double)));
  const { units, scale } = exactOf(value);
  const one = 10n ** BigInt(scale);
  const isBetween = units % one !== 0n && units > 0n === (direction === 1);
  return whole(units / one + (isBetween ? BigInt(direction) : 0n));
}

/** Rounds to an Int or a Long, halves away from zero. */
export function rounded(value: Value, to: "Int" | "Long" = "Int"): Value {
  if (isFloating(value)) {
    const size = BigInt(Math.round(Math.abs(value.double)));
    return whole(value.double < 0 ? -size : size, to === "Long" ? 0n : 0);
  }
  const { units, scale } = exactOf(value);
  const one = 10n ** BigInt(scale);
  const size = (2n * (units < 0n ? -units : units) + one) / (2n * one);
  return whole(units < 0n ? -size : size, to === "Long" ? 0n : 0);
}
