import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { numbersOf } from "../bind/numbers-of.ts";
import { symbolOf } from "../bind/resolve.ts";
import type { Expr } from "../expr.ts";
import type { BinaryExpression, BinaryOperator, Expression } from "../expression-ast.ts";
import {
  commonType,
  type DeclaredType,
  fitOf,
  isNumber,
  isOrdered,
  isSameType,
  isScalar,
  required,
  scalars,
  spellingOf,
  type Type,
} from "../type.ts";
import { constantOf } from "./constant.ts";
import { besideNone, type Environment, withoutProof, withPresent } from "./environment.ts";
import { narrowing } from "./fault-of.ts";
import { asksForDouble, isNumeral } from "./numerals.ts";
import { calendarHint, calendarType, isTime } from "./type-calendar.ts";
import { isBareEnumMember, isNone, provenBy } from "./type-name.ts";
import {
  expectBool,
  expectOptional,
  inRange,
  needed,
  refuse,
  reportDifference,
  type Typer,
  typeNeeded,
  untyped,
  wrongOperand,
} from "./typer.ts";

/** Types a binary operator. */
export function typeBinary(
  typer: Typer,
  expression: BinaryExpression,
  env: Environment,
  expected: Type | undefined,
): Expr {
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
      return arithmetic(typer, expression, env, expected);
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
  const { whenTrue, whenFalse } = provenBy(expression.left, typer, env);
  const left = condition(typer, expression.left, env, expression.operator);
  const beside = withPresent(env, expression.operator === "&&" ? whenTrue : whenFalse);
  const right = condition(typer, expression.right, beside, expression.operator);
  return joined(expression.operator, { left, right }, scalars.Bool);
}

/** Types an operand that must be a Bool. */
export function condition(typer: Typer, operand: Expression, env: Environment, operator: string): Expr {
  const expr = typeNeeded(typer, operand, env);
  expectBool(typer, expr, operand, operator);
  return expr;
}

// The type of a bare enum member comes from the other side, and so does that of a literal, or from the place of both.
function sidesOf(typer: Typer, { left, right }: BinaryExpression, env: Environment, expected?: Type): Sides {
  const wanted = asksForDouble(typer, expected) ? expected : undefined;
  const beside = ({ type }: Expr) => (isScalar(type, "Int") ? (wanted ?? type) : type);
  const isRightFirst =
    isBareEnumMember(typer, left, env) ||
    (isNumeral(left) && !(isNumeral(right) || isBareEnumMember(typer, right, env)));
  if (!isRightFirst) {
    const first = typer.type(left, env, wanted);
    return { left: first, right: typer.type(right, env, beside(first)) };
  }
  const second = typer.type(right, env, wanted);
  return { left: typer.type(left, env, beside(second)), right: second };
}

function coalesced(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = sidesOf(typer, expression, withoutProof(env, expression.left));
  const { left, right } = sides;
  if (isUnknown(sides)) return untyped;
  const type = commonType(required(left.type), right.type);
  if (type === undefined) return reportDifference(typer, catalogue.branchTypes, expression, left.type, right.type);
  if (left.type.kind === "optional") return joined("??", sides, type);
  typer.report(report(catalogue.defaultOfRequired, { type: spellingOf(left.type) }, expression.left));
  return left;
}

function equality(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const tested = besideNone(expression, (side) => isNone(typer, side, env));
  if (tested !== undefined) return absence(typer, expression, tested, env);
  const sides = sidesOf(typer, expression, env);
  const [left, right] = [sides.left.type, sides.right.type];
  const common = commonType(left, right);
  const isCollection = common !== undefined && ["list", "set", "map"].includes(required(common).kind);
  if (isUnknown(sides)) return joined(expression.operator, sides, scalars.Bool);
  if (common === undefined && isNumber(required(left)) && isNumber(required(right)))
    return mixed(typer, expression, sides);
  if (common === undefined || isCollection) reportDifference(typer, catalogue.notComparable, expression, left, right);
  return joined(expression.operator, sides, scalars.Bool);
}

/** Types `x == none` as the test that it is: `x.isNone`. */
function absence(
  typer: Typer,
  { operator, left, right }: BinaryExpression,
  tested: Expression,
  env: Environment,
): Expr {
  // A presence test may repeat an earlier one.
  const target = typer.type(tested, withoutProof(env, tested));
  if (target.type.kind === "unknown") return untyped;
  typer.type(tested === left ? right : left, env, target.type);
  const operation = operator === "==" ? "isNone" : "isPresent";
  expectOptional(typer, target, `${operator} none`, tested.span);
  return { kind: "operation", operation, target, arguments: [], type: scalars.Bool };
}

function ordering(typer: Typer, expression: BinaryExpression, env: Environment): Expr {
  const sides = usedSides(typer, expression, env);
  if (isUnknown(sides)) return joined(expression.operator, sides, scalars.Bool);
  const [left, right] = [sides.left.type, sides.right.type];
  const unordered = (["left", "right"] as const).find((side) => !isOrdered(sides[side].type));
  if (unordered !== undefined)
    typer.report(report(catalogue.unordered, { type: spellingOf(sides[unordered].type) }, expression[unordered]));
  else if (commonType(left, right) === undefined && isNumber(left) && isNumber(right))
    return mixed(typer, expression, sides);
  else if (commonType(left, right) === undefined)
    reportDifference(typer, catalogue.notComparable, expression, left, right);
  return joined(expression.operator, sides, scalars.Bool);
}

/** Reports a Double beside a Long or a Decimal. */
function mixed(typer: Typer, expression: BinaryExpression, sides: Sides): Expr {
  const side = isScalar(required(sides.left.type), "Double") ? "right" : "left";
  const found = required(sides[side].type);
  const fault = narrowing(found, scalars.Double, expression[side]);
  const hint = isScalar(found, "Decimal")
    ? "Convert one of the two: the Decimal by `….toDouble`, or the Double by `….toDecimal`."
    : fault.hint;
  return refuse(typer, { ...fault, hint });
}

function usedSides(typer: Typer, expression: BinaryExpression, env: Environment, expected?: Type): Sides {
  const { left, right } = sidesOf(typer, expression, env, expected);
  return { left: needed(typer, left, expression.left), right: needed(typer, right, expression.right) };
}

function arithmetic(typer: Typer, expression: BinaryExpression, env: Environment, expected: Type | undefined): Expr {
  const sides = usedSides(typer, expression, env, expected);
  if (isUnknown(sides)) return untyped;
  const divisor =
    expression.operator === "/" || expression.operator === "%" ? constantOf(sides.right)?.value : undefined;
  if (divisor === 0n || divisor === 0) typer.report(report(catalogue.divisionByZero, {}, expression.right));
  const type = arithmeticType(typer, expression, sides);
  return type.kind === "unknown" ? untyped : inRange(typer, expression, joined(expression.operator, sides, type));
}

/** Types `left operator right` for `+ - * /`; unknown after a diagnostic. A value is added to its own type, and multiplied or divided by a number. Spec: model-types, Value arithmetic. */
function arithmeticType(typer: Typer, expression: BinaryExpression, sides: Sides): Type {
  const [left, right] = [sides.left.type, sides.right.type];
  const { operator } = expression;
  if (operator === "+" && (isScalar(left, "String") || isScalar(right, "String"))) {
    const wrong = (["left", "right"] as const).find((side) => isMany(sides[side].type));
    return wrong === undefined
      ? scalars.String
      : refuse(typer, wrongOperand(operator, sides[wrong].type, expression[wrong])).type;
  }
  const entity = [left, right].find(({ kind }) => kind === "entity");
  if (entity !== undefined)
    return refuse(typer, report(catalogue.entityArithmetic, { type: spellingOf(entity) }, expression)).type;
  if (operator !== "%" && (left.kind === "value" || right.kind === "value"))
    return valueType(typer, expression, left, right);
  return scalarType(typer, expression, sides);
}

function scalarType(typer: Typer, expression: BinaryExpression, sides: Sides): Type {
  const [left, right] = [sides.left.type, sides.right.type];
  const { operator } = expression;
  if (isNumber(left) && isNumber(right)) return commonType(left, right) ?? mixed(typer, expression, sides).type;
  const moment = calendarType(operator, left, right);
  if (moment !== undefined) return moment;
  const wrong = isNumber(left) || isTime(left) ? "right" : "left";
  // The left side decides which right sides fit.
  const words = isTime(left) ? `${spellingOf(left)} ${operator}` : operator;
  const hint = calendarHint(operator, left, right);
  return refuse(typer, wrongOperand(words, sides[wrong].type, expression[wrong], hint)).type;
}

function isMany({ kind }: Type): boolean {
  return ["list", "set", "map", "range"].includes(kind);
}

function valueType(typer: Typer, expression: BinaryExpression, left: Type, right: Type): Type {
  const value = left.kind === "value" ? left : right;
  const entry = valueFaultOf(typer, expression.operator, left, right);
  const words = { operator: expression.operator, left: spellingOf(left), right: spellingOf(right) };
  if (entry !== undefined) return refuse(typer, report(entry, words, expression)).type;
  const numbers = value.kind === "value" ? numbersOf(value, typer.scope) : [];
  if (numbers.length === 0)
    return refuse(typer, report(catalogue.noNumericField, { type: spellingOf(value) }, expression)).type;
  const factor = [left, right].find(isNumber);
  const narrow = factor && numbers.find((number) => fitOf(factor, number) === "narrowing");
  if (factor === undefined || narrow === undefined) return value;
  return refuse(typer, narrowing(factor, narrow, expression)).type;
}

function valueFaultOf(typer: Typer, operator: string, left: Type, right: Type) {
  const isSum = operator === "+" || operator === "-";
  if (left.kind === "value" && right.kind === "value") {
    if (!isSum) return catalogue.valueTimesValue;
    return isSameType(left, right) ? undefined : differenceOf(typer, left, right);
  }
  const isDivisor = operator === "/" && right.kind === "value";
  return isSum || isDivisor || !isNumber(left.kind === "value" ? right : left) ? catalogue.valueWithScalar : undefined;
}

function differenceOf({ scope }: Typer, ...sides: readonly DeclaredType[]) {
  const areQuantities = sides.every((type) => symbolOf(type, scope)?.decl.kind === "quantity");
  return areQuantities ? catalogue.differentQuantities : catalogue.differentValues;
}
