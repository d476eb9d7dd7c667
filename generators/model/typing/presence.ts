import type { Expression } from "../expression-ast.ts";

/** The paths of optional values that a condition proves to be there, when it holds and when it does not. */
interface Facts {
  readonly whenTrue: readonly string[];
  readonly whenFalse: readonly string[];
}

const nothing: Facts = { whenTrue: [], whenFalse: [] };

/** What a condition tells about optional values. Silent in spec: a test counts for the other side of `&&` and `||`, for `if` and for `when`. */
export function factsOf(condition: Expression): Facts {
  switch (condition.kind) {
    case "parenthesized":
      return factsOf(condition.inner);
    case "unary": {
      const { whenTrue, whenFalse } = factsOf(condition.operand);
      return { whenTrue: whenFalse, whenFalse: whenTrue };
    }
    case "binary":
      return both(condition.operator, factsOf(condition.left), factsOf(condition.right));
    case "memberAccess":
      return tested(pathOf(condition.target), condition.member.text);
    default:
      return nothing;
  }
}

function both(operator: string, left: Facts, right: Facts): Facts {
  if (operator === "&&") return { whenTrue: [...left.whenTrue, ...right.whenTrue], whenFalse: [] };
  if (operator === "||") return { whenTrue: [], whenFalse: [...left.whenFalse, ...right.whenFalse] };
  return nothing;
}

function tested(path: string | undefined, operation: string): Facts {
  if (path === undefined) return nothing;
  if (operation === "isPresent") return { whenTrue: [path], whenFalse: [] };
  return operation === "isNone" ? { whenTrue: [], whenFalse: [path] } : nothing;
}

/** The path of an expression that is a name with members behind it; undefined for any other. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === "reference") return expression.name.text;
  if (expression.kind === "parenthesized") return pathOf(expression.inner);
  const target = expression.kind === "memberAccess" ? pathOf(expression.target) : undefined;
  return expression.kind === "memberAccess" && target !== undefined ? `${target}.${expression.member.text}` : undefined;
}
