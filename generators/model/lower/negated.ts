import type { Expr, LambdaOperationName, OperationName } from "../expr.ts";
import { scalars } from "../type.ts";

type Binary = Extract<Expr, { readonly kind: "binary" }>;
type BinaryOperator = Binary["operator"];

const operators: Partial<Record<BinaryOperator, BinaryOperator>> = {
  "==": "!=",
  "!=": "==",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

const operations: Partial<Record<OperationName, OperationName>> = {
  isEmpty: "isNotEmpty",
  isNotEmpty: "isEmpty",
  isPresent: "isNone",
  isNone: "isPresent",
};

const lambdaOperations: Partial<Record<LambdaOperationName, LambdaOperationName>> = { any: "none", none: "any" };

/** The condition that holds exactly where another does not, as a person would write it: a rule's text says what must be, its code asks for the contrary. */
export function negated(expr: Expr): Expr {
  switch (expr.kind) {
    case "bool":
      return { ...expr, value: !expr.value };
    case "unary":
      return expr.operand;
    case "binary":
      return negatedBinary(expr);
    case "when":
      return both(expr.condition, negated(expr.value));
    case "operation":
      return renamed(expr, operations[expr.operation]);
    case "lambdaOperation":
      return renamed(expr, lambdaOperations[expr.operation]);
    default:
      return not(expr);
  }
}

/** `one && other`. */
export function both(left: Expr, right: Expr): Expr {
  return { kind: "binary", operator: "&&", left, right, type: scalars.Bool };
}

/** `one || other`. */
export function either(left: Expr, right: Expr): Expr {
  return { kind: "binary", operator: "||", left, right, type: scalars.Bool };
}

function negatedBinary(expr: Binary): Expr {
  const { operator, left, right } = expr;
  if (operator === "&&") return either(negated(left), negated(right));
  if (operator === "||") return both(negated(left), negated(right));
  return renamed(expr, operators[operator], "operator");
}

function renamed(expr: Expr, name: string | undefined, key: "operation" | "operator" = "operation"): Expr {
  // The tables hold the counterpart of this very kind.
  return name === undefined ? not(expr) : ({ ...expr, [key]: name } as Expr);
}

function not(operand: Expr): Expr {
  return { kind: "unary", operator: "!", operand, type: scalars.Bool };
}
