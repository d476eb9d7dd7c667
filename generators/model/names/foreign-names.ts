import { spellingHint } from "../../text/did-you-mean.ts";

/** The names of types in other languages, in small letters, by the built-in type that replaces each. */
const types: Readonly<Record<string, readonly string[]>> = {
  String: ["string", "str", "text", "varchar", "nvarchar", "char"],
  Int: ["int", "int32", "integer", "short", "byte", "uint"],
  Long: ["long", "int64", "bigint", "ulong"],
  Double: ["float", "real"],
  Bool: ["boolean"],
  Instant: ["datetime", "datetimeoffset", "timestamp", "zoneddatetime"],
  Date: ["dateonly", "localdate"],
  Time: ["timeonly", "localtime"],
  Duration: ["timespan", "interval"],
  Guid: ["uuid"],
  Url: ["uri"],
  Blob: ["file", "stream", "binary"],
  List: ["array", "enumerable", "ienumerable", "ilist", "icollection", "ireadonlylist", "ireadonlycollection"],
  Set: ["hashset", "iset"],
  Map: ["dictionary", "idictionary", "hashmap"],
};
const anything = "A field has one type; a value of several forms is a `union`.";
const typeHints = new Map([
  ...inverted(types).map(([name, meant]): [string, string] => [name, `Did you mean \`${meant}\`?`]),
  ["number", "Write `Int` for whole numbers, and `Decimal` for others."],
  ...["nullable", "optional"].map((name): [string, string] => [
    name,
    "An optional type ends with `?`, such as `String?`.",
  ]),
  ...["any", "object", "dynamic", "unknown"].map((name): [string, string] => [name, anything]),
]);

const time = "The time is `now`, and its day `today`.";
const itself = "A field is named alone, and `id` is the identity.";
const nameHints = new Map([
  ...["null", "undefined", "nil"].map((name): [string, string] => [name, "Did you mean `none`?"]),
  ["true", "Did you mean `true`?"],
  ["false", "Did you mean `false`?"],
  ["this", itself],
  ["self", itself],
  ...["datetime", "datetimeoffset", "dateonly", "timeprovider"].map((name): [string, string] => [name, time]),
  ["math", "A number has `round`, `floor` and `ceiling`; `if a > b then a else b` is the greater one."],
  ["string", "A text has `isBlank` and other members, such as `name.isBlank`."],
]);

/** The names of members and calls in other languages, in small letters, by those that replace them. */
const members: Readonly<Record<string, readonly string[]>> = {
  count: ["length", "size"],
  length: ["size", "count"],
  isBlank: ["isempty", "isnullorempty", "isnullorwhitespace"],
  lower: ["tolower", "tolowerinvariant", "tolowercase"],
  upper: ["toupper", "toupperinvariant", "touppercase"],
  contains: ["includes", "has", "indexof"],
  first: ["firstordefault", "single", "singleordefault"],
  last: ["lastordefault"],
  where: ["filter", "find", "findall"],
  map: ["select"],
  all: ["every"],
  any: ["some", "exists"],
  orderBy: ["sort", "sortby", "order"],
  distinct: ["unique"],
  has: ["containskey"],
};
const appended = /^(?:add|append|push|concat|insert|with)$/;
const lengths: Readonly<Record<string, string>> = {
  adddays: "days",
  addhours: "hours",
  addminutes: "minutes",
  addseconds: "seconds",
};

/** Suggests a type for a name that no type has: one of the same letters, else the meaning of the name elsewhere, else a similar one. */
export function typeHint(name: string, known: readonly string[]): string | undefined {
  return sameLetters(name, known) ?? typeHints.get(name.toLowerCase()) ?? spellingHint(name, known);
}

/** Suggests a name for one that is not in scope, in the same order. */
export function nameHint(name: string, known: readonly string[]): string | undefined {
  return sameLetters(name, known) ?? nameHints.get(name.toLowerCase()) ?? spellingHint(name, known);
}

/** Suggests a member or call for one that a type lacks, in the same order. */
export function memberNameHint(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const unit = Object.hasOwn(lengths, lower) ? lengths[lower] : undefined;
  if (unit !== undefined) return `A length of time is added: \`day + 3 ${unit}\`.`;
  if (appended.test(lower) && known.includes("where")) return "A command appends by `list += value`.";
  const meant = inverted(members).find(([foreign, own]) => foreign === lower && known.includes(own));
  return sameLetters(name, known) ?? (meant && `Did you mean \`${meant[1]}\`?`) ?? spellingHint(name, known);
}

function sameLetters(name: string, known: readonly string[]): string | undefined {
  const same = known.find((one) => one.toLowerCase() === name.toLowerCase());
  return same && `Did you mean \`${same}\`?`;
}

function inverted(names: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] {
  return Object.entries(names).flatMap(([own, foreign]) => foreign.map((one) => [one, own] as const));
}
