import { comparison, type Expr } from "../expr.ts";
import type { BinaryOperator } from "../expression-ast.ts";
import { isWholeNumber, required } from "../type.ts";
import { type CalendarKind, calculatedCalendar, calendarKind, comparedCalendar } from "./calendar-values.ts";
import { isEqual, isObject, type Json, type JsonObject } from "./json.ts";

type BinaryExpr = Extract<Expr, { readonly kind: "binary" }>;

/** Computes a binary expression; one known side can decide `&&`, `||` and `??`. */
export function evaluateBinary(
  { operator, left, right }: BinaryExpr,
  of: (part: Expr) => Json | undefined,
): Json | undefined {
  const one = of(left);
  if (operator === "??") return one === null ? of(right) : one;
  const other = of(right);
  if (operator === "&&" || operator === "||") return connected(operator, one, other);
  if (one === undefined || other === undefined) return undefined;
  if (operator === "==" || operator === "!=") return isEqual(one, other) === (operator === "==");
  return ofKnown({ operator, left, right }, one, other);
}

function ofKnown({ operator, left, right }: Pick<BinaryExpr, "operator" | "left" | "right">, one: Json, other: Json) {
  if (isObject(one)) return ofValue(operator, one, other);
  const kinds = [calendarKind(required(left.type)), calendarKind(required(right.type))] as const;
  if (kinds.some((kind) => kind !== undefined)) return ofCalendar(operator, [one, other], kinds);
  if (typeof one === "string" && typeof other === "string") return operator === "+" ? one + other : undefined;
  if (typeof one !== "number" || typeof other !== "number") return undefined;
  const result = calculated(operator, one, other);
  const areWhole = [left, right].every(({ type }) => isWholeNumber(required(type)));
  if (result !== undefined) return areWhole ? exactly(Math.trunc(result)) : result;
  return comparison(operator, one, other);
}

/** Returns a whole number that JavaScript counts; undefined for one beyond. */
export function exactly(number: number): number | undefined {
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Compares or computes with points and lengths of time. */
function ofCalendar(
  operator: BinaryOperator,
  [left, right]: readonly [Json, Json],
  [leftKind, rightKind]: readonly [CalendarKind | undefined, CalendarKind | undefined],
): Json | undefined {
  const order = leftKind === rightKind && leftKind ? comparedCalendar(left, right, leftKind) : undefined;
  const result = order === undefined ? undefined : comparison(operator, order, 0);
  return result ?? calculatedCalendar(operator, [left, leftKind], [right, rightKind]);
}

/** Computes with the numbers of a value; everything else must be the same on both sides. */
function ofValue(operator: BinaryOperator, value: JsonObject, other: Json): Json | undefined {
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const isKept = typeof part !== "number" && !isObject(other);
    const result = isKept ? part : ofPart(operator, part, isObject(other) ? (other[name] ?? null) : other);
    return result === undefined ? [] : [[name, result] as const];
  });
  return parts.length === Object.keys(value).length ? Object.fromEntries(parts) : undefined;
}

function ofPart(operator: BinaryOperator, part: Json, other: Json): Json | undefined {
  if (typeof part !== "number" || typeof other !== "number") return isEqual(part, other) ? part : undefined;
  // A division of whole numbers has another result than one of decimals.
  return operator === "/" ? undefined : calculated(operator, part, other);
}

function connected(operator: "&&" | "||", one: Json | undefined, other: Json | undefined): boolean | undefined {
  const decisive = operator === "||";
  if (one === decisive || other === decisive) return decisive;
  return typeof one === "boolean" && typeof other === "boolean" ? !decisive : undefined;
}

function calculated(operator: BinaryOperator, one: number, other: number): number | undefined {
  switch (operator) {
    case "+":
      return one + other;
    case "-":
      return one - other;
    case "*":
      return one * other;
    case "/":
      return other === 0 ? undefined : one / other;
    case "%":
      return other === 0 ? undefined : one % other;
    default:
      return undefined;
  }
}
