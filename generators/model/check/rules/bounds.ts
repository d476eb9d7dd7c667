import type { Expr } from "../../expr.ts";
import type { BinaryOperator } from "../../expression-ast.ts";
import { isWholeNumber } from "../../type.ts";
import { constantNumber, type NumberConstant, unitsOf, wholeUnit } from "../../typing/constant.ts";

/** The bound of a condition on one number of the declaration. */
export interface Bound {
  /** The number as written: `amount`, `name.length`. */
  readonly subject: string;
  readonly interval: Interval;
}

/** An interval in units of a Decimal's last digit; an undefined end is open. */
export interface Interval {
  readonly least: bigint | undefined;
  readonly most: bigint | undefined;
}

const turned: Partial<Record<BinaryOperator, BinaryOperator>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" };

/** Splits a condition at `&&`. */
export function conjunctsOf(expr: Expr): readonly Expr[] {
  return expr.kind === "binary" && expr.operator === "&&"
    ? [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)]
    : [expr];
}

/** Reads a condition as a bound; undefined for any other condition. */
export function boundOf(expr: Expr): Bound | undefined {
  if (expr.kind === "operation") return ofCount(expr);
  if (expr.kind !== "binary") return undefined;
  const { operator, left, right } = expr;
  return compared(operator, left, right) ?? compared(turned[operator] ?? operator, right, left);
}

export function intersection(one: Interval, other: Interval): Interval {
  const largest = (a: bigint, b: bigint) => (a > b ? a : b);
  const smallest = (a: bigint, b: bigint) => (a < b ? a : b);
  const least = one.least === undefined || other.least === undefined ? undefined : largest(one.least, other.least);
  const most = one.most === undefined || other.most === undefined ? undefined : smallest(one.most, other.most);
  return { least: least ?? one.least ?? other.least, most: most ?? one.most ?? other.most };
}

export function isEmpty({ least, most }: Interval): boolean {
  return least !== undefined && most !== undefined && least > most;
}

export function allows(interval: Interval, number: NumberConstant): boolean {
  const value = unitsOf(number);
  return !isEmpty(intersection(interval, { least: value, most: value }));
}

function ofCount({ operation, target }: Extract<Expr, { readonly kind: "operation" }>): Bound | undefined {
  const subject = subjectOf(target);
  if (subject === undefined || !(operation === "isEmpty" || operation === "isNotEmpty")) return undefined;
  const interval = operation === "isEmpty" ? { least: 0n, most: 0n } : { least: wholeUnit, most: undefined };
  return { subject: `${subject}.count`, interval };
}

function compared(operator: BinaryOperator, left: Expr, right: Expr): Bound | undefined {
  const [subject, limit] = [subjectOf(left), constantNumber(right)];
  if (subject === undefined || limit === undefined) return undefined;
  const interval = intervalOf(operator, unitsOf(limit), isWholeNumber(left.type) ? wholeUnit : 1n);
  // A length is never negative.
  const isLength = left.kind === "operation";
  return { subject, interval: isLength ? intersection(interval, { least: 0n, most: undefined }) : interval };
}

function intervalOf(operator: BinaryOperator, limit: bigint, step: bigint): Interval {
  const below = floor(limit, step);
  const above = -floor(-limit, step);
  switch (operator) {
    case "<":
      return { least: undefined, most: above - step };
    case "<=":
      return { least: undefined, most: below };
    case ">":
      return { least: below + step, most: undefined };
    case ">=":
      return { least: above, most: undefined };
    case "==":
      return { least: above, most: below };
    default:
      return { least: undefined, most: undefined };
  }
}

function floor(value: bigint, step: bigint): bigint {
  const rest = ((value % step) + step) % step;
  return value - rest;
}

function subjectOf(expr: Expr): string | undefined {
  switch (expr.kind) {
    case "field":
      return expr.name;
    case "member":
      return joined(expr.target, expr.name);
    case "operation":
      return expr.operation === "length" || expr.operation === "count"
        ? joined(expr.target, expr.operation)
        : undefined;
    default:
      return undefined;
  }
}

function joined(target: Expr, name: string): string | undefined {
  const outer = subjectOf(target);
  return outer && `${outer}.${name}`;
}
