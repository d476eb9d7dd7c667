import type { Expr } from "../expr.ts";
import { isScalar } from "../type.ts";

/** The value of an Int that consists of literals alone, which C# computes while it compiles; undefined for any other expression. */
export function constantInt(expr: Expr): bigint | undefined {
  if (!isScalar(expr.type, "Int")) return undefined;
  switch (expr.kind) {
    case "int":
      return BigInt(expr.text);
    case "unary": {
      const value = constantInt(expr.operand);
      return value === undefined ? undefined : -value;
    }
    case "binary": {
      const [left, right] = [constantInt(expr.left), constantInt(expr.right)];
      return left === undefined || right === undefined ? undefined : calculated(expr.operator, left, right);
    }
    default:
      return undefined;
  }
}

function calculated(operator: string, left: bigint, right: bigint): bigint | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return right === 0n ? undefined : left / right;
    default:
      return undefined;
  }
}
