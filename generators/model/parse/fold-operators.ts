import type { IToken } from "chevrotain";
import type { Span } from "../../diagnostics/diagnostic.ts";
import type { BinaryExpression, BinaryOperator, Expression, RegexLiteral } from "../expression-ast.ts";

/** One operator of a chain and what stands right of it. */
export type Step =
  | { readonly kind: "binary"; readonly operator: BinaryOperator; readonly right: Expression }
  | { readonly kind: "matches"; readonly pattern: RegexLiteral };

const ranks: Readonly<Record<BinaryOperator | "matches", number>> = {
  "??": 1,
  "||": 2,
  "&&": 3,
  "==": 4,
  "!=": 4,
  "<": 5,
  "<=": 5,
  ">": 5,
  ">=": 5,
  matches: 6,
  "+": 7,
  "-": 7,
  "*": 8,
  "/": 8,
};

/** The operator that a token is; the lexer knows no other. */
export function binaryOperatorOf({ image }: IToken): BinaryOperator {
  return isBinaryOperator(image) ? image : "+";
}

function isBinaryOperator(image: string): image is BinaryOperator {
  return image in ranks && image !== "matches";
}

/** The tree of a chain of operators: higher ranks bind first, equal ones from the left. */
export function foldOperators(first: Expression, steps: readonly Step[]): Expression {
  const [step] = steps;
  // As most are.
  if (steps.length === 1 && step?.kind === "binary") return joined(step.operator, first, step.right);
  const operands: Expression[] = [first];
  const waiting: { readonly operator: BinaryOperator; readonly rank: number }[] = [];
  const reduce = (rank: number): void => {
    while ((waiting.at(-1)?.rank ?? 0) >= rank) {
      const operator = waiting.pop()?.operator;
      const right = operands.pop();
      const left = operands.pop();
      if (operator === undefined || right === undefined || left === undefined) return;
      operands.push(joined(operator, left, right));
    }
  };
  for (const step of steps) {
    const rank = ranks[step.kind === "binary" ? step.operator : "matches"];
    reduce(rank);
    if (step.kind === "binary") {
      waiting.push({ operator: step.operator, rank });
      operands.push(step.right);
    } else {
      const operand = operands.pop() ?? first;
      operands.push({ kind: "matches", operand, pattern: step.pattern, span: spanning(operand, step.pattern) });
    }
  }
  reduce(1);
  return operands[0] ?? first;
}

function joined(operator: BinaryOperator, left: Expression, right: Expression): BinaryExpression {
  return { kind: "binary", operator, left, right, span: spanning(left, right) };
}

function spanning(first: { readonly span: Span }, last: { readonly span: Span }): Span {
  return { path: first.span.path, start: first.span.start, end: last.span.end };
}
