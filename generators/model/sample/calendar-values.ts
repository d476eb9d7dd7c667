import type { Expr, OperationName } from "../expr.ts";
import type { BinaryOperator, DurationUnit } from "../expression-ast.ts";
import type { ScalarName, Type } from "../type.ts";
import { dayNumberOf, dayOf, isDay, ticksOf } from "../typing/calendar.ts";
import type { Json } from "./json.ts";

type CalendarLiteral = Extract<Expr, { readonly kind: "date" | "time" | "duration" }>;
/** The types of points and lengths of time. */
export type CalendarKind = Extract<ScalarName, "Instant" | "Date" | "Time" | "Duration">;

const perSecond = 10_000_000n;
const perUnit: Readonly<Record<Exclude<DurationUnit, "weeks">, bigint>> = {
  days: 86_400n * perSecond,
  hours: 3600n * perSecond,
  minutes: 60n * perSecond,
  seconds: perSecond,
};
const perDay = perUnit.days;

/** Returns the JSON of a literal. */
export function calendarJson(literal: CalendarLiteral): string {
  if (literal.kind === "duration") return textOf(ticksOf(literal.amount, literal.unit) ?? 0n, "Duration");
  return literal.kind === "time" && literal.text.length === 5 ? `${literal.text}:00` : literal.text;
}

/** Returns the kind of a point or a length of time; undefined for other types. */
export function calendarKind(type: Type): CalendarKind | undefined {
  if (type.kind !== "scalar") return undefined;
  return (["Instant", "Date", "Time", "Duration"] as const).find((kind) => kind === type.name);
}

/** Computes `left operator right` with JSON texts of points and lengths of time, one of which may be a number. */
export function calculatedCalendar(
  operator: BinaryOperator,
  [left, leftKind]: readonly [Json, CalendarKind | undefined],
  [right, rightKind]: readonly [Json, CalendarKind | undefined],
): string | undefined {
  const [one, other] = [amountOf(left, leftKind), amountOf(right, rightKind)];
  const kind = leftKind ?? rightKind;
  if (one === undefined || other === undefined || kind === undefined) return undefined;
  const isBetween = operator === "-" && leftKind === rightKind && kind !== "Duration";
  const result = computed(operator, one, other);
  if (result === undefined) return undefined;
  return isBetween ? textOf(kind === "Time" ? inDay(result) : result, "Duration") : textOf(result, kind);
}

/** Returns the opposite of a length of time. */
export function negatedDuration(text: string): string {
  return textOf(-(amountOf(text, "Duration") ?? 0n), "Duration");
}

/** Orders two JSON texts of one kind. */
export function comparedCalendar(left: Json, right: Json, kind: CalendarKind): number | undefined {
  const [one, other] = [amountOf(left, kind), amountOf(right, kind)];
  if (one === undefined || other === undefined) return undefined;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Orders two JSON texts of one kind, whichever it is. Texts of points have the order of time. */
export function orderedCalendar(left: string, right: string): number {
  const isBefore = lengths.test(left) ? (lengthOf(left) ?? 0n) < (lengthOf(right) ?? 0n) : left < right;
  return left === right ? 0 : isBefore ? -1 : 1;
}

/** Computes a part of a point or a length of time; undefined for any other operation. */
export function calendarPart(
  operation: OperationName,
  [value, kind]: readonly [string, CalendarKind],
  argument: Json | undefined,
): Json | undefined {
  const ticks = amountOf(value, kind);
  if (ticks === undefined) return undefined;
  switch (operation) {
    case "date":
      return textOf(ticks, "Date");
    case "time":
      return textOf(inDay(ticks), "Time");
    case "at":
      return argument === undefined ? undefined : textOf(ticks + (amountOf(argument, "Time") ?? 0n), "Instant");
    case "addMonths":
      return typeof argument === "number" ? monthsLater(value, argument) : undefined;
    case "year":
    case "month":
    case "day":
      return Number(textOf(ticks, "Date").split("-")[["year", "month", "day"].indexOf(operation)]);
    case "hour":
    case "minute":
    case "second":
      return Number(textOf(ticks, "Time").slice(0, 8).split(":")[["hour", "minute", "second"].indexOf(operation)]);
    case "days":
    case "hours":
    case "minutes":
    case "seconds":
      return Number(ticks / perUnit[operation]);
    default:
      return undefined;
  }
}

/** Moves a day by months; in a month without that day to its last one. Returns undefined beyond the years 1 to 9999. */
function monthsLater(day: string, count: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const months = year * 12 + month - 1 + count;
  if (months < 12 || months >= 120_000) return undefined;
  const reached = [Math.floor(months / 12), (months % 12) + 1].map((part) => String(part).padStart(2, "0")).join("-");
  const days = [date, 30, 29, 28].filter((one) => one <= date).map((one) => String(one).padStart(2, "0"));
  return days.map((one) => `${reached.padStart(7, "0")}-${one}`).find(isDay);
}

function computed(operator: BinaryOperator, one: bigint, other: bigint): bigint | undefined {
  switch (operator) {
    case "+":
      return one + other;
    case "-":
      return one - other;
    case "*":
      return one * other;
    case "/":
      return other === 0n ? undefined : one / other;
    default:
      return undefined;
  }
}

/** Counts a value in units of 100 nanoseconds: since one day, since midnight, or as a length. A number counts as itself. */
function amountOf(value: Json, kind: CalendarKind | undefined): bigint | undefined {
  if (kind === undefined) return typeof value === "number" && Number.isInteger(value) ? BigInt(value) : undefined;
  if (typeof value !== "string") return undefined;
  if (kind === "Duration") return lengthOf(value);
  if (kind === "Time") return timeOf(value);
  const [day = "", time = "00:00:00"] = value.replace("Z", "").split("T");
  return isDay(day) ? BigInt(dayNumberOf(day)) * perDay + timeOf(time) : undefined;
}

function timeOf(text: string): bigint {
  const [clock = "", fraction = ""] = text.split(".");
  const [hours = "0", minutes = "0", seconds = "0"] = clock.split(":");
  const whole = BigInt(hours) * perUnit.hours + BigInt(minutes) * perUnit.minutes + BigInt(seconds) * perSecond;
  return whole + BigInt(fraction.slice(0, 7).padEnd(7, "0"));
}

const lengths = /^(-?)P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d+))?S)?)?$/;

function lengthOf(text: string): bigint | undefined {
  const found = lengths.exec(text);
  if (found === null) return undefined;
  const [, sign, days = "0", hours = "0", minutes = "0", seconds = "0", fraction = ""] = found;
  const ticks = BigInt(days) * perDay + timeOf(`${hours}:${minutes}:${seconds}.${fraction}`);
  return sign === "-" ? -ticks : ticks;
}

function textOf(ticks: bigint, kind: CalendarKind): string {
  if (kind === "Duration") return lengthText(ticks);
  if (kind === "Time") return timeText(inDay(ticks));
  const day = dayOf(Number((ticks - inDay(ticks)) / perDay));
  return kind === "Date" ? day : `${day}T${timeText(inDay(ticks))}Z`;
}

function timeText(ticks: bigint): string {
  const parts = [ticks / perUnit.hours, (ticks / perUnit.minutes) % 60n, (ticks / perSecond) % 60n];
  const fraction = String(ticks % perSecond).padStart(7, "0");
  const clock = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return fraction === "0000000" ? clock : `${clock}.${fraction}`;
}

/** Prints a length as .NET does in XML, and so the runtime of models. */
function lengthText(ticks: bigint): string {
  const length = ticks < 0n ? -ticks : ticks;
  const parts = [
    [length / perDay, "D"],
    [(length / perUnit.hours) % 24n, "H"],
    [(length / perUnit.minutes) % 60n, "M"],
  ] as const;
  const [days, ...times] = parts.map(([amount, unit]) => (amount === 0n ? "" : `${amount}${unit}`));
  const fraction = String(length % perSecond)
    .padStart(7, "0")
    .replace(/0+$/, "");
  const whole = (length / perSecond) % 60n;
  const seconds = whole === 0n && fraction === "" ? "" : `${whole}${fraction === "" ? "" : `.${fraction}`}S`;
  const time = `${times.join("")}${seconds}`;
  const text = `${days}${time === "" ? "" : `T${time}`}`;
  return `${ticks < 0n ? "-" : ""}P${text === "" ? "T0S" : text}`;
}

/** Returns the part of a day. */
function inDay(ticks: bigint): bigint {
  return ((ticks % perDay) + perDay) % perDay;
}
