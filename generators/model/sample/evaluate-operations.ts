import type { Expr } from "../expr.ts";
import { isNumber, type Type } from "../type.ts";
import { calendarKind, calendarPart, orderedCalendar } from "./calendar-values.ts";
import { isEqual, isList, isObject, type Json, type JsonObject } from "./json.ts";

type Operation = Extract<Expr, { readonly kind: "operation" }>;
type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** Computes a built-in member or call; undefined if a part is unknown. */
export function operated(
  { operation, target, arguments: given }: Operation,
  of: (part: Expr) => Json | undefined,
): Json | undefined {
  const value = of(target);
  const [first, second] = given.map((argument) => of(argument));
  if (value === undefined) return undefined;
  if (operation === "isPresent") return value !== null;
  if (operation === "isNone") return value === null;
  if (operation === "substring" || operation === "replace") return textPart(operation, value, [first, second]);
  return operatedValue(operation, { value, type: target.type }, first);
}

function operatedValue(
  operation: Operation["operation"],
  { value, type }: { readonly value: Json; readonly type: Type },
  first: Json | undefined,
): Json | undefined {
  const kind = calendarKind(type);
  if (kind !== undefined && typeof value === "string") return calendarPart(operation, [value, kind], first);
  if (type.kind === "range") return isObject(value) ? value[operation] : undefined;
  if (type.kind === "map" && isObject(value)) return operatedMap(operation, value, { first, key: type.key });
  if (typeof value === "string") return operatedText(operation, value, first);
  if (typeof value === "number") return roundings[operation]?.(value);
  return isList(value) ? operatedList(operation, value, first) : undefined;
}

const roundings: Operations<[number: number]> = {
  round: nearest,
  floor: Math.floor,
  ceiling: Math.ceil,
  toInt: (number) => number,
  toLong: nearest,
  toDecimal: (number) => number,
  toDouble: (number) => number,
};

function nearest(number: number): number {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** Computes a part of a text; undefined if anything is unknown. */
function textPart(
  operation: "substring" | "replace",
  text: Json,
  [first, second]: readonly (Json | undefined)[],
): string | undefined {
  if (typeof text !== "string") return undefined;
  if (typeof first === "string" && typeof second === "string") return text.replaceAll(first, () => second);
  if (operation === "replace" || typeof first !== "number" || typeof second !== "number") return undefined;
  const start = Math.max(first, 0);
  return text.slice(start, start + Math.max(second, 0));
}

function operatedMap(
  operation: Operation["operation"],
  entries: JsonObject,
  { first, key }: { readonly first: Json | undefined; readonly key: Type },
): Json | undefined {
  const isKnown = first !== undefined && first !== null;
  if (operation === "hasKey") return isKnown ? Object.hasOwn(entries, String(first)) : undefined;
  if (operation === "get") return isKnown ? (entries[String(first)] ?? null) : undefined;
  const names = Object.keys(entries);
  if (operation !== "keys") return ofList[operation]?.(names);
  return isNumber(key) ? names.map(Number) : names;
}

function operatedText(operation: Operation["operation"], text: string, other: Json | undefined): Json | undefined {
  const result = ofText[operation]?.(text);
  return result === undefined && typeof other === "string" ? ofTwoTexts[operation]?.(text, other) : result;
}

function operatedList(operation: Operation["operation"], items: readonly Json[], other: Json | undefined) {
  const isSearch = operation === "containsItem" && other !== undefined;
  return isSearch ? items.some((item) => isEqual(item, other)) : ofList[operation]?.(items);
}

type Operations<Values extends readonly Json[]> = Readonly<
  Partial<Record<Operation["operation"], (...values: Values) => Json>>
>;

const ofText: Operations<[text: string]> = {
  length: (text) => text.length,
  trim: (text) => text.trim(),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  isBlank: (text) => text.trim() === "",
};

const ofTwoTexts: Operations<[text: string, other: string]> = {
  startsWith: (text, other) => text.startsWith(other),
  endsWith: (text, other) => text.endsWith(other),
  containsText: (text, other) => text.includes(other),
};

const ofList: Operations<[items: readonly Json[]]> = {
  count: (items) => items.length,
  isEmpty: (items) => items.length === 0,
  isNotEmpty: (items) => items.length > 0,
  first: (items) => items[0] ?? null,
  last: (items) => items.at(-1) ?? null,
  distinct: distinctItems,
  average: (items) => mean(items.map(Number)),
  min: (items) => items.toSorted(inOrder)[0] ?? null,
  max: (items) => items.toSorted(inOrder).at(-1) ?? null,
};

/** Returns the first one of each item. */
export function distinctItems(items: readonly Json[]): readonly Json[] {
  return items.filter((item, index) => items.findIndex((one) => isEqual(one, item)) === index);
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Orders numbers, or the points or lengths of time of samples. */
function inOrder(one: Json, other: Json): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : orderedCalendar(String(one), String(other));
}

/** Computes an operation on the items of a list, or the values of a map; `of` computes the body for one. */
export function operatedWithLambda(
  { operation, type }: LambdaOperation,
  target: Json | undefined,
  of: (item: Json) => Json | undefined,
): Json | undefined {
  if (isObject(target)) return mappedEntries(target, of);
  if (!isList(target)) return undefined;
  const results = target.map(of);
  switch (operation) {
    case "all":
      return results.includes(false) ? false : known(results, () => true);
    case "any":
      return results.includes(true) ? true : known(results, () => false);
    case "none":
      return results.includes(true) ? false : known(results, () => true);
    case "distinctBy":
      return known(results, (all) => new Set(all.map((one) => JSON.stringify(one))).size === all.length);
    case "map":
      return known(results, (all) => (type.kind === "set" ? distinctItems(all) : all));
    case "where":
      return known(results, (all) => target.filter((_item, index) => all[index] === true));
    case "count":
      return known(results, (all) => all.filter((one) => one === true).length);
    case "orderBy":
      return known(results, (all) => {
        const keyed = target.map((item, index) => ({ item, key: all[index] ?? null }));
        return keyed.toSorted((one, other) => inOrder(one.key, other.key)).map(({ item }) => item);
      });
    case "sum":
    case "average":
    case "min":
    case "max":
      return known(results, (all) => {
        const numbers = all.filter((one) => typeof one === "number");
        return numbers.length === all.length ? combined(operation, numbers) : undefined;
      });
  }
}

function mappedEntries(target: JsonObject, of: (value: Json) => Json | undefined): JsonObject | undefined {
  const entries = Object.entries(target).map(([key, value]) => [key, of(value)] as const);
  return known(
    entries.map(([, value]) => value),
    (values) => Object.fromEntries(entries.map(([key], index) => [key, values[index] ?? null])),
  );
}

function combined(operation: "sum" | "average" | "min" | "max", numbers: readonly number[]): number | null | undefined {
  if (operation === "average") return mean(numbers);
  if (operation === "sum") return numbers.reduce((sum, one) => sum + one, 0);
  if (numbers.length === 0) return undefined;
  return operation === "min" ? Math.min(...numbers) : Math.max(...numbers);
}

function known<Result>(
  results: readonly (Json | undefined)[],
  then: (all: readonly Json[]) => Result,
): Result | undefined {
  return results.includes(undefined) ? undefined : then(results.flatMap((one) => (one === undefined ? [] : [one])));
}
