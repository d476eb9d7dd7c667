import type { Expression } from "../expression-ast.ts";

/** The paths of optional values that a condition proves present, if it holds and if it does not. */
interface Facts {
  readonly whenTrue: readonly string[];
  readonly whenFalse: readonly string[];
}

const nothing: Facts = { whenTrue: [], whenFalse: [] };

/** Derives the proofs of a condition. A test applies to the other side of `&&` and `||`, to `if` and to `when`. Spec: model-types, Optional values. */
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

/** Returns the path of a name with members; undefined for any other expression. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === "reference") return expression.name.text;
  if (expression.kind === "parenthesized") return pathOf(expression.inner);
  const target = expression.kind === "memberAccess" ? pathOf(expression.target) : undefined;
  return expression.kind === "memberAccess" && target !== undefined ? `${target}.${expression.member.text}` : undefined;
}
