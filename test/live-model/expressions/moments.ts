import type { OperationName } from "../../../generators/model/expr.ts";
import type { BinaryOperator, DurationUnit } from "../../../generators/model/expression-ast.ts";
import { Failure } from "./failure.ts";
import type { Value } from "./values.ts";

/** A point or a length of time, in units of 100 nanoseconds: since the first day of the year 1, since midnight, or as a length. */
export interface Moment {
  readonly moment: "Instant" | "Date" | "Time" | "Duration";
  readonly ticks: bigint;
}

const second = 10_000_000n;
const day = 86_400n * second;
const lastTick = 3_652_059n * day - 1n;
const units: Readonly<Record<DurationUnit, bigint>> = {
  weeks: 7n * day,
  days: day,
  hours: 3600n * second,
  minutes: 60n * second,
  seconds: second,
};

export function isMoment(value: Value): value is Moment {
  return typeof value === "object" && value !== null && "moment" in value;
}

/** Counts a day as JavaScript does. */
export function dateOf(text: string): Moment {
  return { moment: "Date", ticks: BigInt(Date.parse(`${text}T00:00:00Z`)) * 10_000n + 719_162n * day };
}

export function timeOf(text: string): Moment {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(":").map(Number);
  return { moment: "Time", ticks: BigInt(hours * 3600 + minutes * 60 + seconds) * second };
}

export function lengthOf(amount: string, unit: DurationUnit): Moment {
  return length(BigInt(amount) * units[unit]);
}

function length(ticks: bigint): Moment {
  if (BigInt.asIntN(64, ticks) !== ticks) throw new Failure("OverflowException");
  return { moment: "Duration", ticks };
}

/** Computes `left operator right`, where one side is a point or a length of time. */
export function calculatedMoment(operator: BinaryOperator, left: Value, right: Value): Moment {
  if (typeof left === "number") return calculatedMoment(operator, right, left);
  if (!isMoment(left)) throw new Error("Only points and lengths of time come here.");
  if (typeof right === "number") return scaled(operator, left, right);
  if (!isMoment(right)) throw new Error("Only points and lengths of time come here.");
  if (right.moment !== "Duration") return between(right, left);
  return moved(left, operator === "-" ? length(-right.ticks).ticks : right.ticks);
}

function scaled(operator: BinaryOperator, { ticks }: Moment, factor: number): Moment {
  if (operator === "*") return length(ticks * BigInt(factor));
  if (factor === 0) throw new Failure("DivideByZeroException");
  return length(ticks / BigInt(factor));
}

function between(start: Moment, end: Moment): Moment {
  const ticks = end.ticks - start.ticks;
  return length(start.moment === "Time" && ticks < 0n ? ticks + day : ticks);
}

function moved({ moment, ticks: from }: Moment, by: bigint): Moment {
  if (moment === "Duration") return length(from + by);
  const ticks = from + by;
  if (moment === "Time") return { moment, ticks: ofDay(ticks) };
  if (ticks < 0n || ticks > lastTick) throw new Failure("OverflowException");
  return { moment, ticks: moment === "Date" ? ticks - ofDay(ticks) : ticks };
}

function ofDay(ticks: bigint): bigint {
  return ((ticks % day) + day) % day;
}

export function opposite({ ticks }: Moment): Moment {
  return length(-ticks);
}

/** Returns a part of a point or a length of time. */
export function partOf(name: OperationName, { ticks }: Moment, argument: Value): Value {
  switch (name) {
    case "date":
      return { moment: "Date", ticks: ticks - ofDay(ticks) };
    case "time":
      return { moment: "Time", ticks: ofDay(ticks) };
    case "at":
      return { moment: "Instant", ticks: ticks + (argument as Moment).ticks };
    case "addMonths":
      return monthsLater(ticks, argument as number);
    case "year":
    case "month":
    case "day":
      return Number(dayText(ticks).split("-")[["year", "month", "day"].indexOf(name)]);
    case "hour":
      return Number(ticks / units.hours);
    case "minute":
      return Number((ticks / units.minutes) % 60n);
    case "second":
      return Number((ticks / second) % 60n);
    case "days":
    case "hours":
    case "minutes":
    case "seconds":
      return whole(ticks / units[name]);
    default:
      throw new Error(`'${name}' is no part of a time.`);
  }
}

/** Moves a day by months as a calendar on paper does: from the first of the month, and back to its last day. */
function monthsLater(ticks: bigint, count: number): Moment {
  const [year = 0, month = 0, date = 0] = dayText(ticks).split("-").map(Number);
  const first = Date.UTC(2000, 0, 1);
  const reached = new Date(first);
  reached.setUTCFullYear(year, month - 1 + count, 1);
  const last = new Date(reached);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  reached.setUTCDate(Math.min(date, last.getUTCDate()));
  const days = Math.round((reached.getTime() - Date.UTC(1970, 0, 1)) / 86_400_000) + 719_162;
  if (Math.abs(count) > 120_000 || !(days >= 0 && BigInt(days) * day <= lastTick))
    throw new Failure("OverflowException");
  return { moment: "Date", ticks: BigInt(days) * day };
}

function whole(count: bigint): number {
  if (BigInt.asIntN(32, count) !== count) throw new Failure("OverflowException");
  return Number(count);
}

function dayText(ticks: bigint): string {
  const from1970 = ticks / 10_000n - (719_162n * day) / 10_000n;
  return new Date(Number(from1970)).toISOString().slice(0, 10);
}

/** Prints a value in a text, as ISO 8601 does. */
export function momentText({ moment, ticks }: Moment): string {
  if (moment === "Date") return dayText(ticks);
  if (moment === "Time") return clockText(ticks);
  if (moment === "Instant") throw new Error("Instants are not joined with texts here.");
  const size = ticks < 0n ? -ticks : ticks;
  const [hours, minutes] = [(size / units.hours) % 24n, (size / units.minutes) % 60n];
  const seconds = clockText(size % units.minutes)
    .slice(6)
    .replace(/^0(?=\d)/, "")
    .replace(/(\.\d*?)0+$/, "$1");
  const time = `${hours === 0n ? "" : `${hours}H`}${minutes === 0n ? "" : `${minutes}M`}${seconds === "0" ? "" : `${seconds}S`}`;
  const days = size / day === 0n ? "" : `${size / day}D`;
  return `${ticks < 0n ? "-" : ""}P${days}${time === "" ? (days === "" ? "T0S" : "") : `T${time}`}`;
}

function clockText(ticks: bigint): string {
  const clock = new Date(Number(ticks / 10_000n)).toISOString().slice(11, 19);
  const fraction = String(ticks % second)
    .padStart(7, "0")
    .replace(/0+$/, "");
  return fraction === "" ? clock : `${clock}.${fraction}`;
}

/** Prints a value like the test program: an instant in milliseconds since 1970, a day by its number, the others in their units. */
export function shownMoment({ moment, ticks }: Moment): string {
  if (moment === "Instant") return String(ticks / 10_000n - 62_135_596_800_000n);
  return String(moment === "Date" ? ticks / day : ticks);
}

/** Returns a value as a C# expression. */
export function csharpMoment({ moment, ticks }: Moment): string {
  switch (moment) {
    case "Instant":
      return `new DateTimeOffset(${ticks}L, TimeSpan.Zero)`;
    case "Date":
      return `DateOnly.FromDayNumber(${ticks / day})`;
    case "Time":
      return `new TimeOnly(${ticks}L)`;
    case "Duration":
      return `new Duration(new TimeSpan(${ticks}L))`;
  }
}

/** The points and lengths of time that samples have: leap days, midnights and the borders of the calendar are among them. */
export const sampledMoments: Readonly<Record<"Date" | "Time" | "Duration", readonly Moment[]>> = {
  Date: ["2026-01-01", "2028-02-28", "2028-02-29", "9999-12-31", "0001-01-01"].map(dateOf),
  Time: ["00:00:00", "23:59:59", "12:30:00"].map(timeOf),
  Duration: [0n, day, -day, 90n * second, 25n * units.hours, 366n * day, 2n ** 63n - 1n].map(length),
};

export function instantOf(milliseconds: number): Moment {
  return { moment: "Instant", ticks: (BigInt(milliseconds) + 62_135_596_800_000n) * 10_000n };
}
