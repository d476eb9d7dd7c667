import type { Expr } from "../../model/expr.ts";
import type { BinaryOperator } from "../../model/expression-ast.ts";
import type { Rule } from "../../model/ir.ts";
import { exactNumber } from "../../text/exact-number.ts";
import { isJavaScriptPattern } from "../../text/net-pattern.ts";
import type { Schema } from "./open-api.ts";

type Limit = readonly [field: string, limits: Schema];

type Comparison = Extract<BinaryOperator, "<" | "<=" | ">" | ">=" | "==">;

const mirrored: Readonly<Record<Comparison, Comparison>> = { "<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==" };

const isComparison = (operator: BinaryOperator): operator is Comparison => Object.hasOwn(mirrored, operator);

/** Translates the unconditional rules about a single field into keywords of its schema. Of two equal keywords the first counts. */
export function limitsOfRules(rules: readonly Rule[]): ReadonlyMap<string, Schema> {
  const all = new Map<string, Schema>();
  const limits = rules.filter(({ guard }) => guard === undefined).flatMap(({ condition }) => limitsIn(condition));
  for (const [field, found] of limits) {
    const before = all.get(field);
    all.set(field, { ...before, ...found, ...before });
  }
  return all;
}

function limitsIn(condition: Expr): readonly Limit[] {
  if (condition.kind === "matches") {
    const { operand, pattern } = condition;
    return isJavaScriptPattern(pattern) ? limitOf(operand, { pattern }) : [];
  }
  if (condition.kind === "operation" && condition.operation === "isNotEmpty")
    return limitOf(condition.target, { minItems: 1 });
  if (condition.kind !== "binary") return [];
  const { operator, left, right } = condition;
  if (operator === "&&") return [...limitsIn(left), ...limitsIn(right)];
  if (!isComparison(operator)) return [];
  const bound = numberOf(right);
  if (bound !== undefined) return comparisonLimit(left, operator, bound);
  const reversed = numberOf(left);
  return reversed === undefined ? [] : comparisonLimit(right, mirrored[operator], reversed);
}

function comparisonLimit(side: Expr, operator: Comparison, bound: number): readonly Limit[] {
  if (side.kind === "field") return operator === "==" ? [] : limitOf(side, { [keywords[operator]]: bound });
  if (side.kind !== "operation" || (side.operation !== "length" && side.operation !== "count")) return [];
  const { min, max } = sizes[operator](bound);
  const isText = side.operation === "length";
  return limitOf(side.target, {
    ...(min !== undefined && min > 0 && (isText ? { minLength: min } : { minItems: min })),
    ...(max !== undefined && max >= 0 && (isText ? { maxLength: max } : { maxItems: max })),
  });
}

const keywords = { "<": "exclusiveMaximum", "<=": "maximum", ">": "exclusiveMinimum", ">=": "minimum" } as const;

/** The whole sizes that a comparison allows; its bound may be a fraction. */
const sizes: Readonly<Record<Comparison, (bound: number) => { min?: number; max?: number }>> = {
  "<": (bound) => ({ max: Math.ceil(bound) - 1 }),
  "<=": (bound) => ({ max: Math.floor(bound) }),
  ">": (bound) => ({ min: Math.floor(bound) + 1 }),
  ">=": (bound) => ({ min: Math.ceil(bound) }),
  "==": (bound) => (Number.isInteger(bound) ? { min: bound, max: bound } : {}),
};

/** Returns the limits of a field. A map has none, as its keywords are others. */
function limitOf(target: Expr, limits: Schema): readonly Limit[] {
  return target.kind === "field" && target.type.kind !== "map" ? [[target.name, limits]] : [];
}

function numberOf(expr: Expr): number | undefined {
  if (expr.kind === "int" || expr.kind === "decimal") return exactNumber(expr.text);
  if (expr.kind !== "unary" || expr.operator !== "-") return undefined;
  const operand = numberOf(expr.operand);
  // JSON would write minus zero.
  return operand === undefined || operand === 0 ? operand : -operand;
}

/** Returns the JSON value that an expression writes out; undefined for a computed one. */
export function literalOf(expr: Expr): string | number | boolean | undefined {
  switch (expr.kind) {
    case "string":
    case "bool":
      return expr.value;
    case "enumMember":
      return expr.name;
    default:
      return numberOf(expr);
  }
}
