/** The built-in types of a single value. */
export type ScalarName = "String" | "Int" | "Decimal" | "Bool" | "Instant" | HideableName;

/** The built-in types that a declared type of their name hides. Spec: model-types, Names of a context. */
type HideableName = "Long" | "Double" | "Date" | "Time" | "Duration" | "Guid" | TextFormat;

/** The types of texts with a form. Each of their values is a String, too. Spec: model-types, Texts with a form. */
export type TextFormat = "Email" | "Url";

interface ScalarType {
  readonly kind: "scalar";
  readonly name: ScalarName;
}

/** A declared type, or a mentioned identity. */
export interface DeclaredType {
  readonly kind: "identity" | "value" | "union" | "entity" | "enum" | "event" | "readModel";
  readonly context: string;
  readonly name: string;
}

/** Returns the name of a declaration that is unique in a model. */
export function keyOf({ context, name }: Pick<DeclaredType, "context" | "name">): string {
  return `${context}.${name}`;
}

export interface CollectionType {
  readonly kind: "list" | "set";
  readonly item: Type;
}

interface MapType {
  readonly kind: "map";
  readonly key: Type;
  readonly value: Type;
}

interface RangeType {
  readonly kind: "range";
  readonly bound: Type;
}

/** A number from 1 in a request, with its value where a request has none. */
interface CountType {
  readonly kind: "count";
  readonly usual: number;
  /** The number that replaces a greater one. */
  readonly most: number | undefined;
}

/** A text in a request about a list, with an example. */
interface WordsType {
  readonly kind: "words";
  readonly example: string;
  readonly most: number | undefined;
}

/** The cursor in a request about a page, or whether the request asks for the size of the list. */
interface OptionType {
  readonly kind: "option";
  readonly scalar: "String" | "Bool";
}

/** One page of a list, with the size of the list or the place of the next. */
export interface PageType {
  readonly kind: "page";
  readonly by: "page" | "cursor";
  readonly item: Type;
}

interface OptionalType {
  readonly kind: "optional";
  readonly of: Type;
}

/** A resolved type. `unknown` replaces a type with a diagnostic and suppresses further ones; a lowered model has none. */
export type Type =
  | ScalarType
  | DeclaredType
  | CollectionType
  | MapType
  | RangeType
  | CountType
  | WordsType
  | OptionType
  | PageType
  | OptionalType
  | UnknownType;

interface UnknownType {
  readonly kind: "unknown";
}

/** Spec: model-types, Built-in types. */
export const scalars: Readonly<Record<ScalarName, ScalarType>> = {
  String: { kind: "scalar", name: "String" },
  Int: { kind: "scalar", name: "Int" },
  Decimal: { kind: "scalar", name: "Decimal" },
  Bool: { kind: "scalar", name: "Bool" },
  Instant: { kind: "scalar", name: "Instant" },
  Date: { kind: "scalar", name: "Date" },
  Time: { kind: "scalar", name: "Time" },
  Duration: { kind: "scalar", name: "Duration" },
  Guid: { kind: "scalar", name: "Guid" },
  Long: { kind: "scalar", name: "Long" },
  Double: { kind: "scalar", name: "Double" },
  Email: { kind: "scalar", name: "Email" },
  Url: { kind: "scalar", name: "Url" },
};

const hideable: ReadonlySet<string> = new Set<HideableName>([
  ...(["Long", "Double", "Date", "Time", "Duration", "Guid", "Email", "Url"] as const),
]);

/** True for a name that means a type of the language whatever a context declares. */
export function isTakenTypeName(name: string): boolean {
  return generics.has(name) || (Object.hasOwn(scalars, name) && !hideable.has(name));
}

export const unknownType: Type = { kind: "unknown" };

/** The generic types with the number of their arguments. */
export const generics: ReadonlyMap<string, number> = new Map([
  ["List", 1],
  ["Set", 1],
  ["Map", 2],
  ["Range", 1],
]);

export function required(type: Type): Type {
  return type.kind === "optional" ? type.of : type;
}

export function optional(type: Type): Type {
  return type.kind === "optional" || type.kind === "unknown" ? type : { kind: "optional", of: type };
}

/** True for one of some scalars; an optional type is none. An Email and a Url are Strings. */
export function isScalar(type: Type, ...names: readonly ScalarName[]): boolean {
  if (type.kind !== "scalar") return false;
  const isText = type.name === "Email" || type.name === "Url";
  return names.includes(type.name) || (isText && names.includes("String"));
}

/** Tells whether one text of a route or query string can hold a value: scalars, enums and identities, with or without `?`. Spec: model-http, Route tokens. */
export function isRouteBindable(type: Type): boolean {
  return ["scalar", "enum", "identity", "count", "words", "option"].includes(required(type).kind);
}

/** True for a parameter that a query has beside its criteria: about a page, an order or a text. */
export function isOfList(type: Type): boolean {
  return ["count", "words", "option"].includes(required(type).kind);
}

/** Returns the form of a value in a query string: one text, repeated keys, or JSON. Spec: model-http, Query strings. */
export function queryFormOf(type: Type): "text" | "keys" | "json" {
  if (isRouteBindable(type)) return "text";
  const collection = required(type);
  const isFlat = (collection.kind === "list" || collection.kind === "set") && isRouteBindable(collection.item);
  return isFlat ? "keys" : "json";
}

/** True for the type of a field that holds child entities. Spec: model-rules, Children. */
export function isListOfEntities(type: Type): boolean {
  return type.kind === "list" && type.item.kind === "entity";
}

/** True for a type whose values can be items of a set and keys of a map. */
export function isSingle(type: Type): boolean {
  return !(["list", "set", "map", "range", "optional"].includes(type.kind) || isScalar(type, "Double"));
}

/** Returns the types inside a generic or optional type. */
export function innerTypesOf(type: Type): readonly Type[] {
  switch (type.kind) {
    case "list":
    case "set":
    case "page":
      return [type.item];
    case "map":
      return [type.key, type.value];
    case "range":
      return [type.bound];
    case "optional":
      return [type.of];
    default:
      return [];
  }
}

/** Lists the declared types in a type, itself included. */
export function declaredIn(type: Type): readonly DeclaredType[] {
  return "context" in type ? [type] : innerTypesOf(type).flatMap(declaredIn);
}

export function isSameType(one: Type, other: Type): boolean {
  if (one === other) return true;
  if ("context" in one && "context" in other) return one.context === other.context && one.name === other.name;
  return one.kind === other.kind && spellingOf(one, "qualified") === spellingOf(other, "qualified");
}

/** Formats a type as in source text: `List<Line>?`. */
export function spellingOf(type: Type, form: "short" | "qualified" = "short"): string {
  const of = (inner: Type) => spellingOf(inner, form);
  switch (type.kind) {
    case "scalar":
      return type.name;
    case "list":
      return `List<${of(type.item)}>`;
    case "set":
      return `Set<${of(type.item)}>`;
    case "map":
      return `Map<${of(type.key)}, ${of(type.value)}>`;
    case "range":
      return `Range<${of(type.bound)}>`;
    case "count":
      return "Int";
    case "words":
      return "String";
    case "option":
      return type.scalar;
    case "page":
      return `List<${of(type.item)}> paged${type.by === "cursor" ? " by cursor" : ""}`;
    case "optional":
      return `${of(type.of)}?`;
    case "unknown":
      return "?";
    default:
      return form === "short" ? type.name : `${type.context}.${type.name}`;
  }
}

/** The result of an assignability test. */
type Fit = "fits" | "optional" | "narrowing" | "different";

export function fitOf(found: Type, expected: Type): Fit {
  if (found.kind === "unknown" || expected.kind === "unknown") return "fits";
  if (expected.kind === "optional") return fitOf(required(found), expected.of);
  if (found.kind === "optional") return fitOf(found.of, expected) === "different" ? "different" : "optional";
  const common = isSameType(found, expected) ? expected : widerOf(found, expected);
  if (common !== undefined && isSameType(common, expected)) return "fits";
  return isNumber(found) && isNumber(expected) ? "narrowing" : "different";
}

/** The numbers, each with those that have all of its values. Spec: model-types, Conversions. */
const widerNumbers: ReadonlyMap<ScalarName, readonly ScalarName[]> = new Map<ScalarName, readonly ScalarName[]>([
  ["Int", ["Long", "Decimal", "Double"]],
  ["Long", ["Decimal"]],
  ["Decimal", []],
  ["Double", []],
]);

/** Returns the common type of two values: the wider one of two numbers or texts, and `?` wins. A Double has none with a Long or a Decimal. */
export function commonType(one: Type, other: Type): Type | undefined {
  if (one.kind === "unknown" || other.kind === "unknown") return one.kind === "unknown" ? other : one;
  const [left, right] = [required(one), required(other)];
  const common = isSameType(left, right) ? left : widerOf(left, right);
  return common && (one.kind === "optional" || other.kind === "optional") ? optional(common) : common;
}

function widerOf(one: Type, other: Type): Type | undefined {
  if (isScalar(one, "String") && isScalar(other, "String")) return scalars.String;
  if (widensTo(one, other)) return other;
  return widensTo(other, one) ? one : undefined;
}

function widensTo(one: Type, other: Type): boolean {
  if (one.kind !== "scalar" || other.kind !== "scalar") return false;
  return widerNumbers.get(one.name)?.includes(other.name) === true;
}

export function isNumber(type: Type): boolean {
  return type.kind === "scalar" && widerNumbers.has(type.name);
}

/** True for a number without a fraction. Its arithmetic is checked. */
export function isWholeNumber(type: Type): boolean {
  return isScalar(type, "Int", "Long");
}

/** True for numbers, points and lengths of time. Texts have no order. Spec: model-types, Operators. */
export function isOrdered(type: Type): boolean {
  return type.kind === "scalar" && !isScalar(type, "String", "Bool", "Guid");
}
