import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import type { BinaryOperator, CalendarLiteral, DurationLiteral } from "../expression-ast.ts";
import { isNumber, isScalar, type ScalarName, scalars, type Type } from "../type.ts";
import { isDay, isTimeOfDay, ticksOf } from "./calendar.ts";
import { lengthHint } from "./fault-of.ts";
import { refuse, type Typer } from "./typer.ts";

/** Types a day or a time of day. */
export function typeCalendar(typer: Typer, { kind, text, span }: CalendarLiteral): Expr {
  if (kind === "date" ? isDay(text) : isTimeOfDay(text))
    return { kind, text, type: kind === "date" ? scalars.Date : scalars.Time };
  const word = kind === "date" ? "day" : "time of day";
  return refuse(typer, report(catalogue.noSuchMoment, { word, text }, { span }));
}

/** Types a length of time. */
export function typeDuration(typer: Typer, { amount, unit, span }: DurationLiteral): Expr {
  if (ticksOf(amount, unit) !== undefined) return { kind: "duration", amount, unit, type: scalars.Duration };
  const text = `${amount} ${unit}`;
  return refuse(typer, report(catalogue.numberTooLarge, { text, type: "Duration" }, { span }));
}

const points = ["Instant", "Date", "Time"] as const satisfies readonly ScalarName[];

const results: ReadonlyMap<string, ScalarName> = new Map([
  ...points.flatMap((point) => [
    [`${point} + Duration`, point] as const,
    [`${point} - Duration`, point] as const,
    [`${point} - ${point}`, "Duration"] as const,
  ]),
  ["Duration + Duration", "Duration"],
  ["Duration - Duration", "Duration"],
  ["Duration * Int", "Duration"],
  ["Int * Duration", "Duration"],
  ["Duration / Int", "Duration"],
]);

/** Returns the type of arithmetic with points and lengths of time; undefined for any other. Spec: model-types, Calendar arithmetic. */
export function calendarType(operator: BinaryOperator, left: Type, right: Type): Type | undefined {
  if (left.kind !== "scalar" || right.kind !== "scalar") return undefined;
  const result = results.get(`${left.name} ${operator} ${right.name}`);
  return result && scalars[result];
}

/** True for a point or a length of time. */
export function isTime(type: Type): boolean {
  return isScalar(type, ...points, "Duration");
}

/** Returns advice for a number that is added to a point or a length of time. */
export function calendarHint(operator: BinaryOperator, left: Type, right: Type): string | undefined {
  const isAdded = (operator === "+" || operator === "-") && isTime(left) && isNumber(right);
  return isAdded ? lengthHint : undefined;
}
