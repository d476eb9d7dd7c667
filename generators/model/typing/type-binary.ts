import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import type { BinaryExpression, BinaryOperator } from "../expression-ast.ts";
import { isScalar, required, scalars, spellingOf, type Type } from "../type.ts";
import { arithmeticType } from "./arithmetic.ts";
import { constantNumber } from "./constant.ts";
import { type Environment, withPresent } from "./environment.ts";
import { commonType, isOrdered } from "./fit.ts";
import { factsOf } from "./presence.ts";
import { isBareEnumMember } from "./type-reference.ts";
import { inRange, needed, type Typer, typeNeeded, untyped } from "./typer.ts";

/** Types a binary operator. */
export function typeBinary(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  switch (expression.operator) {
    case "&&":
    case "||":
      return logical(typer, expression, env);
    case "??":
      return coalesced(typer, expression, env);
    case "==":
    case "!=":
      return equality(typer, expression, env);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return ordering(typer, expression, env);
    default:
      return arithmetic(typer, expression, env);
  }
}

interface Sides {
  readonly left: Expr;
  readonly right: Expr;
}

function joined(operator: BinaryOperator, { left, right }: Sides, type: Type): Expr {
  return { kind: "binary", operator, left, right, type };
}

function isUnknown({ left, right }: Sides): boolean {
  return left.type.kind === "unknown" || right.type.kind === "unknown";
}

function logical(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const { whenTrue, whenFalse } = factsOf(expression.left);
  const left = condition(typer, expression.left, env, expression.operator);
  const beside = withPresent(env, expression.operator === "&&" ? whenTrue : whenFalse);
  const right = condition(typer, expression.right, beside, expression.operator);
  return joined(expression.operator, { left, right }, scalars.Bool);
}

/** Types an operand that must be a Bool. */
export function condition(typer: Typer, operand: BinaryExpression["left"], env: Environment, operator: string): Expr {
  const expr = typeNeeded(typer, operand, env);
  if (expr.type.kind !== "unknown" && !isScalar(expr.type, "Bool"))
    typer.report(report(catalogue.wrongOperand, { operator, type: spellingOf(expr.type) }, { span: operand.span }));
  return expr;
}

// The type of a bare enum member comes from the other side.
function sidesOf(typer: Typer, { left, right }: BinaryExpression, env: Environment): Sides {
  if (!isBareEnumMember(typer, left, env)) {
    const first = typer.type(left, env);
    return { left: first, right: typer.type(right, env, first.type) };
  }
  const second = typer.type(right, env);
  return { left: typer.type(left, env, second.type), right: second };
}

function coalesced(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = sidesOf(typer, expression, { ...env, present: new Set() });
  const { left, right } = sides;
  if (isUnknown(sides)) return untyped;
  if (left.type.kind !== "optional")
    typer.report(
      report(
        catalogue.presenceOfRequired,
        { operation: "??", type: spellingOf(left.type) },
        { span: expression.left.span },
      ),
    );
  const type = commonType(required(left.type), right.type);
  return type === undefined ? differ(typer, expression, sides) : joined("??", sides, type);
}

function differ({ report: add }: Typer, { span }: BinaryExpression, { left, right }: Sides): Expr {
  add(report(catalogue.branchTypes, { one: spellingOf(left.type), other: spellingOf(right.type) }, { span }));
  return untyped;
}

function equality(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = sidesOf(typer, expression, env);
  const common = commonType(sides.left.type, sides.right.type);
  const isCollection = common !== undefined && ["list", "set", "map"].includes(required(common).kind);
  if (!isUnknown(sides) && (common === undefined || isCollection))
    typer.report(
      report(
        catalogue.notComparable,
        { one: spellingOf(sides.left.type), other: spellingOf(sides.right.type) },
        { span: expression.span },
      ),
    );
  return joined(expression.operator, sides, scalars.Bool);
}

function ordering(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = usedSides(typer, expression, env);
  if (isUnknown(sides)) return joined(expression.operator, sides, scalars.Bool);
  const unordered = (["left", "right"] as const).find((side) => !isOrdered(sides[side].type));
  const { left, right } = sides;
  if (unordered !== undefined)
    typer.report(
      report(catalogue.unordered, { type: spellingOf(sides[unordered].type) }, { span: expression[unordered].span }),
    );
  else if (commonType(left.type, right.type) === undefined)
    typer.report(
      report(
        catalogue.notComparable,
        { one: spellingOf(left.type), other: spellingOf(right.type) },
        { span: expression.span },
      ),
    );
  return joined(expression.operator, sides, scalars.Bool);
}

function usedSides(typer: Typer, expression: BinaryExpression, env: Environment): Sides {
  const { left, right } = sidesOf(typer, expression, env);
  return { left: needed(typer, left, expression.left), right: needed(typer, right, expression.right) };
}

function arithmetic(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = usedSides(typer, expression, env);
  if (isUnknown(sides)) return untyped;
  if (expression.operator === "/" && constantNumber(sides.right)?.value === 0n)
    typer.report(report(catalogue.divisionByZero, {}, { span: expression.right.span }));
  const type = arithmeticType(typer, expression, sides);
  return type === undefined ? untyped : inRange(typer, expression, joined(expression.operator, sides, type));
}
