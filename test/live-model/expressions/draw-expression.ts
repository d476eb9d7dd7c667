import type { Expr, LambdaOperationName, OperationName } from "../../../generators/model/expr.ts";
import type { BinaryOperator } from "../../../generators/model/expression-ast.ts";
import { canFail } from "../../../generators/model/fallible.ts";
import { isSameType, required, type Type } from "../../../generators/model/type.ts";
import {
  Bool,
  binary,
  choose,
  Day,
  Decimal,
  Double,
  Duration,
  Email,
  field,
  Guid,
  hasFormat,
  Instant,
  Int,
  int,
  Long,
  lambda,
  letIn,
  make,
  matches,
  member,
  minus,
  none,
  not,
  operation,
  present,
  Text,
  Time,
  test,
  text,
  when,
} from "../../emit/model/exprs.ts";
import { type Drawing, type Maker, pick } from "./drawing.ts";
import { leaf } from "./leaf.ts";
import { fields, Item, Money, State } from "./sample.ts";

// Some are fields, C# keywords or both.
const localNames = ["l", "x", "count", "class", "field", "items", "src", "pair"];

/** Draws a well-typed expression. */
export function drawExpression(type: Type, at: Drawing): Expr {
  if (at.depth <= 0) return leaf(type, at);
  return pick(
    [leafMaker(type), ...makersOf(type), ...makersOf(type), compoundOf(type)],
    at,
  )({ ...at, depth: at.depth - 1 });
}

const leafMaker =
  (type: Type): Maker =>
  (at) =>
    leaf(type, at);

function sum(operator: BinaryOperator, left: Type, right: Type): Maker {
  return (at) => binary(drawExpression(left, at), operator, drawExpression(right, at));
}

/** Returns the operations with a result type. */
function makersOf(type: Type): readonly Maker[] {
  if (type === Int)
    return [
      sum("+", Int, Int),
      sum("-", Int, Int),
      sum("*", Int, Int),
      // C# refuses a constant divisor 0.
      (at) => binary(drawExpression(Int, at), "/", field(pick(["count", "other"], { ...at }), Int)),
      (at) => minus(drawExpression(Int, at)),
      (at) => operation(drawExpression(Text, at), "length"),
      (at) => operation(collection(at), "count"),
      part(Decimal, "round", "floor", "ceiling"),
      part(Double, "round", "floor", "ceiling"),
      (at) => binary(drawExpression(Int, at), "%", field(pick(["count", "other"], { ...at }), Int)),
      aggregate("sum", Int),
      aggregate("count", Bool),
      found(Int),
      cleared(Int),
      (at) => operation(field("span", fieldType("span")), pick(["start", "end"], at)),
      aggregate("min", Int),
      aggregate("max", Int),
      part(Long, "toInt"),
      part(Day, "year", "month", "day"),
      part(Time, "hour", "minute", "second"),
      part(Duration, "days", "hours", "minutes", "seconds"),
      coalesced(Int),
    ];
  if (type === Long) return longMakers;
  if (type === Double) return doubleMakers;
  if (type === Decimal) return decimalMakers;
  if (isSameType(type, Instant))
    return [
      (at) => operation(field("period", fieldType("period")), pick(["start", "end"], at)),
      (at) => operation(drawExpression(Day, at), "at", drawExpression(Time, at)),
      sum("+", Instant, Duration),
      sum("-", Instant, Duration),
    ];
  if (type === Day)
    return [
      sum("+", Day, Duration),
      sum("-", Day, Duration),
      part(Instant, "date"),
      (at) => operation(drawExpression(Day, at), "addMonths", drawExpression(Int, at)),
    ];
  if (type === Time) return [sum("+", Time, Duration), sum("-", Time, Duration), part(Instant, "time")];
  if (type === Duration) return durationMakers;
  if (type === Text) return textMakers;
  if (type === Bool) return boolMakers;
  if (isSameType(type, Money))
    return [
      sum("+", Money, Money),
      sum("-", Money, Money),
      sum("*", Money, Int),
      sum("*", Decimal, Money),
      aggregate("sum", Money),
      (at) => make(Money, { amount: drawExpression(Decimal, at), currency: drawExpression(Text, at) }),
    ];
  return [];
}

/** Draws a part of a point or a length of time. */
function part(type: Type, ...names: readonly OperationName[]): Maker {
  return (at) => operation(drawExpression(type, at), pick(names, at));
}

const longMakers: readonly Maker[] = [
  ...(["+", "-", "*"] as const).flatMap((operator) => [sum(operator, Long, Long), sum(operator, Int, Long)]),
  (at) => binary(drawExpression(Long, at), "/", numberField(["big", "count"], at)),
  (at) => binary(drawExpression(Long, at), "%", numberField(["big", "vast"], at)),
  (at) => minus(drawExpression(Long, at)),
  part(Decimal, "toLong"),
  part(Double, "toLong"),
  aggregate("sum", Long),
  aggregate("min", Long),
  coalesced(Long),
];

const decimalMakers: readonly Maker[] = [
  (at) => operation(leaf(Double, at), "toDecimal"),
  sum("+", Decimal, Int),
  sum("-", Int, Decimal),
  // A product of many decimals exceeds the digits that C# keeps.
  (at) => binary(drawExpression(Decimal, at), "*", leaf(Decimal, at)),
  (at) => member(drawExpression(Money, at), "amount", Decimal),
  aggregate("sum", Decimal),
  aggregate("max", Decimal),
  (at) => minus(drawExpression(Decimal, at)),
  (at) => binary(leaf(Decimal, at), "%", field(pick(["amount", "rate"], { ...at }), Decimal)),
];

const doubleMakers: readonly Maker[] = [
  ...(["+", "-", "*"] as const).flatMap((operator) => [sum(operator, Double, Double), sum(operator, Int, Double)]),
  (at) => binary(drawExpression(Double, at), "/", drawExpression(Double, at)),
  (at) => binary(drawExpression(Double, at), "%", numberField(["weight", "count"], at)),
  (at) => binary(drawExpression(Int, at), "/", numberField(["mass", "weight"], at)),
  (at) => minus(drawExpression(Double, at)),
  part(Long, "toDouble"),
  // More digits of a decimal are rounded in steps.
  (at) => operation(leaf(Decimal, at), "toDouble"),
  aggregate("sum", Double),
  aggregate("max", Double),
  coalesced(Double),
];

function numberField(names: readonly string[], at: Drawing): Expr {
  const name = pick(names, at);
  return field(name, fieldType(name));
}

const durationMakers: readonly Maker[] = [
  ...[Instant, Day, Time].map((type) => sum("-", type, type)),
  sum("+", Duration, Duration),
  sum("-", Duration, Duration),
  sum("*", Duration, Int),
  sum("*", Int, Duration),
  (at) => binary(drawExpression(Duration, at), "/", field(pick(["count", "other"], { ...at }), Int)),
  (at) => minus(drawExpression(Duration, at)),
];

const textMakers: readonly Maker[] = [
  found(Text),
  cleared(Text),
  ...[Text, Email, Int, Long, Double, Bool, State, Day, Time, Duration, Guid].map((other) => sum("+", Text, other)),
  sum("+", Int, Text),
  // A decimal keeps trailing zeros; only a literal has a known number of them.
  (at) => binary(drawExpression(Text, at), "+", leaf(Decimal, at)),
  ...(["trim", "lower", "upper"] as const).map(
    (name): Maker =>
      (at) =>
        operation(drawExpression(Text, at), name),
  ),
  (at) => member(drawExpression(Money, at), "currency", Text),
  (at) => operation(drawExpression(Text, at), "substring", drawExpression(Int, at), drawExpression(Int, at)),
  (at) => operation(drawExpression(Text, at), "replace", text(pick(["b", "Ab", "\\"], at)), drawExpression(Text, at)),
];

const boolMakers: readonly Maker[] = [
  sum("&&", Bool, Bool),
  sum("||", Bool, Bool),
  sum("&&", Bool, Bool),
  (at) => not(drawExpression(Bool, at)),
  (at) => when(drawExpression(Bool, at), drawExpression(Bool, at)),
  ...[Int, Long, Decimal, Double, Bool, Text, State, Instant, Day, Time, Duration, Guid, Money].map((type) =>
    comparison(["==", "!="], type),
  ),
  ...[Int, Long, Decimal, Double, Instant, Day, Time, Duration].map((type) => comparison(["<", "<=", ">", ">="], type)),
  (at) => sum(pick(["==", "<", ">="], at), Int, Double)(at),
  ...[Int, Decimal].map((type) => (at: Drawing) => sum(pick(["==", "<", ">="], at), Long, type)(at)),
  (at) =>
    operation(drawExpression(Text, at), pick(["startsWith", "endsWith", "containsText"], at), drawExpression(Text, at)),
  (at) => operation(drawExpression(Text, at), "isBlank"),
  (at) => matches(drawExpression(Text, at), pick(["^a", "b$", "\\d", 'A|"', ""], at)),
  (at) => hasFormat(drawExpression(Text, at), pick(["Email", "Url"], at)),
  sum("==", Text, Email),
  sum("!=", Email, Email),
  (at) => operation(collection(at), pick(["isEmpty", "isNotEmpty"], at)),
  (at) => operation(field("numbers", fieldType("numbers")), "containsItem", drawExpression(Int, at)),
  (at) => operation(field("tags", fieldType("tags")), "containsItem", drawExpression(Text, at)),
  averaged,
  averaged,
  (at) => operation(pick(entries, at), "hasKey", drawExpression(Text, at)),
  (at) => operation(operation(pick(entries, at), "keys"), pick(["isEmpty", "isNotEmpty"], at)),
  (at) => operation(operation(pick(entries, at), "keys"), "containsItem", drawExpression(Text, at)),
  ...(["all", "any", "none"] as const).flatMap((name) => [aggregate(name, Bool), aggregate(name, Bool)]),
  aggregate("distinctBy", Int),
  aggregate("distinctBy", Text),
  tested,
  tested,
  () => test("Waiting"),
  (at) => test("Dear", drawExpression(Money, at)),
  noted,
];

function comparison(operators: readonly BinaryOperator[], type: Type): Maker {
  return (at) => sum(pick(operators, at), type, type)(at);
}

/** Finds an item or an entry that may be absent, or the least or greatest of some. */
function found(type: Type): Maker {
  return (at) => {
    const isInt = type === Int;
    const map = entriesOf(type, at);
    const items = isInt ? field("numbers", fieldType("numbers")) : labels(at);
    const some = pick(
      [
        operation(map, "get", drawExpression(Text, at)),
        operation(items, pick(isInt ? ["first", "last", "min", "max"] : ["first", "last"], at)),
      ],
      at,
    );
    return binary(some, "??", drawExpression(type, at));
  };
}

/** Draws a list of texts: of a set in the order of an `Int`, or of one distinct text each. */
function labels(at: Drawing): Expr {
  const notes = operation(field("notes", fieldType("notes")), "keys");
  return lambda(notes, "orderBy", (item) => operation(item, "length"), pick(localNames, at));
}

/** Draws a value that may be taken away. */
function cleared(type: Type): Maker {
  return (at) => {
    const [value, gone] = [drawExpression(type, at), none(type)];
    const [whenTrue, whenFalse] = pick([[value, gone] as const, [gone, value] as const], at);
    return binary(choose(drawExpression(Bool, at), whenTrue, whenFalse), "??", drawExpression(type, at));
  };
}

/** Compares a mean, which may have more digits than further arithmetic keeps. */
function averaged(at: Drawing): Expr {
  const mean = pick(
    [
      () => operation(numberField(["numbers", "sizes"], at), "average"),
      () => aggregate("average", Int)(at),
      () =>
        lambda(field("items", fieldType("items")), "average", (item) =>
          member(member(item, "price", Money), "amount", Decimal),
        ),
    ],
    at,
  )();
  const isAbsent = operation(mean, pick(["isPresent", "isNone"], at));
  return pick([isAbsent, binary(binary(mean, "??", leaf(Decimal, at)), pick(["<", ">="], at), int(1))], at);
}

const entries = ["stock", "notes"].map((name) => field(name, fieldType(name)));

/** Draws a map, or another value for each of its keys. */
function entriesOf(type: Type, at: Drawing): Expr {
  const map = field(type === Int ? "stock" : "notes", fieldType(type === Int ? "stock" : "notes"));
  return at.depth > 0 && at.draw(2) === 0 ? mapped(pick(entries, at), type, { ...at, depth: at.depth - 1 }) : map;
}

/** Draws a list or set that is written out, behind the items of another one or not: its place gives it its type. */
export function drawList(type: Listed, at: Drawing): Expr {
  const list = (): Expr => {
    const of = pick([undefined, before(type, at)], at);
    const items = Array.from({ length: at.draw(3) }, () => drawExpression(type.item, at));
    return { kind: "list", of, items, type };
  };
  const name = pick(localNames, at);
  return pick(
    [
      list,
      list,
      () => choose(drawExpression(Bool, at), list(), list()),
      () => letIn(name, drawExpression(Int, at), list),
    ],
    at,
  )();
}

type Listed = Extract<Type, { readonly kind: "list" | "set" }>;

/** Draws the items that a list keeps: all of a field, or all but those that equal a value. */
function before(type: Listed, at: Drawing): Expr {
  const name = type.kind === "set" ? "tags" : "numbers";
  const all = field(name, fieldType(name));
  const without = lambda(all, "where", (item) => binary(item, "!=", drawExpression(type.item, at)), "item");
  return pick([all, without], at);
}

function fieldType(name: string): Type {
  const type = fields[name];
  if (type === undefined) throw new Error(`There is no field '${name}'.`);
  return type;
}

function collection(at: Drawing): Expr {
  const free = ["numbers", "sizes", "weights", "items", "tags"].filter((name) => !at.locals.has(name));
  const name = pick(free, at);
  const all = field(name, fieldType(name));
  if (at.depth <= 0) return all;
  const inside = { ...at, depth: at.depth - 1 };
  return pick(
    [
      () => all,
      () => all,
      () => selected(all, "where", Bool, inside),
      () => selected(all, "orderBy", Int, inside),
      () => (all.type.kind === "list" ? operation(all, "distinct") : all),
      () => mapped(all, pick([Int, Text], at), inside),
    ],
    at,
  )();
}

/** Draws a result for each item, none of which fails: C# computes no more of them than it needs. */
function mapped(target: Expr, type: Type, at: Drawing): Expr {
  const drawn = selected(target, "map", type, at);
  return canFail(drawn) ? selected(target, "map", type, { ...at, depth: 0 }) : drawn;
}

function selected(target: Expr, name: LambdaOperationName, type: Type, at: Drawing): Expr {
  const itemType = itemTypeOf(target.type);
  const parameter = pick(localNames, at);
  const locals = new Map([...at.locals, [parameter, itemType]]);
  return lambda(target, name, () => drawExpression(type, { ...at, locals }), parameter);
}

function itemTypeOf(type: Type): Type {
  if (type.kind === "map") return type.value;
  return "item" in type ? type.item : Item;
}

/** Draws a test of the items, unless a local hides them. */
function noted(at: Drawing): Expr {
  if (at.locals.has("items")) return test("Waiting");
  const items = field("items", fieldType("items"));
  return lambda(items, pick(["any", "all"], at), (item) => test("Noted", item), pick(localNames, at));
}

function aggregate(name: LambdaOperationName, type: Type): Maker {
  return (at) => {
    return selected(collection(at), name, type, at);
  };
}

function coalesced(type: Type): Maker {
  return (at) => {
    const optional = Object.entries(fields).filter(
      ([name, one]) => one.kind === "optional" && isSameType(one.of, type) && !at.locals.has(name),
    );
    const [name, of] = pick(optional, at);
    return binary(field(name, of), "??", drawExpression(type, at));
  };
}

/** Draws a test of an optional value and its use if it is present. */
function tested(at: Drawing): Expr {
  const optional = Object.entries(fields).filter(([name, type]) => type.kind === "optional" && !at.locals.has(name));
  const [name, type] = pick(optional, at);
  const value = field(name, type);
  const use = binary(present(value), pick(["==", "!="], at), drawExpression(required(type), at));
  const [isThere, isNot] = [operation(value, "isPresent"), operation(value, "isNone")];
  return pick(
    [
      binary(isThere, "&&", use),
      binary(isNot, "||", use),
      choose(isThere, use, drawExpression(Bool, at)),
      when(use, isThere),
    ],
    at,
  );
}

/** Draws `if` and `let` of any type. */
function compoundOf(type: Type): Maker {
  return (at) => {
    const part = (inner = at) => drawExpression(type, inner);
    if (at.draw(2) === 0) return choose(drawExpression(Bool, at), part(), part());
    const name = pick(localNames, at);
    const bound = drawExpression(pick([Int, Text, Money], at), at);
    const locals = new Map([...at.locals, [name, bound.type]]);
    return letIn(name, bound, () => part({ ...at, locals }));
  };
}
