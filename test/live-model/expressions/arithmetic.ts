import { Failure } from "./failure.ts";
import { calculatedMoment, isMoment, opposite } from "./moments.ts";
import { type Exact, isExact, type Value } from "./values.ts";

/** Converts two numbers to units of the same scale. */
function aligned(one: Value, other: Value): { readonly units: readonly [bigint, bigint]; readonly scale: number } {
  const [left, right] = [exactOf(one), exactOf(other)];
  const scale = Math.max(left.scale, right.scale);
  const unitsOf = (value: Exact) => value.units * 10n ** BigInt(scale - value.scale);
  return { units: [unitsOf(left), unitsOf(right)], scale };
}

function exactOf(value: Value): Exact {
  return isExact(value) ? value : { units: BigInt(Number(value)), scale: 0 };
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
  return typeof value === "number" || isExact(value);
}

/** Returns a negative number, 0 or a positive number if `one` is below, equal to or above `other`. */
export function compared(one: Value, other: Value): number {
  if (isMoment(one) && isMoment(other)) return one.ticks === other.ticks ? 0 : one.ticks < other.ticks ? -1 : 1;
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
  if (typeof one === "number" && typeof other === "number") return int32(one + other);
  const { units, scale } = aligned(one, other);
  return { units: units[0] + units[1], scale };
}

/** Subtracts two numbers, or two amounts of one currency. */
export function subtracted(one: Value, other: Value): Value {
  if (isMoment(one)) return calculatedMoment("-", one, other);
  if (!(one instanceof Map && other instanceof Map)) return added(one, negative(other));
  const opposite = new Map(other).set("amount", negative(other.get("amount") ?? 0));
  return added(one, opposite);
}

/** Multiplies two numbers, or an amount and a number. */
export function multiplied(one: Value, other: Value): Value {
  if (isMoment(one) || isMoment(other)) return calculatedMoment("*", one, other);
  if (one instanceof Map) return withAmount(one, multiplied(one.get("amount") ?? 0, other));
  if (other instanceof Map) return multiplied(other, one);
  if (typeof one === "number" && typeof other === "number") return int32(one * other);
  const [left, right] = [exactOf(one), exactOf(other)];
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** Negates a number. */
export function negative(value: Value): Value {
  if (isMoment(value)) return opposite(value);
  if (value instanceof Map) return withAmount(value, negative(value.get("amount") ?? 0));
  return isExact(value) ? { ...value, units: -value.units } : int32(0 - Number(value));
}

/** Returns a number that fits in 32 bits. */
function int32(value: number): number {
  if (Math.abs(value) > 2 ** 31 || value === 2 ** 31) throw new Failure("OverflowException");
  return value;
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
  const { units, scale } = aligned(one, other);
  if (units[1] === 0n) throw new Failure("DivideByZeroException");
  const rest = units[0] % units[1];
  return typeof one === "number" && typeof other === "number" ? Number(rest) : { units: rest, scale };
}

/** Rounds to a whole number, up for 1 and down for -1. */
export function towards(direction: 1 | -1, value: Value): Value {
  const { units, scale } = exactOf(value);
  const one = 10n ** BigInt(scale);
  const isBetween = units % one !== 0n && units > 0n === (direction === 1);
  const whole = units / one + (isBetween ? BigInt(direction) : 0n);
  if (BigInt.asIntN(32, whole) !== whole) throw new Failure("OverflowException");
  return Number(whole);
}

/** Rounds to a whole number, halves away from zero. */
export function rounded(value: Value): Value {
  const { units, scale } = exactOf(value);
  const one = 10n ** BigInt(scale);
  const size = (2n * (units < 0n ? -units : units) + one) / (2n * one);
  const whole = units < 0n ? -size : size;
  if (BigInt.asIntN(32, whole) !== whole) throw new Failure("OverflowException");
  return Number(whole);
}
