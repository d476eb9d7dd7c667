import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import type { BinaryExpression } from "../expression-ast.ts";
import { type DeclaredType, isSameType, isScalar, scalars, spellingOf, type Type } from "../type.ts";
import { commonType, isNumber } from "./fit.ts";
import { numbersOf, symbolOf } from "./member-type.ts";
import type { Typer } from "./typer.ts";

interface Sides {
  readonly left: Expr;
  readonly right: Expr;
}

/** Types `left operator right` for `+ - * /`; undefined after a diagnostic. A value is added to its own type, and multiplied or divided by a number. Spec: model-types, Value arithmetic. */
export function arithmeticType(typer: Typer, expression: BinaryExpression, sides: Sides): Type | undefined {
  const left = sides.left.type;
  const right = sides.right.type;
  const { operator } = expression;
  if (operator === "+" && (isScalar(left, "String") || isScalar(right, "String")))
    return textType(typer, expression, sides);
  const entity = [left, right].find(({ kind }) => kind === "entity");
  if (entity !== undefined)
    return refuse(typer, report(catalogue.entityArithmetic, { type: spellingOf(entity) }, expression));
  if (left.kind === "value" || right.kind === "value") return valueType(typer, expression, left, right);
  if (isNumber(left) && isNumber(right)) return commonType(left, right);
  const wrong = isNumber(left) ? "right" : "left";
  const type = spellingOf(wrong === "left" ? left : right);
  return refuse(typer, report(catalogue.wrongOperand, { operator, type }, { span: expression[wrong].span }));
}

function textType(typer: Typer, { left, right }: BinaryExpression, sides: Sides): Type | undefined {
  const isMany = ({ type }: Expr) => ["list", "set", "map", "range"].includes(type.kind);
  const wrong = isMany(sides.left) ? "left" : isMany(sides.right) ? "right" : undefined;
  if (wrong === undefined) return scalars.String;
  const { span } = wrong === "left" ? left : right;
  return refuse(
    typer,
    report(catalogue.wrongOperand, { operator: "+", type: spellingOf(sides[wrong].type) }, { span }),
  );
}

function valueType(typer: Typer, expression: BinaryExpression, left: Type, right: Type): Type | undefined {
  const { operator } = expression;
  const value = left.kind === "value" ? left : right;
  const entry = faultOf(typer, operator, left, right);
  const words = { operator, left: spellingOf(left), right: spellingOf(right) };
  if (entry !== undefined) return refuse(typer, report(entry, words, expression));
  const numbers = value.kind === "value" ? numbersOf(value, typer.scope) : [];
  if (numbers.length === 0)
    return refuse(typer, report(catalogue.noNumericField, { type: spellingOf(value) }, expression));
  const isNarrowing =
    numbers.some((number) => isScalar(number, "Int")) && [left, right].some((type) => isScalar(type, "Decimal"));
  return isNarrowing ? refuse(typer, report(catalogue.decimalIntoInt, {}, expression)) : value;
}

function faultOf(typer: Typer, operator: string, left: Type, right: Type) {
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

function refuse({ report: add }: Typer, diagnostic: Diagnostic): undefined {
  add(diagnostic);
}
