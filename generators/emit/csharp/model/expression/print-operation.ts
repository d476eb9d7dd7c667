import type { Expr, OperationName } from "../../../../model/expr.ts";
import { isScalar, required } from "../../../../model/type.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";
import { csharpTypeOf } from "../declaration-words.ts";
import { finite, type InnerPlace, type Print, type Printed, primary, ranks, within } from "./expression-place.ts";
import { isStruct } from "./print-binary.ts";
import { isWrittenList } from "./print-list.ts";

type Operation = Extract<Expr, { readonly kind: "operation" }>;

interface Parts {
  readonly target: Printed;
  /** The argument, where there is one. */
  readonly argument: string;
  /** The second one. */
  readonly other: string;
  readonly expr: Operation;
  readonly at: InnerPlace;
}

/** Prints any expression, and one whose items a call reads. */
export interface Printers {
  readonly print: Print;
  readonly printItems: Print;
}

type Printer = (parts: Parts) => Printed;

const member =
  (name: string): Printer =>
  ({ target }) =>
    primary(`${within(ranks.primary, target)}.${name}`);

const counted =
  (operator: string): Printer =>
  (parts) =>
    isSequence(parts.expr.target)
      ? sought(operator === "==" ? "!" : "", parts)
      : { text: `${within(ranks.primary, parts.target)}.Count ${operator} 0`, rank: ranks.equality };

/** Asks a sequence for any item, which counts none of them. */
function sought(not: "" | "!", { target }: Pick<Parts, "target">): Printed {
  const text = `${not}${within(ranks.primary, target)}.${extensionMethod("Any")}()`;
  return not === "" ? primary(text) : { text, rank: ranks.unary };
}

const called =
  (method: string): Printer =>
  ({ target, argument }) =>
    primary(`${within(ranks.primary, target)}.${method}(${argument})`);

/** Takes an item that may be absent. The default of a number is no absent one. */
const taken =
  (method: string): Printer =>
  ({ target, expr }) => {
    const items = within(ranks.primary, target);
    const some =
      isStruct(expr.type) && !hasOptionalItems(expr.target)
        ? `${items}.${extensionMethod("Cast")}<${csharpTypeOf(expr.type)}>()`
        : items;
    return primary(`${some}.${extensionMethod(method)}()`);
  };

function hasOptionalItems({ type }: Expr): boolean {
  return (type.kind === "list" || type.kind === "set") && type.item.kind === "optional";
}

/** Summarizes numbers or instants so that none of them give null. */
const summarized =
  (method: string): Printer =>
  ({ target, expr, at }) => {
    const item = freshIdentifier("item", at.names);
    const lambda = `${item} => (${csharpTypeOf(expr.type)})${item}`;
    return primary(`${within(ranks.primary, target)}.${extensionMethod(method)}(${lambda})`);
  };

/** Refuses a sum or an average of Doubles that overflows. */
export function finiteSum({ expr, at }: { readonly expr: Expr; readonly at: InnerPlace }, printed: Printed): Printed {
  return isScalar(required(expr.type), "Double") && at.isTree !== true ? primary(finite(printed.text)) : printed;
}

/** Looks a key up, in a form that expression trees have as well. */
const looked: Printer = ({ target, argument, expr }) => {
  const map = within(ranks.primary, target);
  const absent = isStruct(expr.type) ? `(${csharpTypeOf(expr.type)})null` : "null";
  return { text: `${map}.ContainsKey(${argument}) ? ${map}[${argument}] : ${absent}`, rank: ranks.conditional };
};

const tested =
  (pattern: string, operator: string): Printer =>
  ({ target, at }) =>
    at.isTree === true
      ? { text: `${within(ranks.equality, target)} ${operator} null`, rank: ranks.equality }
      : { text: `${within(ranks.relational, target)} is ${pattern}`, rank: ranks.relational };

const ordinal =
  (name: string): Printer =>
  ({ target, argument }) =>
    primary(`${within(ranks.primary, target)}.${name}(${argument}, ${typeName("StringComparison")}.Ordinal)`);

const whole = (method: string): Printer => converted("int", ({ text }, type) => `${type}.${method}(${text})`);

const nearest = (result: "int" | "long"): Printer =>
  converted(result, ({ text }, type) => `${type}.Round(${text}, ${typeName("MidpointRounding")}.AwayFromZero)`);

/** Converts a rounded number. A Decimal beyond the range of the result overflows, checked or not. */
function converted(result: "int" | "long", rounded: (target: Printed, type: string) => string): Printer {
  return ({ target, expr }) => {
    const type = csharpTypeOf(expr.target.type);
    const text = `(${result})${rounded(target, type)}`;
    return type === "double" ? primary(`checked(${text})`) : { text, rank: ranks.unary };
  };
}

/** Days and times of instants are those of UTC. */
const ofInstant =
  (type: "DateOnly" | "TimeOnly"): Printer =>
  ({ target }) =>
    primary(`${typeName(type)}.FromDateTime(${within(ranks.primary, target)}.UtcDateTime)`);

/** Spec: model-csharp, C# expressions. Texts are compared letter by letter, whatever the culture of the thread. */
const printers: Readonly<Record<OperationName, Printer>> = {
  length: member("Length"),
  trim: member("Trim()"),
  lower: member("ToLowerInvariant()"),
  upper: member("ToUpperInvariant()"),
  isBlank: ({ target }) => primary(`string.IsNullOrWhiteSpace(${target.text})`),
  startsWith: ordinal("StartsWith"),
  endsWith: ordinal("EndsWith"),
  containsText: ordinal("Contains"),
  substring: ({ target, argument, other }) => {
    const [skipped, taken] = [extensionMethod("Skip"), extensionMethod("Take")];
    return primary(`string.Concat(${within(ranks.primary, target)}.${skipped}(${argument}).${taken}(${other}))`);
  },
  replace: ({ target, argument, other }) =>
    primary(`${within(ranks.primary, target)}.Replace(${argument}, ${other}, ${typeName("StringComparison")}.Ordinal)`),
  round: nearest("int"),
  floor: whole("Floor"),
  ceiling: whole("Ceiling"),
  // C# refuses to convert a constant that does not fit, but not to call.
  toInt: ({ target }) => primary(`${typeName("Convert")}.ToInt32(${target.text})`),
  toLong: nearest("long"),
  toDouble: ({ target }) => ({ text: `(double)${within(ranks.unary, target)}`, rank: ranks.unary }),
  toDecimal: ({ target }) => primary(`${typeName("Convert")}.ToDecimal(${target.text})`),
  count: (parts) => {
    const { target } = parts.expr;
    // Of keys alone, no call says that the file uses LINQ.
    const isKeys = target.kind === "operation" && target.operation === "keys";
    if (isKeys) return primary(`${kept(target, parts.target).text}.Count`);
    return member(isSequence(target) ? "Count()" : "Count")(parts);
  },
  isEmpty: counted("=="),
  isNotEmpty: counted("!="),
  containsItem: ({ target, argument, expr }) => {
    // A set has the method itself.
    const isOwn = expr.target.type.kind === "set" && !isSequence(expr.target);
    const method = isOwn ? "Contains" : extensionMethod("Contains");
    return primary(`${within(ranks.primary, target)}.${method}(${argument})`);
  },
  isPresent: tested("not null", "!="),
  isNone: tested("null", "=="),
  first: taken("FirstOrDefault"),
  last: taken("LastOrDefault"),
  distinct: called(extensionMethod("Distinct")),
  average: (parts) => finiteSum(parts, summarized("Average")(parts)),
  min: summarized("Min"),
  max: summarized("Max"),
  hasKey: called("ContainsKey"),
  get: looked,
  keys: member("Keys"),
  start: member("Start"),
  end: member("End"),
  date: ofInstant("DateOnly"),
  time: ofInstant("TimeOnly"),
  addMonths: ({ target, argument }) => primary(`${typeName("CalendarMonths")}.Add(${target.text}, ${argument})`),
  at: ({ target, argument }) =>
    primary(`new ${typeName("DateTimeOffset")}(${target.text}, ${argument}, ${typeName("TimeSpan")}.Zero)`),
  year: member("Year"),
  month: member("Month"),
  day: member("Day"),
  hour: member("Hour"),
  minute: member("Minute"),
  second: member("Second"),
  days: member("TotalDays"),
  hours: member("TotalHours"),
  minutes: member("TotalMinutes"),
  seconds: member("TotalSeconds"),
};

/** True for an expression that LINQ answers with a sequence, which has to become a list or set wherever it is kept. */
export function isSequence(expr: Expr): boolean {
  if (expr.kind === "lambdaOperation")
    return expr.operation === "where" || expr.operation === "orderBy" || isMapped(expr, "list");
  return expr.kind === "operation" && (expr.operation === "distinct" || expr.operation === "keys");
}

/** True for a collection that a call makes anew, so that no other code holds it. */
export function isNew(expr: Expr): boolean {
  if (isWrittenList(expr)) return true;
  return expr.kind === "lambdaOperation" && (isMapped(expr, "set") || isMapped(expr, "map"));
}

export type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** True for `map` with this result. */
export function isMapped({ operation, type }: LambdaOperation, kind: "list" | "set" | "map"): boolean {
  return operation === "map" && type.kind === kind;
}

/** Prints a sequence as a list or set. */
export function kept(expr: Expr, printed: Printed): Printed {
  const method = extensionMethod(expr.type.kind === "set" ? "ToHashSet" : "ToList");
  return isSequence(expr) ? primary(`${printed.text}.${method}()`) : printed;
}

/** Prints a call of a built-in operation without a lambda. Spec: model-csharp, C# expressions. */
export function printOperation(expr: Operation, at: InnerPlace, { print, printItems }: Printers): Printed {
  const [argument, other] = expr.arguments;
  return printers[expr.operation]({
    target: printItems(expr.target, at),
    argument: argument === undefined ? "" : print(argument, at).text,
    other: other === undefined ? "" : print(other, at).text,
    expr,
    at,
  });
}
