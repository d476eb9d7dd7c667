import type { Expr } from "../expr.ts";
import type { BinaryOperator } from "../expression-ast.ts";
import { isScalar } from "../type.ts";
import { calculate, compare, decimalOf, type NumberConstant, negate } from "./constant-number.ts";

/** The value of an expression that consists of literals. */
export type Constant =
  | NumberConstant
  | { readonly kind: "Bool"; readonly value: boolean }
  | { readonly kind: "String"; readonly value: string };

/** Evaluates an expression as the C# compiler does; undefined unless it consists of literals, and for a division by zero. */
export function constantOf(expr: Expr): Constant | undefined {
  // An untyped expression is a placeholder literal.
  if (expr.type.kind === "unknown") return undefined;
  switch (expr.kind) {
    case "int":
      return { kind: "Int", value: BigInt(expr.text) };
    case "decimal":
      return decimalOf(expr.text);
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

export function constantNumber(expr: Expr): NumberConstant | undefined {
  const constant = constantOf(expr);
  return constant?.kind === "Int" || constant?.kind === "Decimal" ? constant : undefined;
}

function opposite(constant: Constant | undefined): Constant | undefined {
  if (constant === undefined || constant.kind === "String") return undefined;
  return constant.kind === "Bool" ? { kind: "Bool", value: !constant.value } : negate(constant);
}

function joined({ operator, left, right }: Extract<Expr, { readonly kind: "binary" }>): Constant | undefined {
  // The right operand is usually a single expression and not constant, so it is tested first.
  const second = constantOf(right);
  const first = second && constantOf(left);
  if (second === undefined || first === undefined) return undefined;
  if (first.kind === "Bool" || second.kind === "Bool" || first.kind === "String" || second.kind === "String") {
    const value = ofWords(operator, first.value, second.value);
    return value === undefined ? undefined : { kind: "Bool", value };
  }
  const value = compare(operator, first, second);
  return value === undefined ? calculate(operator, first, second) : { kind: "Bool", value };
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
  return one.kind === "Int" && isScalar(expr.type, "Decimal") ? decimalOf(String(one.value)) : one;
}
