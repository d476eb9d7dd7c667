import { wireNameOf } from "../../http/wire-name-of.ts";
import { wordsOf } from "../../text/casing.ts";
import type { Declarations } from "../declarations.ts";
import type { IdentityStrategy, UnionCase } from "../ir.ts";
import { type DeclaredType, keyOf, type ScalarName, type Type } from "../type.ts";
import type { Constants } from "./constants.ts";
import { isObject, type Json, type JsonObject, type Path } from "./json.ts";

/** A place in a sample, with the values that it can have. The first is the usual one. */
export interface Slot {
  readonly path: Path;
  readonly candidates: readonly Json[];
}

/** The knowledge that samples of a context are made of. */
export interface SampleSource {
  readonly declarations: Declarations;
  readonly constants: Constants;
  /** The state in which tests create a root; undefined if it is not known. */
  readonly begunStateOf: (root: DeclaredType) => JsonObject | undefined;
}

/** A sample of one type under the name of its member. */
interface Named {
  readonly type: Type;
  readonly name: string;
  /** The values around it, so that a value that contains itself ends. */
  readonly around?: readonly string[];
}

/** A sample of a union. */
interface NamedUnion extends Named {
  readonly type: DeclaredType;
}

/** Returns the usual sample of a type. */
export function sampleOf(named: Named, source: SampleSource): Json {
  const { type, name, around = [] } = named;
  const inner = (one: Type) => sampleOf({ type: one, name, around }, source);
  switch (type.kind) {
    case "scalar":
      return scalarsOf(type.name, name, source.constants)[0] ?? null;
    case "optional":
      return isWithin(type.of, around) ? null : inner(type.of);
    case "list":
    case "set":
      return isWithin(type.item, around) ? [] : [inner(type.item)];
    case "map":
      return isWithin(type.value, around) ? {} : { [String(inner(type.key))]: inner(type.value) };
    case "range":
      return rangeOf(type.bound, name, source);
    case "count":
      return type.usual;
    case "words":
      return type.example;
    case "option":
      return type.scalar === "Bool" ? false : "";
    case "page":
    case "unknown":
      return null;
    default:
      return declaredSample(type, named, source);
  }
}

function isWithin(type: Type, around: readonly string[]): boolean {
  if (type.kind === "value" || type.kind === "union") return around.includes(keyOf(type));
  return type.kind === "optional" && isWithin(type.of, around);
}

function declaredSample(type: DeclaredType, { name, around = [] }: Named, source: SampleSource): Json {
  const { enums, identities, values, unionCases } = source.declarations;
  const key = keyOf(type);
  if (around.includes(key)) return null; // Nothing that needs another one of itself can be made.
  if (type.kind === "enum") return enums.get(key)?.members[0]?.name ?? null;
  const identity = identities.get(key);
  if (identity !== undefined) return identitiesOf(identity.strategy, identity.owner)[0] ?? null;
  if (type.kind === "union") return unionSample(type, { name, type, around }, source);
  const members = (values.get(key) ?? unionCases.get(key))?.members ?? [];
  const stored = members.filter(({ initializer }) => initializer?.kind !== "derived");
  return Object.fromEntries(
    stored.map((member) => [
      wireNameOf(member.name),
      sampleOf({ type: member.type, name: member.name || name, around: [...around, key] }, source),
    ]),
  );
}

/** Returns the first case that does not hold its union again. */
function unionSample(type: DeclaredType, { name, around = [] }: Named, source: SampleSource): Json {
  const key = keyOf(type);
  const cases = source.declarations.unions.get(key)?.cases ?? [];
  const ends = (one: (typeof cases)[number]) => !one.members.some((member) => isWithin(member.type, [...around, key]));
  const chosen = cases.find(ends) ?? cases[0];
  return chosen === undefined ? null : caseSample(chosen, { type, name, around }, source);
}

/** Returns the sample of a case of a union. */
export function caseSample(chosen: UnionCase, { type, name, around = [] }: NamedUnion, source: SampleSource): Json {
  const within = { type: chosen.type, name, around: [...around, keyOf(type)] };
  const members = declaredSample(chosen.type, within, source);
  return { kind: wireNameOf(chosen.name), ...(isObject(members) ? members : {}) };
}

/** Returns the case that a sample of a union is of. */
export function caseOf(value: Json, union: DeclaredType, { unions }: Declarations): UnionCase | undefined {
  const cases = unions.get(keyOf(union))?.cases ?? [];
  return isObject(value) ? cases.find(({ name }) => wireNameOf(name) === value["kind"]) : undefined;
}

function rangeOf(bound: Type, name: string, source: SampleSource): Json {
  const [start = null, end = null] =
    bound.kind === "scalar" ? scalarsOf(bound.name, name, source.constants) : [sampleOf({ type: bound, name }, source)];
  return { start, end };
}

const guids = [1, 2, 3].map((digit) => `${"0".repeat(8)}-0000-4000-8000-${String(digit).padStart(12, "0")}`);
const numbers = [1, 2, 3, 5, 10, 100, 1000, 0, -1];
const instants = ["2026-01-02T03:04:05Z", "2026-01-03T03:04:05Z", "2099-01-02T03:04:05Z", "2099-01-03T03:04:05Z"];
/** A year after the first of the past and of the future instants: some terms last a year. */
const yearsLater = ["2027-01-02", "2100-01-02"];
const longest = 500;

/** Returns the values of an identity to choose from. */
export function identitiesOf(strategy: IdentityStrategy, owner: string): readonly Json[] {
  if (strategy.kind === "guid") return guids;
  const isText = strategy.kind === "natural" && strategy.backing === "String";
  const prefix = wordsOf(owner).join("-").toLowerCase();
  return isText ? [`${prefix}-1`, `${prefix}-2`] : [1, 2, 3];
}

/** Returns the values of a scalar to choose from. */
export function scalarsOf(scalar: ScalarName, name: string, constants: Constants): readonly Json[] {
  const bounds = constants.numbers.flatMap((one) => [one, one + 1, one - 1]);
  switch (scalar) {
    case "Int":
      return unique([...numbers, ...bounds].filter((one) => Number.isInteger(one) && Math.abs(one) < 2 ** 31));
    case "Long":
      return unique([...numbers, ...bounds].filter(Number.isSafeInteger));
    case "Decimal":
    case "Double":
      return unique([10.5, 20.5, ...numbers, ...bounds, 0.5]);
    case "Bool":
      return [true, false];
    case "Instant":
      return instants;
    case "Date":
      return [...instants.map((one) => one.slice(0, 10)), ...yearsLater];
    case "Time":
      return ["08:30:00", "17:45:30", "00:00:00"];
    case "Duration":
      return ["P2D", "PT1H30M", "P30D", "PT0S"];
    case "Guid":
      return guids;
    case "Email":
      return ["ada@example.com", "bob@example.com", "ada"];
    case "Url":
      return ["https://example.com/a", "https://example.com/b", "ada"];
    case "String":
      return textsOf(name, constants);
  }
}

function textsOf(name: string, constants: Constants): readonly string[] {
  const words = wordsOf(name).join(" ").toLowerCase() || "text";
  const lengths = constants.numbers.filter((one) => Number.isInteger(one) && one > 0 && one <= longest);
  const sized = lengths.flatMap((length) => {
    const fitting = words.slice(0, length).padEnd(length, "x");
    // Codes are often written in capitals, and two of them differ.
    return [fitting, "x".repeat(length + 1), fitting.toUpperCase(), "X".repeat(length)];
  });
  return unique([words, `${words} 2`, ...constants.texts, "x", ...sized, ""]);
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
