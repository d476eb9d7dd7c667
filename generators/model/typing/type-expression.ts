import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { patternFault } from "../../text/net-pattern.ts";
import type { Scope } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type {
  DecimalLiteral,
  Expression,
  IfExpression,
  IntLiteral,
  LetExpression,
  MatchesExpression,
  UnaryExpression,
  WhenExpression,
} from "../expression-ast.ts";
import { isScalar, scalars, spellingOf, type Type } from "../type.ts";
import { type Environment, type Local, withLocals, withPresent } from "./environment.ts";
import { commonType, isNumber } from "./fit.ts";
import { numbersOf } from "./member-type.ts";
import { factsOf, pathOf } from "./presence.ts";
import { condition, typeBinary } from "./type-binary.ts";
import { typeCall } from "./type-call.ts";
import { typeMember } from "./type-member.ts";
import { isBareEnumMember, typeReference } from "./type-reference.ts";
import { inRange, needed, type Typer, typeNeeded, untyped } from "./typer.ts";

/** Creates the typer of a scope; diagnostics go to `add`. */
export function typerFor(scope: Scope, add: (diagnostic: Diagnostic) => void): Typer {
  const typer: Typer = {
    scope,
    report: add,
    type: (expression, env, expected) => typed(typer, expression, env, expected),
  };
  return typer;
}

function typed(typer: Typer, expression: Expression, env: Environment, expected: Type | undefined): Expr {
  switch (expression.kind) {
    case "int":
      return int(typer, expression, expected);
    case "decimal":
      return decimal(typer, expression);
    case "string":
      return { kind: "string", value: expression.value, type: scalars.String };
    case "bool":
      return { kind: "bool", value: expression.value, type: scalars.Bool };
    case "reference":
      return present(typeReference(typer, expression, env, expected), expression, env);
    case "memberAccess":
      return present(typeMember(typer, expression, env), expression, env);
    case "parenthesized":
      return typer.type(expression.inner, env, expected);
    case "call":
      return typeCall(typer, expression, env);
    case "unary":
      return unary(typer, expression, env);
    case "binary":
      return typeBinary(typer, expression, env);
    case "matches":
      return matches(typer, expression, env);
    case "if":
      return conditional(typer, expression, env, expected);
    case "when":
      return guarded(typer, expression, env);
    case "let":
      return letIn(typer, expression, env, expected);
    case "missing":
      return untyped;
  }
}

const largestInt = 2_147_483_647;
const digitsOfDecimal = 28;

function int(typer: Typer, { text, span }: IntLiteral, expected: Type | undefined): Expr {
  if (Number(text) <= largestInt) return { kind: "int", text, type: scalars.Int };
  if (expected !== undefined && isScalar(expected, "Decimal")) return decimal(typer, { kind: "decimal", text, span });
  typer.report(report(catalogue.numberTooLarge, { text, type: "Int" }, { span }));
  return untyped;
}

function decimal(typer: Typer, { text, span }: DecimalLiteral): Expr {
  if (text.replace(/^0+|\./g, "").length <= digitsOfDecimal) return { kind: "decimal", text, type: scalars.Decimal };
  typer.report(report(catalogue.numberTooLarge, { text, type: "Decimal" }, { span }));
  return untyped;
}

function present(expr: Expr, expression: Expression, env: Environment): Expr {
  if (expr.type.kind !== "optional" || env.present.size === 0) return expr;
  const path = pathOf(expression);
  return path !== undefined && env.present.has(path) ? { kind: "present", of: expr, type: expr.type.of } : expr;
}

function unary(typer: Typer, expression: UnaryExpression, env: Environment): Expr {
  const { operator, operand } = expression;
  if (operator === "!")
    return { kind: "unary", operator, operand: condition(typer, operand, env, operator), type: scalars.Bool };
  // The least Int has no positive counterpart.
  if (operand.kind === "int" && BigInt(operand.text) === BigInt(largestInt) + 1n)
    return {
      kind: "unary",
      operator,
      operand: { kind: "int", text: operand.text, type: scalars.Int },
      type: scalars.Int,
    };
  const number = typeNeeded(typer, operand, env);
  const { type } = number;
  const isNegatable = isNumber(type) || (type.kind === "value" && numbersOf(type, typer.scope).length > 0);
  if (type.kind === "unknown" || isNegatable)
    return inRange(typer, expression, { kind: "unary", operator, operand: number, type });
  typer.report(report(catalogue.wrongOperand, { operator, type: spellingOf(type) }, { span: operand.span }));
  return untyped;
}

function matches(typer: Typer, { operand, pattern }: MatchesExpression, env: Environment): Expr {
  const text = typeNeeded(typer, operand, env);
  if (text.type.kind !== "unknown" && !isScalar(text.type, "String"))
    typer.report(
      report(catalogue.textOperation, { member: "matches", type: spellingOf(text.type) }, { span: operand.span }),
    );
  const meant = pattern.pattern.replaceAll("\\/", "/");
  const reason = patternFault(meant);
  if (reason !== undefined)
    typer.report(report(catalogue.modelPattern, { pattern: meant, reason }, { span: pattern.span }));
  return { kind: "matches", operand: text, pattern: meant, type: scalars.Bool };
}

function conditional(typer: Typer, expression: IfExpression, env: Environment, expected: Type | undefined): Expr {
  const facts = factsOf(expression.condition);
  const test = condition(typer, expression.condition, env, "if");
  const yes = withPresent(env, facts.whenTrue);
  const no = withPresent(env, facts.whenFalse);
  const isRightFirst = expected === undefined && isBareEnumMember(typer, expression.whenTrue, yes);
  const first = isRightFirst ? typer.type(expression.whenFalse, no) : typer.type(expression.whenTrue, yes, expected);
  const second = isRightFirst
    ? typer.type(expression.whenTrue, yes, first.type)
    : typer.type(expression.whenFalse, no, expected ?? first.type);
  const [whenTrue, whenFalse] = isRightFirst ? [second, first] : [first, second];
  const type = commonType(whenTrue.type, whenFalse.type);
  if (type !== undefined) return { kind: "if", condition: test, whenTrue, whenFalse, type };
  const args = { one: spellingOf(whenTrue.type), other: spellingOf(whenFalse.type) };
  typer.report(report(catalogue.branchTypes, args, { span: expression.span }));
  return untyped;
}

function guarded(typer: Typer, expression: WhenExpression, env: Environment): Expr {
  const guard = condition(typer, expression.condition, env, "when");
  const inside = withPresent(env, factsOf(expression.condition).whenTrue);
  const value = needed(typer, typer.type(expression.value, inside), expression.value);
  if (value.type.kind !== "unknown" && !isScalar(value.type, "Bool"))
    typer.report(
      report(
        catalogue.wrongOperand,
        { operator: "when", type: spellingOf(value.type) },
        { span: expression.value.span },
      ),
    );
  return { kind: "when", value, condition: guard, type: scalars.Bool };
}

function letIn(typer: Typer, { bindings, body }: LetExpression, env: Environment, expected: Type | undefined): Expr {
  const names = new Set<string>();
  const typedBindings: { readonly name: string; readonly value: Expr }[] = [];
  let inside = env;
  for (const { name, value } of bindings) {
    if (names.has(name.text) && name.text !== "")
      typer.report(report(catalogue.duplicateLet, { name: name.text }, { span: name }));
    names.add(name.text);
    const expr = typer.type(value, inside);
    const local: Local = { kind: "local", type: expr.type };
    typedBindings.push({ name: name.text, value: expr });
    inside = withLocals(inside, [[name.text, local]]);
  }
  const result = typer.type(body, inside, expected);
  return { kind: "let", bindings: typedBindings, body: result, type: result.type };
}
