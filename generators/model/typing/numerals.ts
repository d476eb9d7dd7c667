import { numbersOf } from "../bind/numbers-of.ts";
import type { Expression } from "../expression-ast.ts";
import { isScalar, required, type Type } from "../type.ts";
import type { Typer } from "./typer.ts";

const operators: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%"]);

/** True for a number made of literals alone, whose type its place decides. Spec: model-types, Conversions. */
export function isNumeral(expression: Expression): boolean {
  switch (expression.kind) {
    case "int":
    case "decimal":
      return true;
    case "parenthesized":
      return isNumeral(expression.inner);
    case "unary":
      return expression.operator === "-" && isNumeral(expression.operand);
    case "binary":
      return operators.has(expression.operator) && isNumeral(expression.left) && isNumeral(expression.right);
    default:
      return false;
  }
}

/** True in the place of a Double, and beside a value that has such numbers. */
export function asksForDouble({ scope }: Pick<Typer, "scope">, expected: Type | undefined): boolean {
  const type = expected && required(expected);
  if (type?.kind !== "value") return type !== undefined && isScalar(type, "Double");
  return numbersOf(type, scope).some((number) => isScalar(number, "Double"));
}
