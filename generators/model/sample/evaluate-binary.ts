import { comparison } from "../comparison.ts";
import type { Expr } from "../expr.ts";
import type { BinaryOperator } from "../expression-ast.ts";
import { isScalar, required } from "../type.ts";
import { isEqual, type Json } from "./json.ts";

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
  if (typeof one === "string" && typeof other === "string") return textual(operator, one, other);
  return typeof one === "number" && typeof other === "number"
    ? numeric(operator, { one, other, isWhole: areWhole(left, right) })
    : undefined;
}

// Instants of samples have one form, in which the order of texts is that of time.
function textual(operator: BinaryOperator, one: string, other: string): Json | undefined {
  return operator === "+" ? one + other : comparison(operator, one, other);
}

function numeric(operator: BinaryOperator, numbers: Numbers): Json | undefined {
  return comparison(operator, numbers.one, numbers.other) ?? calculated(operator, numbers);
}

function connected(operator: "&&" | "||", one: Json | undefined, other: Json | undefined): boolean | undefined {
  const decisive = operator === "||";
  if (one === decisive || other === decisive) return decisive;
  return typeof one === "boolean" && typeof other === "boolean" ? !decisive : undefined;
}

interface Numbers {
  readonly one: number;
  readonly other: number;
  readonly isWhole: boolean;
}

function calculated(operator: BinaryOperator, { one, other, isWhole }: Numbers): number | undefined {
  switch (operator) {
    case "+":
      return one + other;
    case "-":
      return one - other;
    case "*":
      return one * other;
    case "/":
      if (other === 0) return undefined;
      return isWhole ? Math.trunc(one / other) : one / other;
    default:
      return undefined;
  }
}

function areWhole(left: Expr, right: Expr): boolean {
  return isScalar(required(left.type), "Int") && isScalar(required(right.type), "Int");
}
