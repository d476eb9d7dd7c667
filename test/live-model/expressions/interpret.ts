import type { Expr, OperationName } from "../../../generators/model/expr.ts";
import type { BinaryOperator } from "../../../generators/model/expression-ast.ts";
import { isScalar } from "../../../generators/model/type.ts";
import {
  added,
  compared,
  exactFrom,
  floatOf,
  multiplied,
  negative,
  quotient,
  ratio,
  remainder,
  rounded,
  same,
  subtracted,
  towards,
  withAmount,
} from "./arithmetic.ts";
import { Failure } from "./failure.ts";
import { calculatedMoment, dateOf, isMoment, lengthOf, momentText, partOf, timeOf } from "./moments.ts";
import { specifications } from "./sample.ts";
import { exact, exactText, floatingText, isExact, isFloating, type Value } from "./values.ts";

type Names = ReadonlyMap<string, Value>;

interface Surroundings {
  readonly fields: Names;
  readonly locals: Names;
}

/** Evaluates an expression without C#, as a second opinion. */
export function interpret(expr: Expr, at: Surroundings): Value {
  const value = (part: Expr) => interpret(part, at);
  switch (expr.kind) {
    case "int":
      return isScalar(expr.type, "Long") ? BigInt(expr.text) : Number(expr.text);
    case "decimal":
      return isScalar(expr.type, "Double") ? { double: Number(expr.text) } : exact(expr.text);
    case "date":
      return dateOf(expr.text);
    case "time":
      return timeOf(expr.text);
    case "duration":
      return lengthOf(expr.amount, expr.unit);
    case "string":
    case "bool":
      return expr.value;
    case "field":
      return known(at.fields, expr.name);
    case "local":
      return known(at.locals, expr.name);
    case "enumMember":
      return { member: expr.name };
    case "member":
      return known(value(expr.target) as Names, expr.name);
    case "none":
      return null;
    case "make": {
      const members = new Map(expr.arguments.map((one) => [one.name, value(one.value)]));
      return withAmount(members, members.get("amount") ?? 0);
    }
    case "list":
      return listed(expr, value);
    case "present":
      return value(expr.of);
    case "satisfies":
      return satisfies(expr, at);
    case "unary":
      return expr.operator === "!" ? value(expr.operand) !== true : negative(value(expr.operand));
    case "binary":
      return binary(expr, at);
    case "matches":
      return new RegExp(expr.pattern).test(String(value(expr.operand)));
    case "if":
      return value(expr.condition) === true ? value(expr.whenTrue) : value(expr.whenFalse);
    case "when":
      return value(expr.condition) === true ? value(expr.value) : true;
    case "operation":
      return operation(expr.operation, value(expr.target), expr.arguments.map(value));
    case "lambdaOperation":
      return lambda(expr, at);
    case "let":
      return letIn(expr, at);
    default:
      throw new Error(`There are no samples of '${expr.kind}'.`);
  }
}

function listed({ of, items, type }: Extract<Expr, { readonly kind: "list" }>, value: (part: Expr) => Value): Value {
  const all = [...(of === undefined ? [] : itemsOf(value(of))), ...items.map(value)];
  return type.kind === "set" ? new Set(all) : all;
}

function satisfies({ specification, target }: Extract<Expr, { readonly kind: "satisfies" }>, at: Surroundings): Value {
  const declared = specifications[specification.name];
  if (declared === undefined) throw new Error(`There is no specification '${specification.name}'.`);
  const fields = target === undefined ? at.fields : (interpret(target, at) as Names);
  return interpret(declared.condition, { fields, locals: new Map() });
}

function known(names: Names, name: string): Value {
  const value = names.get(name);
  if (value === undefined) throw new Error(`'${name}' has no value.`);
  return value;
}

function letIn({ bindings, body }: Extract<Expr, { readonly kind: "let" }>, at: Surroundings): Value {
  const locals = new Map(at.locals);
  for (const { name, value } of bindings) locals.set(name, interpret(value, { ...at, locals }));
  return interpret(body, { ...at, locals });
}

function binary(expr: Extract<Expr, { readonly kind: "binary" }>, at: Surroundings): Value {
  const { operator } = expr;
  // A value is multiplied from the right, so that it is computed first.
  const isMultiplied = ({ type }: Expr) => type.kind === "value" || isScalar(type, "Duration");
  if (operator === "*" && isMultiplied(expr.right) && !isMultiplied(expr.left))
    return multiplied(interpret(expr.right, at), interpret(expr.left, at));
  // The length between two points begins with the earlier one.
  if (operator === "-" && isScalar(expr.type, "Duration") && !isScalar(expr.left.type, "Duration")) {
    const start = interpret(expr.right, at);
    return subtracted(interpret(expr.left, at), start);
  }
  const left = interpret(expr.left, at);
  const right = () => interpret(expr.right, at);
  if (operator === "&&") return left === true && right() === true;
  if (operator === "||") return left === true || right() === true;
  if (operator === "??") return left === null ? right() : left;
  if (isScalar(expr.type, "String")) return textOf(left) + textOf(right());
  return calculated(operator, left, right());
}

function calculated(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case "==":
      return same(left, right);
    case "!=":
      return !same(left, right);
    case "<":
      return compared(left, right) < 0;
    case "<=":
      return compared(left, right) <= 0;
    case ">":
      return compared(left, right) > 0;
    case ">=":
      return compared(left, right) >= 0;
    case "+":
      return added(left, right);
    case "-":
      return subtracted(left, right);
    case "*":
      return multiplied(left, right);
    case "%":
      return remainder(left, right);
    default:
      return divided(left, right);
  }
}

/** Divides whole numbers only: C# decides the digits of a decimal quotient. */
function divided(left: Value, right: Value): Value {
  if (isMoment(left)) return calculatedMoment("/", left, right);
  return ratio(left, right);
}

function textOf(value: Value): string {
  if (isExact(value)) return exactText(value);
  if (isFloating(value)) return floatingText(value);
  if (isMoment(value)) return momentText(value);
  return typeof value === "object" && value !== null && "member" in value ? value.member : String(value);
}

function operation(name: OperationName, target: Value, [argument = null, other = null]: readonly Value[]): Value {
  if (target !== null && isMoment(target) && name !== "isPresent") return partOf(name, target, argument);
  if (typeof target === "string") return textOperation(name, target, [argument, other]);
  switch (name) {
    case "isPresent":
      return target !== null;
    case "isNone":
      return target === null;
    case "round":
      return rounded(target);
    case "floor":
      return towards(-1, target);
    case "ceiling":
      return towards(1, target);
    case "toInt":
      return rounded(target);
    case "toLong":
      return rounded(target, "Long");
    case "toDouble":
      return { double: floatOf(target) };
    case "toDecimal":
      return exactFrom(target);
    case "count":
      return itemsOf(target).length;
    case "isEmpty":
      return itemsOf(target).length === 0;
    case "isNotEmpty":
      return itemsOf(target).length > 0;
    case "containsItem":
      return itemsOf(target).some((item) => same(item, argument));
    case "first":
      return itemsOf(target)[0] ?? null;
    case "last":
      return itemsOf(target).at(-1) ?? null;
    case "distinct":
      return itemsOf(target).filter((item, index, all) => all.findIndex((one) => same(one, item)) === index);
    case "average":
      return mean(itemsOf(target));
    case "min":
      return itemsOf(target).toSorted(compared)[0] ?? null;
    case "max":
      return itemsOf(target).toSorted(compared).at(-1) ?? null;
    case "hasKey":
      return entriesOf(target).has(String(argument));
    case "get":
      return entriesOf(target).get(String(argument)) ?? null;
    case "keys":
      return new Set(entriesOf(target).keys());
    case "start":
    case "end":
      return known(entriesOf(target), name);
    default:
      throw new Error(`'${name}' is an operation of times alone.`);
  }
}

function textOperation(name: OperationName, text: string, [argument, other]: readonly Value[]): Value {
  switch (name) {
    case "isPresent":
      return true;
    case "isNone":
      return false;
    case "length":
      return text.length;
    case "trim":
      return text.trim();
    case "lower":
      return text.toLowerCase();
    case "upper":
      return text.toUpperCase();
    case "isBlank":
      return text.trim() === "";
    case "startsWith":
      return text.startsWith(String(argument));
    case "endsWith":
      return text.endsWith(String(argument));
    case "containsText":
      return text.includes(String(argument));
    case "substring": {
      const from = Math.max(Number(argument), 0);
      return text.slice(from, from + Math.max(Number(other), 0));
    }
    case "replace":
      return text.split(String(argument)).join(String(other));
    default:
      throw new Error(`'${name}' is no operation of texts.`);
  }
}

function entriesOf(value: Value): Names {
  return value as Names;
}

/** Divides a sum by a count, as C# does: 28 places, the last one rounded. */
function mean(items: readonly Value[]): Value {
  if (items.length === 0) return null;
  if (isFloating(items[0] ?? null))
    return ratio(
      items.reduce((one, other) => added(one, other)),
      items.length,
    );
  const sum = items.reduce((one, other) => added(one, other), { units: 0n, scale: 0 });
  return isExact(sum) ? quotient(sum, items.length) : sum;
}

function itemsOf(value: Value): readonly Value[] {
  return value instanceof Set ? [...value] : (value as readonly Value[]);
}

/** Takes a result for each item or entry. Equal results of a set are one. */
function mapped(target: Value, select: (item: Value) => Value): Value {
  if (target instanceof Map) return new Map([...(target as Names)].map(([key, value]) => [key, select(value)]));
  const results = itemsOf(target).map(select);
  if (!(target instanceof Set)) return results;
  return new Set(results.filter((item, index) => results.findIndex((one) => same(one, item)) === index));
}

function lambda(expr: Extract<Expr, { readonly kind: "lambdaOperation" }>, at: Surroundings): Value {
  const target = interpret(expr.target, at);
  const items = itemsOf(target);
  const select = (item: Value) =>
    interpret(expr.body, { ...at, locals: new Map([...at.locals, [expr.parameter, item]]) });
  switch (expr.operation) {
    case "all":
      return items.every((item) => select(item) === true);
    case "any":
      return items.some((item) => select(item) === true);
    case "none":
      return !items.some((item) => select(item) === true);
    case "distinctBy": {
      const keys = items.map(select);
      return keys.every((key, index) => keys.findIndex((other) => same(key, other)) === index);
    }
    case "map":
      return mapped(target, select);
    case "where":
      return target instanceof Set
        ? new Set([...target].filter((item) => select(item) === true))
        : items.filter((item) => select(item) === true);
    case "count":
      return items.filter((item) => select(item) === true).length;
    case "orderBy":
      return items
        .map((item) => ({ item, key: select(item) }))
        .toSorted((one, other) => compared(one.key, other.key))
        .map(({ item }) => item);
    case "average":
      return mean(items.map(select));
    case "sum":
      if (isScalar(expr.type, "Double"))
        return items.map(select).reduce((sum, next) => added(sum, next), { double: 0 });
      return items.length === 0 && !isValue(expr)
        ? isScalar(expr.type, "Long")
          ? 0n
          : 0
        : some(items)
            .map(select)
            .reduce((sum, next) => added(sum, next));
    case "min":
      return some(items)
        .map(select)
        .reduce((one, other) => (compared(other, one) < 0 ? other : one));
    case "max":
      return some(items)
        .map(select)
        .reduce((one, other) => (compared(other, one) > 0 ? other : one));
  }
}

function isValue({ type }: Expr): boolean {
  return type.kind === "value";
}

function some(items: readonly Value[]): readonly Value[] {
  if (items.length === 0) throw new Failure("DomainInvariantViolationException");
  return items;
}
