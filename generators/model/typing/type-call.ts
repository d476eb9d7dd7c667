import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr, LambdaOperationName } from "../expr.ts";
import type { CallExpression, Lambda } from "../expression-ast.ts";
import { isScalar, scalars, spellingOf, type Type } from "../type.ts";
import { collectionCalls, collectionLambdas, collectionMembers, textCalls, textMembers } from "./built-ins.ts";
import { type Environment, withLocals } from "./environment.ts";
import { fitOf, isNumber, isOrdered } from "./fit.ts";
import { numbersOf } from "./member-type.ts";
import { callForm } from "./type-member.ts";
import { type Typer, typeNeeded, untyped } from "./typer.ts";

/** Types `target.member(…)`: an operation of a text, list or set. */
export function typeCall(typer: Typer, call: CallExpression, env: Environment): Expr {
  const target = typeNeeded(typer, call.target, env);
  const { type } = target;
  if (type.kind === "unknown") return untyped;
  if (isScalar(type, "String") && textCalls.has(call.member.text)) return textCall(typer, call, target, env);
  if ((type.kind === "list" || type.kind === "set") && collectionCalls.includes(call.member.text)) {
    const lambda = collectionLambdas.get(call.member.text);
    return lambda === undefined
      ? containsItem(typer, call, { target, item: type.item }, env)
      : lambdaCall(typer, call, { target, item: type.item, operation: lambda }, env);
  }
  return unknown(typer, call, type);
}

function textCall(typer: Typer, call: CallExpression, target: Expr, env: Environment): Expr {
  const operation = textCalls.get(call.member.text);
  const [argument, ...rest] = call.arguments;
  if (operation === undefined || argument === undefined || argument.kind === "lambda" || rest.length > 0)
    return wrongArguments(typer, call, "one text in parentheses");
  const text = typeNeeded(typer, argument, env);
  if (fitOf(text.type, scalars.String) !== "fits") return wrongArguments(typer, call, "one text in parentheses");
  return { kind: "operation", operation, target, arguments: [text], type: scalars.Bool };
}

interface Items {
  readonly target: Expr;
  readonly item: Type;
}

function containsItem(typer: Typer, call: CallExpression, { target, item }: Items, env: Environment): Expr {
  const [argument, ...rest] = call.arguments;
  if (argument === undefined || argument.kind === "lambda" || rest.length > 0)
    return wrongArguments(typer, call, callForm("contains"));
  const wanted = typer.type(argument, env, item);
  if (fitOf(wanted.type, item) !== "fits") return wrongArguments(typer, call, `one ${spellingOf(item)} in parentheses`);
  return { kind: "operation", operation: "containsItem", target, arguments: [wanted], type: scalars.Bool };
}

interface LambdaCall extends Items {
  readonly operation: LambdaOperationName;
}

function lambdaCall(
  typer: Typer,
  call: CallExpression,
  { target, item, operation }: LambdaCall,
  env: Environment,
): Expr {
  const [lambda, ...rest] = call.arguments;
  if (lambda?.kind !== "lambda" || rest.length > 0) return wrongArguments(typer, call, callForm(operation));
  const parameter = lambda.parameter.text;
  const body = typer.type(lambda.body, withLocals(env, [[parameter, { kind: "local", type: item }]]));
  if (body.type.kind === "unknown") return untyped;
  const type = resultOf(typer, operation, lambda, body);
  return type === undefined ? untyped : { kind: "lambdaOperation", operation, target, parameter, body, type };
}

function resultOf(
  typer: Typer,
  operation: LambdaOperationName,
  { body: { span } }: Lambda,
  body: Expr,
): Type | undefined {
  switch (operation) {
    case "distinctBy":
      return scalars.Bool;
    case "sum":
    case "min":
    case "max":
      return selected(typer, operation, body.type) ?? refuse(typer, operation, body.type, span);
    default: {
      if (isScalar(body.type, "Bool")) return scalars.Bool;
      typer.report(
        report(catalogue.operationArguments, { member: operation, expected: "a lambda that gives a Bool" }, { span }),
      );
      return undefined;
    }
  }
}

function selected({ scope }: Typer, operation: "sum" | "min" | "max", type: Type): Type | undefined {
  if (operation !== "sum") return isOrdered(type) ? type : undefined;
  return isNumber(type) || (type.kind === "value" && numbersOf(type, scope).length > 0) ? type : undefined;
}

function refuse({ report: add }: Typer, operation: string, type: Type, span: CallExpression["span"]): undefined {
  add(
    type.kind === "optional"
      ? report(catalogue.optionalSelector, { operation }, { span })
      : report(catalogue.selectorType, { operation, type: spellingOf(type) }, { span }),
  );
}

function wrongArguments({ report: add }: Typer, { member }: CallExpression, expected: string): Expr {
  add(report(catalogue.operationArguments, { member: member.text, expected }, { span: member }));
  return untyped;
}

function unknown(typer: Typer, call: CallExpression, type: Type): Expr {
  const span = call.member;
  const { text } = span;
  if (text === "") return untyped;
  const isText = isScalar(type, "String");
  const isCollection = type.kind === "list" || type.kind === "set";
  if ((isText && textMembers.has(text)) || (isCollection && collectionMembers.has(text)))
    return wrongArguments(typer, call, "no parentheses");
  const args = { member: text, type: spellingOf(type) };
  if (textCalls.has(text) || textMembers.has(text)) typer.report(report(catalogue.textOperation, args, { span }));
  else if (collectionCalls.includes(text) || collectionMembers.has(text))
    typer.report(report(catalogue.collectionOperation, args, { span }));
  else typer.report(report(catalogue.unknownCall, args, { span }));
  return untyped;
}
