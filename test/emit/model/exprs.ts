import type { Expr, LambdaOperationName, OperationName } from "../../../generators/model/expr.ts";
import type { BinaryOperator, DurationUnit } from "../../../generators/model/expression-ast.ts";
import {
  type DeclaredType,
  optional,
  required,
  scalars,
  type TextFormat,
  type Type,
} from "../../../generators/model/type.ts";
import { textFormats } from "../../../generators/model/typing/text-formats.ts";

/** Builders of typed expressions for tests of the emitters. */
export const {
  Int,
  Decimal,
  String: Text,
  Bool,
  Instant,
  Date: Day,
  Time,
  Duration,
  Guid,
  Long,
  Email,
  Double,
} = scalars;

export const listOf = (item: Type): Type => ({ kind: "list", item });

export const setOf = (item: Type): Type => ({ kind: "set", item });

export const mapOf = (key: Type, value: Type): Type => ({ kind: "map", key, value });

export const rangeOf = (bound: Type): Type => ({ kind: "range", bound });

export const none = (type: Type): Expr => ({ kind: "none", type: optional(type) });

export const declared = (kind: DeclaredType["kind"], name: string): DeclaredType => ({
  kind,
  context: "Lending",
  name,
});

export const int = (text: number | string): Expr => ({ kind: "int", text: String(text), type: Int });

export const decimal = (text: string): Expr => ({ kind: "decimal", text, type: Decimal });

export const double = (text: string): Expr => ({ kind: "decimal", text, type: Double });

export const text = (value: string): Expr => ({ kind: "string", value, type: Text });

export const long = (value: string): Expr => ({ kind: "int", text: value, type: Long });

export const bool = (value: boolean): Expr => ({ kind: "bool", value, type: Bool });

export const date = (text: string): Expr => ({ kind: "date", text, type: Day });

export const time = (text: string): Expr => ({ kind: "time", text, type: Time });

export const duration = (amount: number, unit: DurationUnit): Expr => ({
  kind: "duration",
  amount: String(amount),
  unit,
  type: Duration,
});

export const now: Expr = { kind: "now", type: Instant };

export const field = (name: string, type: Type): Expr => ({ kind: "field", name, type });

export const parameter = (name: string, type: Type): Expr => ({ kind: "parameter", name, type });

export const local = (name: string, type: Type): Expr => ({ kind: "local", name, type });

export const identity = (type: DeclaredType): Expr => ({ kind: "identity", type });

export const member = (target: Expr, name: string, type: Type): Expr => ({ kind: "member", target, name, type });

export const enumMember = (type: DeclaredType, name: string): Expr => ({ kind: "enumMember", enum: type, name, type });

/** Builds the test of a specification, of the enclosing declaration without a target. */
export const test = (name: string, target?: Expr): Expr => ({
  kind: "satisfies",
  specification: { context: "Lending", name },
  target,
  type: Bool,
});

/** Builds `Name(member: value, …)`. */
export const make = (value: DeclaredType, given: Readonly<Record<string, Expr>>): Expr => ({
  kind: "make",
  value,
  arguments: Object.entries(given).map(([name, one]) => ({ name, value: one })),
  type: value,
});

export const present = (of: Expr): Expr => ({ kind: "present", of, type: required(of.type) });

/** Returns the type of an operation that depends on its target. */
function resultIn({ type }: Expr, name: OperationName): Type | undefined {
  if (type.kind === "range") return type.bound;
  if (type.kind === "map") return name === "get" ? optional(type.value) : name === "keys" ? setOf(type.key) : undefined;
  if (type.kind !== "list" && type.kind !== "set") return undefined;
  if (name === "distinct") return type;
  if (name === "average") return averageOf(type.item);
  return ["first", "last", "min", "max"].includes(name) ? optional(type.item) : undefined;
}

const results: Partial<Record<OperationName, Type>> = {
  length: Int,
  count: Int,
  round: Int,
  trim: Text,
  lower: Text,
  upper: Text,
  substring: Text,
  replace: Text,
  floor: Int,
  ceiling: Int,
  toInt: Int,
  toLong: Long,
  toDouble: Double,
  toDecimal: Decimal,
  date: Day,
  addMonths: Day,
  time: Time,
  at: Instant,
  ...Object.fromEntries(
    ["year", "month", "day", "hour", "minute", "second", "days", "hours", "minutes", "seconds"].map((name) => [
      name,
      Int,
    ]),
  ),
};

export const operation = (target: Expr, name: OperationName, ...args: readonly Expr[]): Expr => ({
  kind: "operation",
  operation: name,
  target,
  arguments: args,
  type: results[name] ?? resultIn(target, name) ?? Bool,
});

/** Builds `target.name(l => body(l))`. */
export function lambda(target: Expr, name: LambdaOperationName, body: (item: Expr) => Expr, parameterName = "l"): Expr {
  const { type } = target;
  const item = type.kind === "map" ? type.value : type.kind === "list" || type.kind === "set" ? type.item : undefined;
  if (item === undefined) throw new Error("Only collections take lambdas.");
  const selected = body(local(parameterName, item));
  return {
    kind: "lambdaOperation",
    operation: name,
    target,
    parameter: parameterName,
    body: selected,
    type: resultWith(name, target.type, selected.type),
  };
}

function resultWith(name: LambdaOperationName, target: Type, selected: Type): Type {
  if (name === "sum" || name === "min" || name === "max") return selected;
  if (name === "where") return target;
  if (name === "map") return mappedType(target, selected);
  if (name === "orderBy") return "item" in target ? listOf(target.item) : target;
  if (name === "average") return averageOf(selected);
  return name === "count" ? Int : Bool;
}

function averageOf(item: Type): Type {
  return optional(item === Double ? Double : Decimal);
}

function mappedType(target: Type, result: Type): Type {
  if (target.kind === "map") return { ...target, value: result };
  return { kind: target.kind === "set" ? "set" : "list", item: result };
}

export const not = (operand: Expr): Expr => ({ kind: "unary", operator: "!", operand, type: Bool });

export const minus = (operand: Expr): Expr => ({ kind: "unary", operator: "-", operand, type: operand.type });

const comparisons: readonly BinaryOperator[] = ["==", "!=", "<", "<=", ">", ">=", "&&", "||"];

export function binary(left: Expr, operator: BinaryOperator, right: Expr): Expr {
  return { kind: "binary", operator, left, right, type: resultOf(left, operator, right) };
}

function resultOf(left: Expr, operator: BinaryOperator, right: Expr): Type {
  if (comparisons.includes(operator)) return Bool;
  const sides = [left.type, right.type];
  if (operator === "??") return right.type.kind === "optional" ? right.type : common(required(left.type), right.type);
  if (operator === "+" && sides.includes(Text)) return Text;
  if (operator === "-" && left.type === right.type && [Instant, Day, Time].some((type) => type === left.type))
    return Duration;
  if (operator === "*" && right.type === Duration) return Duration;
  const value = sides.find(({ kind }) => kind === "value");
  return value ?? common(left.type, right.type);
}

function common(one: Type, other: Type): Type {
  const wider = [Decimal, Long, Double].find((number) => number === one || number === other);
  return wider !== undefined && [one, other].includes(Int) ? wider : one;
}

export const matches = (operand: Expr, pattern: string): Expr => ({ kind: "matches", operand, pattern, type: Bool });

/** Tests the form of a text, as the type of that name does. */
export const hasFormat = (operand: Expr, format: TextFormat): Expr => ({
  ...{ kind: "matches", operand, pattern: textFormats[format].pattern, format, type: Bool },
});

export function choose(condition: Expr, whenTrue: Expr, whenFalse: Expr): Expr {
  const isOptional = whenTrue.type.kind === "optional" || whenFalse.type.kind === "optional";
  const type = common(required(whenTrue.type), required(whenFalse.type));
  return { kind: "if", condition, whenTrue, whenFalse, type: isOptional ? optional(type) : type };
}

export const when = (value: Expr, condition: Expr): Expr => ({ kind: "when", value, condition, type: Bool });

/** Builds `let name = value in body(name)`. */
export function letIn(name: string, value: Expr, body: (bound: Expr) => Expr): Expr {
  const result = body(local(name, value.type));
  return { kind: "let", bindings: [{ name, value }], body: result, type: result.type };
}
