import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { patternFault } from "../../text/net-pattern.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type * as ast from "../expression-ast.ts";
import { commonType, isScalar, required, scalars, spellingOf, type Type } from "../type.ts";
import { type Environment, pathOf, withLocals, withPresent } from "./environment.ts";
import { asksForDouble, isNumeral } from "./numerals.ts";
import { formatOf, textFormats } from "./text-formats.ts";
import { typeCallerCall, typeExists } from "./type-asked.ts";
import { condition, typeBinary } from "./type-binary.ts";
import { typeCalendar, typeDuration } from "./type-calendar.ts";
import { typeCall } from "./type-call.ts";
import { typeList } from "./type-list.ts";
import { typeMake } from "./type-make.ts";
import { typeMatch } from "./type-match.ts";
import { isBareEnumMember, isCaller, provenBy, typeMember, typeReference } from "./type-name.ts";
import type { Observe } from "./typer.ts";
import {
  expectBool,
  inRange,
  isNumeric,
  needed,
  refuse,
  reportDifference,
  type Typer,
  typeNeeded,
  untyped,
  wrongOperand,
} from "./typer.ts";

/** Creates the typer of a scope; diagnostics, named contexts, questions and typed expressions go to the functions. */
export function typerFor(
  scope: Scope,
  { observe, ...recorded }: Pick<Typer, "report" | "contextNamed" | "ask"> & { readonly observe?: Observe },
): Typer {
  const type: Typer["type"] = (expression, env, expected) => typed(typer, expression, env, expected);
  const observed: Typer["type"] = (expression, env, expected) => {
    const expr = type(expression, env, expected);
    observe?.({ expression, expr, env, expected });
    return expr;
  };
  const typer: Typer = { scope, ...recorded, type: observe === undefined ? type : observed };
  return typer;
}

function typed(typer: Typer, expression: ast.Expression, env: Environment, expected: Type | undefined): Expr {
  switch (expression.kind) {
    case "int":
      return int(typer, expression, expected);
    case "decimal":
      return decimal(typer, expression, expected);
    case "date":
    case "time":
      return typeCalendar(typer, expression);
    case "duration":
      return typeDuration(typer, expression);
    case "string":
      return { kind: "string", value: expression.value, type: textType(expression.value, expected) };
    case "bool":
      return { kind: "bool", value: expression.value, type: scalars.Bool };
    case "reference":
      return present(typeReference(typer, expression, env, expected), expression, env);
    case "memberAccess":
      return present(typeMember(typer, expression, env), expression, env);
    case "parenthesized":
      return typer.type(expression.inner, env, expected);
    case "call":
      return isCaller(typer, expression.target, env)
        ? typeCallerCall(typer, expression, env)
        : typeCall(typer, expression, env, expected);
    case "exists":
      return typeExists(typer, expression, env);
    case "list":
      return typeList(typer, expression, env, expected);
    case "make":
      return typeMake(typer, expression, env);
    case "unary":
      return unary(typer, expression, env, expected);
    case "binary":
      return typeBinary(typer, expression, env, expected);
    case "matches":
      return matches(typer, expression, env);
    case "if":
      return conditional(typer, expression, env, expected);
    case "when":
      return guarded(typer, expression, env);
    case "let":
      return letIn(typer, expression, env, expected);
    case "match":
      return typeMatch(typer, expression, env, expected);
    case "missing":
      return untyped;
  }
}

/** Returns the expected type of a text if the text has its form, else `String`. */
function textType(text: string, expected: Type | undefined): Type {
  const format = expected && formatOf(required(expected));
  return format !== undefined && new RegExp(textFormats[format].pattern).test(text) ? scalars[format] : scalars.String;
}

const largestInt = 2_147_483_647n;
const largestLong = 9_223_372_036_854_775_807n;
const digitsOfDecimal = 28;

function int(typer: Typer, { text, span }: ast.IntLiteral, expected: Type | undefined): Expr {
  const number = BigInt(text);
  const wanted = expected === undefined ? undefined : required(expected);
  if (number <= largestInt) return { kind: "int", text, type: scalars.Int };
  if (asksForDouble(typer, expected) || (wanted !== undefined && isScalar(wanted, "Decimal")))
    return decimal(typer, { kind: "decimal", text, span }, expected);
  const isInt = wanted !== undefined && isScalar(wanted, "Int");
  if (number <= largestLong && !isInt) return { kind: "int", text, type: scalars.Long };
  return refuse(typer, report(catalogue.numberTooLarge, { text, type: isInt ? "Int" : "Long" }, { span }));
}

function decimal(typer: Typer, { text, span }: ast.DecimalLiteral, expected: Type | undefined): Expr {
  if (asksForDouble(typer, expected)) return inRange(typer, { span }, { kind: "decimal", text, type: scalars.Double });
  if (text.replace(/^0+|\./g, "").length <= digitsOfDecimal) return { kind: "decimal", text, type: scalars.Decimal };
  return refuse(typer, report(catalogue.numberTooLarge, { text, type: "Decimal" }, { span }));
}

function present(expr: Expr, expression: ast.Expression, env: Environment): Expr {
  if (expr.type.kind !== "optional" || env.present.size === 0) return expr;
  const path = pathOf(expression);
  return path !== undefined && env.present.has(path) ? { kind: "present", of: expr, type: expr.type.of } : expr;
}

function unary(typer: Typer, expression: ast.UnaryExpression, env: Environment, expected: Type | undefined): Expr {
  const { operator, operand } = expression;
  if (operator === "!")
    return { kind: "unary", operator, operand: condition(typer, operand, env, operator), type: scalars.Bool };
  const number = leastOf(operand) ?? typeNeeded(typer, operand, env, isNumeral(operand) ? expected : undefined);
  const { type } = number;
  if (type.kind === "unknown" || isNumeric(typer, type) || isScalar(type, "Duration"))
    return inRange(typer, expression, { kind: "unary", operator, operand: number, type });
  return refuse(typer, wrongOperand(operator, type, operand));
}

/** Types the digits of the least Int or Long, which have no positive counterpart. */
function leastOf(operand: ast.Expression): Expr | undefined {
  if (operand.kind !== "int") return undefined;
  const { kind, text } = operand;
  if (BigInt(text) === largestInt + 1n) return { kind, text, type: scalars.Int };
  return BigInt(text) === largestLong + 1n ? { kind, text, type: scalars.Long } : undefined;
}

function matches(typer: Typer, { operand, pattern }: ast.MatchesExpression, env: Environment): Expr {
  const text = typeNeeded(typer, operand, env);
  if (text.type.kind !== "unknown" && !isScalar(text.type, "String"))
    typer.report(report(catalogue.textOperation, { member: "matches", type: spellingOf(text.type) }, operand));
  const meant = pattern.pattern.replaceAll("\\/", "/");
  const reason = patternFault(meant);
  if (reason !== undefined) typer.report(report(catalogue.modelPattern, { pattern: meant, reason }, pattern));
  return { kind: "matches", operand: text, pattern: meant, type: scalars.Bool };
}

function conditional(typer: Typer, expression: ast.IfExpression, env: Environment, expected: Type | undefined): Expr {
  const facts = provenBy(expression.condition, typer, env);
  const test = condition(typer, expression.condition, env, "if");
  const yes = withPresent(env, facts.whenTrue);
  const no = withPresent(env, facts.whenFalse);
  const isRightFirst = expected === undefined && isTypedByOther(typer, expression, yes);
  const first = isRightFirst ? typer.type(expression.whenFalse, no) : typer.type(expression.whenTrue, yes, expected);
  const second = isRightFirst
    ? typer.type(expression.whenTrue, yes, first.type)
    : typer.type(expression.whenFalse, no, expected ?? first.type);
  const [whenTrue, whenFalse] = isRightFirst ? [second, first] : [first, second];
  if (whenTrue.kind === "none" && whenFalse.kind === "none") return whenTrue;
  const type = commonType(whenTrue.type, whenFalse.type);
  if (type !== undefined) return { kind: "if", condition: test, whenTrue, whenFalse, type };
  return reportDifference(typer, catalogue.branchTypes, expression, whenTrue.type, whenFalse.type);
}

/** True for a first branch whose type comes from the second one. */
function isTypedByOther(typer: Typer, { whenTrue, whenFalse }: ast.IfExpression, env: Environment): boolean {
  if (isBareEnumMember(typer, whenTrue, env)) return true;
  return isNumeral(whenTrue) && !(isNumeral(whenFalse) || isBareEnumMember(typer, whenFalse, env));
}

function guarded(typer: Typer, expression: ast.WhenExpression, env: Environment): Expr {
  const guard = condition(typer, expression.condition, env, "when");
  const inside = withPresent(env, provenBy(expression.condition, typer, env).whenTrue);
  const value = needed(typer, typer.type(expression.value, inside), expression.value);
  expectBool(typer, value, expression.value, "when");
  return { kind: "when", value, condition: guard, type: scalars.Bool };
}

function letIn(
  typer: Typer,
  { bindings, body }: ast.LetExpression,
  env: Environment,
  expected: Type | undefined,
): Expr {
  const names = new Set<string>();
  const typedBindings: { readonly name: string; readonly value: Expr }[] = [];
  let inside = env;
  for (const { name, value } of bindings) {
    if (names.has(name.text) && name.text !== "")
      typer.report(report(catalogue.duplicateLet, { name: name.text }, { span: name }));
    names.add(name.text);
    const expr = typer.type(value, inside);
    typedBindings.push({ name: name.text, value: expr });
    inside = withLocals(inside, [[name.text, { kind: "local", type: expr.type, declared: name }]]);
  }
  const result = typer.type(body, inside, expected);
  return { kind: "let", bindings: typedBindings, body: result, type: result.type };
}
