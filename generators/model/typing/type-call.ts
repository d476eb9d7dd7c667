import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import type { CallExpression, Expression } from "../expression-ast.ts";
import { memberNameHint } from "../names/foreign-names.ts";
import { fitOf, isScalar, optional, scalars, spellingOf, type Type } from "../type.ts";
import {
  type BuiltIn,
  callForm,
  callsOf,
  collectionCalls,
  collectionLambdas,
  dayCalls,
  isCollection,
  mapCalls,
  membersOf,
  rangeCalls,
  textCalls,
  textParts,
  wrongKind,
} from "./built-ins.ts";
import type { Environment } from "./environment.ts";
import { type Items, typeLambdaCall } from "./type-lambda-call.ts";
import { refuse, type Typer, typeNeeded, untyped, wrongArguments } from "./typer.ts";

/** Types `target.member(…)`: an operation of a built-in type. What is expected gives a mapped item its type. */
export function typeCall(typer: Typer, call: CallExpression, env: Environment, expected?: Type): Expr {
  const target = typeNeeded(typer, call.target, env);
  const { type } = target;
  if (type.kind === "unknown") return untyped;
  if (isScalar(type, "String")) return textOperation(typer, call, target, env);
  if (isCollection(type) && collectionCalls.includes(call.member.text))
    return collectionCall(typer, call, { target, item: type.item, expected }, env);
  const ofDay = isScalar(type, "Date") ? dayCalls.get(call.member.text) : undefined;
  if (ofDay !== undefined) return dayCall(typer, call, { target, ...ofDay }, env);
  if (type.kind === "map" && mapCalls.includes(call.member.text))
    return mapCall(typer, call, { target, key: type.key, item: type.value, expected }, env);
  if (type.kind === "range" && rangeCalls.includes(call.member.text))
    return rangeCall(typer, call, { target, bound: type.bound }, env);
  return unknown(typer, call, type);
}

function collectionCall(typer: Typer, call: CallExpression, items: Items, env: Environment): Expr {
  const operation = collectionLambdas.find((one) => one === call.member.text);
  return operation === undefined
    ? containsItem(typer, call, items, env)
    : typeLambdaCall(typer, call, { ...items, operation }, env);
}

function dayCall(
  typer: Typer,
  call: CallExpression,
  { target, argument, ...result }: { readonly target: Expr; readonly argument: Type } & BuiltIn,
  env: Environment,
): Expr {
  const given = fittingArgument(typer, call, argument, env);
  if (given === undefined) return wrongArguments(typer, call, `one ${spellingOf(argument)} in parentheses`);
  return { kind: "operation", target, arguments: [given], ...result };
}

function mapCall(
  typer: Typer,
  call: CallExpression,
  { key, ...items }: Items & { readonly key: Type },
  env: Environment,
): Expr {
  const { target, item } = items;
  if (call.member.text === "map") return typeLambdaCall(typer, call, { ...items, operation: "map" }, env);
  const given = fittingArgument(typer, call, key, env);
  if (given === undefined) return wrongArguments(typer, call, `one ${spellingOf(key)} in parentheses`);
  return call.member.text === "has"
    ? { kind: "operation", operation: "hasKey", target, arguments: [given], type: scalars.Bool }
    : { kind: "operation", operation: "get", target, arguments: [given], type: optional(item) };
}

/** Types the one argument of a call; undefined if there is another number of them, or if it has another type. */
function fittingArgument(typer: Typer, call: CallExpression, wanted: Type, env: Environment): Expr | undefined {
  const argument = onlyArgument(call);
  const given = argument && typer.type(argument, env, wanted);
  return given && fitOf(given.type, wanted) === "fits" ? given : undefined;
}

/** Types the calls of a range as the comparisons that they are. Both ends belong to a range. */
function rangeCall(
  typer: Typer,
  call: CallExpression,
  { target, bound }: { readonly target: Expr; readonly bound: Type },
  env: Environment,
): Expr {
  const isRange = call.member.text === "overlaps";
  const wanted = isRange ? target.type : bound;
  const given = fittingArgument(typer, call, wanted, env);
  if (given === undefined) return wrongArguments(typer, call, `one ${spellingOf(wanted)} in parentheses`);
  const end = (range: Expr, operation: "start" | "end"): Expr => ({
    kind: "operation",
    operation,
    target: range,
    arguments: [],
    type: bound,
  });
  const [first, last] = isRange ? [end(given, "start"), end(given, "end")] : [given, given];
  const below = (left: Expr, right: Expr): Expr => ({
    kind: "binary",
    operator: "<=",
    left,
    right,
    type: scalars.Bool,
  });
  const [left, right] = [below(end(target, "start"), last), below(first, end(target, "end"))];
  return { kind: "binary", operator: "&&", left, right, type: scalars.Bool };
}

function textOperation(typer: Typer, call: CallExpression, target: Expr, env: Environment): Expr {
  if (textParts.includes(call.member.text)) return textPart(typer, call, target, env);
  return textCalls.has(call.member.text) ? textCall(typer, call, target, env) : unknown(typer, call, target.type);
}

function textCall(typer: Typer, call: CallExpression, target: Expr, env: Environment): Expr {
  const operation = textCalls.get(call.member.text);
  const argument = onlyArgument(call);
  const text = argument && typeNeeded(typer, argument, env);
  if (operation === undefined || text === undefined || fitOf(text.type, scalars.String) !== "fits")
    return wrongArguments(typer, call, "one text in parentheses");
  return { kind: "operation", operation, target, arguments: [text], type: scalars.Bool };
}

/** Types `substring(start, count)` and `replace(sought, by)`. */
function textPart(typer: Typer, call: CallExpression, target: Expr, env: Environment): Expr {
  const operation = call.member.text === "substring" ? "substring" : "replace";
  const wanted = operation === "substring" ? scalars.Int : scalars.String;
  const given = call.arguments.flatMap((one) => (one.kind === "lambda" ? [] : [typer.type(one, env, wanted)]));
  const fits = given.length === 2 && given.every(({ type }) => fitOf(type, wanted) === "fits");
  if (fits && (operation === "substring" || isWrittenOut(given[0])))
    return { kind: "operation", operation, target, arguments: given, type: scalars.String };
  const expected =
    operation === "substring"
      ? "a start and a number of characters in parentheses"
      : "a text that is written out and its replacement in parentheses";
  return wrongArguments(typer, call, expected);
}

/** True for a literal text, which is seen not to be empty. .NET replaces no empty text. */
function isWrittenOut(expr: Expr | undefined): boolean {
  return expr?.kind === "string" && expr.value !== "";
}

function onlyArgument({ arguments: [argument, ...rest] }: CallExpression): Expression | undefined {
  return argument?.kind === "lambda" || rest.length > 0 ? undefined : argument;
}

function containsItem(typer: Typer, call: CallExpression, { target, item }: Items, env: Environment): Expr {
  const argument = onlyArgument(call);
  if (argument === undefined) return wrongArguments(typer, call, callForm("contains"));
  const wanted = typer.type(argument, env, item);
  if (fitOf(wanted.type, item) !== "fits") return wrongArguments(typer, call, `one ${spellingOf(item)} in parentheses`);
  return { kind: "operation", operation: "containsItem", target, arguments: [wanted], type: scalars.Bool };
}

function unknown(typer: Typer, call: CallExpression, type: Type): Expr {
  const { text } = call.member;
  if (text === "") return untyped;
  if (membersOf(type)?.has(text)) return wrongArguments(typer, call, "no arguments");
  const args = { member: text, type: spellingOf(type) };
  const hint = memberNameHint(text, [...(membersOf(type)?.keys() ?? []), ...callsOf(type)]);
  return refuse(typer, report(wrongKind(text) ?? catalogue.unknownCall, args, { span: call.member, hint }));
}
