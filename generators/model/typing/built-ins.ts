import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { CatalogueEntry } from "../../diagnostics/catalogue/catalogue-entry.ts";
import type { LambdaOperationName, OperationName } from "../expr.ts";
import {
  type CollectionType,
  isNumber,
  isOrdered,
  isScalar,
  optional,
  required,
  type ScalarName,
  scalars,
  type Type,
} from "../type.ts";

/** An operation of the language, and the type of its result. */
export interface BuiltIn {
  readonly operation: OperationName;
  readonly type: Type;
}

const { Bool, Date: Day, Decimal, Double, Email, Int, Instant, Long, String: Text, Time } = scalars;

/** Indexes members without parentheses, which have the names of their operations. */
function members(type: Type, ...operations: readonly OperationName[]): readonly (readonly [string, BuiltIn])[] {
  return operations.map((operation) => [operation, { operation, type }]);
}

const textMembers = new Map([
  ...members(Int, "length"),
  ...members(Text, "trim", "lower", "upper"),
  ...members(Bool, "isBlank"),
]);
const emailMembers = new Map([...textMembers, ...members(Email, "lower", "upper")]);
const roundings = [...members(Int, "round", "floor", "ceiling"), ...members(Long, "toLong")];
const numberMembers: Readonly<Partial<Record<ScalarName, ReadonlyMap<string, BuiltIn>>>> = {
  Long: new Map([...members(Int, "toInt"), ...members(Double, "toDouble")]),
  Decimal: new Map([...roundings, ...members(Double, "toDouble")]),
  Double: new Map([...roundings, ...members(Decimal, "toDecimal")]),
};
const calendarMembers: Readonly<Partial<Record<ScalarName, ReadonlyMap<string, BuiltIn>>>> = {
  Instant: new Map([...members(Day, "date"), ...members(Time, "time")]),
  Date: new Map(members(Int, "year", "month", "day")),
  Time: new Map(members(Int, "hour", "minute", "second")),
  Duration: new Map(members(Int, "days", "hours", "minutes", "seconds")),
};
const countMembers = [...members(Int, "count"), ...members(Bool, "isEmpty", "isNotEmpty")];

/** The members of some collections, by the type of their items. */
const itemMembers: readonly OperationName[] = ["first", "last", "distinct", "average", "min", "max"];

function collectionMembers(type: CollectionType): ReadonlyMap<string, BuiltIn> {
  const { item } = type;
  return new Map([
    ...countMembers,
    // A set has no order, and nothing twice.
    ...(type.kind === "list" ? members(optional(item), "first", "last") : []),
    ...(type.kind === "list" && !isMany(item) ? members(type, "distinct") : []),
    ...(isNumber(item) ? members(optional(averageOf(item)), "average") : []),
    ...(isOrdered(item) ? members(optional(item), "min", "max") : []),
  ]);
}

/** Returns the type of the average of numbers. */
export function averageOf(number: Type): Type {
  return isScalar(number, "Double") ? Double : Decimal;
}

function isMany(type: Type): boolean {
  return ["list", "set", "map"].includes(required(type).kind);
}

/** The members of an optional value. */
export const presenceTests: ReadonlyMap<string, BuiltIn> = new Map(members(Bool, "isPresent", "isNone"));

/** The calls of a text with a text argument; all return Bool. */
export const textCalls: ReadonlyMap<string, OperationName> = new Map([
  ["startsWith", "startsWith"],
  ["endsWith", "endsWith"],
  ["contains", "containsText"],
]);

/** The calls of a text with two arguments. */
export const textParts: readonly string[] = ["substring", "replace"];

/** The calls of a list or set with a lambda. */
export const collectionLambdas: readonly LambdaOperationName[] = [
  ...([
    "all",
    "any",
    "none",
    "count",
    "distinctBy",
    "sum",
    "average",
    "min",
    "max",
    "where",
    "orderBy",
    "map",
  ] as const),
];

export const collectionCalls: readonly string[] = [...collectionLambdas, "contains"];

/** The calls of a day with one argument. */
export const dayCalls: ReadonlyMap<string, { readonly argument: Type } & BuiltIn> = new Map([
  ["at", { operation: "at", argument: Time, type: Instant }],
  ["addMonths", { operation: "addMonths", argument: Int, type: Day }],
]);

/** The calls with one argument of a map, and of a range. */
export const mapCalls: readonly string[] = ["has", "get", "map"];
export const rangeCalls: readonly string[] = ["contains", "overlaps"];

/** Returns the members without parentheses of a built-in type. */
export function membersOf(type: Type): ReadonlyMap<string, BuiltIn> | undefined {
  if (isScalar(type, "Email")) return emailMembers;
  if (isScalar(type, "String")) return textMembers;
  if (type.kind === "scalar") return numberMembers[type.name] ?? calendarMembers[type.name];
  if (type.kind === "map") return new Map([...countMembers, ...members({ kind: "set", item: type.key }, "keys")]);
  if (type.kind === "range") return new Map(members(type.bound, "start", "end"));
  return isCollection(type) ? collectionMembers(type) : undefined;
}

/** Returns the names of the calls of a built-in type. */
export function callsOf(type: Type): readonly string[] {
  if (isScalar(type, "String", "Email", "Url")) return [...textCalls.keys(), ...textParts];
  if (isScalar(type, "Date")) return [...dayCalls.keys()];
  if (type.kind === "map") return mapCalls;
  if (type.kind === "range") return rangeCalls;
  return isCollection(type) ? collectionCalls : [];
}

/** True for a list or set. */
export function isCollection(type: Type): type is CollectionType {
  return type.kind === "list" || type.kind === "set";
}

/** Shows the form of a collection call. */
export function callForm(member: string): string {
  return member === "contains" ? "one item in parentheses" : `a lambda in parentheses, such as \`${member}(x => …)\``;
}

/** Selects the diagnostic for a built-in member of another type. */
export function wrongKind(
  member: string,
): CatalogueEntry<{ readonly member: string; readonly type: string }> | undefined {
  if (textMembers.has(member) || textCalls.has(member) || textParts.includes(member)) return catalogue.textOperation;
  const names = [...countMembers.map(([name]) => name), ...itemMembers, ...collectionCalls];
  return names.includes(member) ? catalogue.collectionOperation : undefined;
}
