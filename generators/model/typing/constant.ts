import { comparison, type Expr } from "../expr.ts";
import type { BinaryOperator } from "../expression-ast.ts";
import { isScalar, type Type } from "../type.ts";

/** The value of an expression that consists of literals. */
export type Constant =
  | NumberConstant
  | DoubleConstant
  | { readonly kind: "Bool"; readonly value: boolean }
  | { readonly kind: "String"; readonly value: string };

/** Evaluates an expression as the C# compiler does; undefined unless it consists of literals, and for a division by zero. */
export function constantOf(expr: Expr): Constant | undefined {
  // An untyped expression is a placeholder literal.
  if (expr.type.kind === "unknown") return undefined;
  switch (expr.kind) {
    case "int":
      return { kind: isScalar(expr.type, "Long") ? "Long" : "Int", value: BigInt(expr.text) };
    case "decimal":
      return isScalar(expr.type, "Double") ? { kind: "Double", value: Number(expr.text) } : decimalOf(expr.text);
    case "bool":
      return { kind: "Bool", value: expr.value };
    case "string":
      return { kind: "String", value: expr.value };
    case "unary":
      return opposite(constantOf(expr.operand));
    case "binary":
      return joined(expr);
    case "if":
      return chosen(expr);
    default:
      return undefined;
  }
}

/** Returns the exact value of a number that consists of literals. */
export function constantNumber(expr: Expr): NumberConstant | undefined {
  const constant = constantOf(expr);
  return constant && isExact(constant) ? constant : undefined;
}

function isExact(constant: Constant): constant is NumberConstant {
  return !["Double", "Bool", "String"].includes(constant.kind);
}

function opposite(constant: Constant | undefined): Constant | undefined {
  if (constant === undefined) return undefined;
  switch (constant.kind) {
    case "String":
      return undefined;
    case "Bool":
      return { kind: "Bool", value: !constant.value };
    case "Double":
      return { kind: "Double", value: -constant.value };
    default:
      return negate(constant);
  }
}

function joined({ operator, left, right }: Extract<Expr, { readonly kind: "binary" }>): Constant | undefined {
  // The right operand is usually a single expression and not constant, so it is tested first.
  const second = constantOf(right);
  const first = second && constantOf(left);
  if (second === undefined || first === undefined) return undefined;
  if (first.kind === "Double" || second.kind === "Double")
    return ofDoubles(operator, doubleOf(first), doubleOf(second));
  if (!(isExact(first) && isExact(second))) {
    const value = ofWords(operator, first.value, second.value);
    return value === undefined ? undefined : { kind: "Bool", value };
  }
  const value = comparison(operator, unitsOf(first), unitsOf(second));
  return value === undefined ? calculate(operator, first, second) : { kind: "Bool", value };
}

/** A number of 64 bits, which JavaScript counts with as C# does. */
interface DoubleConstant {
  readonly kind: "Double";
  readonly value: number;
}

function ofDoubles(operator: BinaryOperator, left: number, right: number): Constant | undefined {
  const value = comparison(operator, left, right);
  if (value !== undefined) return { kind: "Bool", value };
  const result = calculatedDouble(operator, left, right);
  return result === undefined ? undefined : { kind: "Double", value: result };
}

function doubleOf(constant: Constant): number {
  return isExact(constant) ? Number(spelledNumber(constant)) : Number(constant.value);
}

function calculatedDouble(operator: BinaryOperator, left: number, right: number): number | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return right === 0 ? undefined : left / right;
    case "%":
      return right === 0 ? undefined : left % right;
    default:
      return undefined;
  }
}

function ofWords(operator: BinaryOperator, left: unknown, right: unknown): boolean | undefined {
  switch (operator) {
    case "==":
      return left === right;
    case "!=":
      return left !== right;
    case "&&":
      return left === true && right === true;
    case "||":
      return left === true || right === true;
    default:
      return undefined;
  }
}

function chosen(expr: Extract<Expr, { readonly kind: "if" }>): Constant | undefined {
  const [test, yes, no] = [constantOf(expr.condition), constantOf(expr.whenTrue), constantOf(expr.whenFalse)];
  if (test?.kind !== "Bool" || yes === undefined || no === undefined) return undefined;
  const one = test.value ? yes : no;
  return isExact(one) ? widened(one, expr.type) : one;
}

function widened(number: NumberConstant, type: Type): NumberConstant | DoubleConstant {
  if (isScalar(type, "Double")) return { kind: "Double", value: doubleOf(number) };
  if (isScalar(type, "Decimal")) return { kind: "Decimal", value: unitsOf(number) };
  return isScalar(type, "Long") ? { kind: "Long", value: number.value } : number;
}

/** A compile-time number. A Decimal is counted in units of its 28th fraction digit, where C# rounds. */
export interface NumberConstant {
  readonly kind: "Int" | "Long" | "Decimal";
  readonly value: bigint;
}

const digits = 28;
/** The number one, in units of a Decimal's last digit. */
export const wholeUnit = 10n ** BigInt(digits);
// The mantissa of a C# decimal has 96 bits.
const largestDecimal = (2n ** 96n - 1n) * wholeUnit + wholeUnit / 2n;

export function decimalOf(text: string): NumberConstant {
  const [whole = "", fraction = ""] = text.split(".");
  const value = BigInt(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  return { kind: "Decimal", value };
}

/** Formats the number in decimal notation. */
export function spelledNumber({ kind, value }: NumberConstant): string {
  if (kind !== "Decimal") return String(value);
  const text = String(value < 0n ? -value : value).padStart(digits + 1, "0");
  const fraction = text.slice(-digits).replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${text.slice(0, -digits)}${fraction === "" ? "" : `.${fraction}`}`;
}

/** True if the number is within the range of its type. */
export function isInRange({ kind, value }: NumberConstant): boolean {
  if (kind === "Decimal") return value < largestDecimal && value > -largestDecimal;
  return BigInt.asIntN(kind === "Int" ? 32 : 64, value) === value;
}

export function negate({ kind, value }: NumberConstant): NumberConstant {
  return { kind, value: -value };
}

/** Calculates `left operator right` for `+ - * / %`; undefined for a division by zero. */
export function calculate(
  operator: BinaryOperator,
  left: NumberConstant,
  right: NumberConstant,
): NumberConstant | undefined {
  const kinds = [left.kind, right.kind];
  const kind = (["Decimal", "Long"] as const).find((one) => kinds.includes(one)) ?? "Int";
  const value =
    kind !== "Decimal"
      ? calculated(operator, left.value, right.value, 1n)
      : calculated(operator, unitsOf(left), unitsOf(right), wholeUnit);
  return value === undefined ? undefined : { kind, value };
}

function calculated(operator: BinaryOperator, left: bigint, right: bigint, unit: bigint): bigint | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return quotient(left * right, unit, unit);
    case "/":
      return right === 0n ? undefined : quotient(left * unit, right, unit);
    case "%":
      return right === 0n ? undefined : left % right;
    default:
      return undefined;
  }
}

// Whole numbers truncate; Decimal rounds its last digit to the nearest.
function quotient(dividend: bigint, divisor: bigint, unit: bigint): bigint {
  const whole = dividend / divisor;
  if (unit === 1n) return whole;
  const rest = dividend - whole * divisor;
  const isMore = magnitude(rest) * 2n > magnitude(divisor);
  return isMore ? whole + (dividend < 0n === divisor < 0n ? 1n : -1n) : whole;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** Converts the number to units of a Decimal's last digit. */
export function unitsOf({ kind, value }: NumberConstant): bigint {
  return kind === "Decimal" ? value : value * wholeUnit;
}
