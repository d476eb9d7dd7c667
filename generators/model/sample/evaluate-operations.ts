import type { Expr } from "../expr.ts";
import { isEqual, isList, isObject, type Json } from "./json.ts";

type Operation = Extract<Expr, { readonly kind: "operation" }>;
type LambdaOperation = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** Computes a built-in member or call; undefined if a part is unknown. */
export function operated(
  { operation, target, arguments: given }: Operation,
  of: (part: Expr) => Json | undefined,
): Json | undefined {
  const value = of(target);
  const [first] = given.map((argument) => of(argument));
  if (value === undefined) return undefined;
  if (operation === "isPresent") return value !== null;
  if (operation === "isNone") return value === null;
  if (typeof value === "string") return operatedText(operation, value, first);
  if (typeof value === "number")
    return operation === "round" ? Math.sign(value) * Math.round(Math.abs(value)) : undefined;
  const items = isObject(value) ? Object.values(value) : value;
  return isList(items) ? operatedList(operation, items, first) : undefined;
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
};

/** Computes an operation on the items of a list; `of` computes the body for an item. */
export function operatedWithLambda(
  { operation }: LambdaOperation,
  target: Json | undefined,
  of: (item: Json) => Json | undefined,
): Json | undefined {
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
    default:
      return known(results, (all) => {
        const numbers = all.filter((one) => typeof one === "number");
        return numbers.length === all.length ? combined(operation, numbers) : undefined;
      });
  }
}

function combined(operation: "sum" | "min" | "max", numbers: readonly number[]): number | undefined {
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
