import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Identity, Value } from "../ir.ts";
import { type DeclaredType, keyOf, type Type } from "../type.ts";
import { brokenWithin } from "./broken-rules.ts";
import { isList, isObject, type Json, type JsonObject, type Path, withValue } from "./json.ts";
import { caseOf, caseSample, identitiesOf, type SampleSource, type Slot, sampleOf, scalarsOf } from "./samples.ts";

interface Place {
  readonly type: Type;
  readonly name: string;
  readonly path: Path;
}

const deepest = 8;

/** Lists the places of a sample that can have other values, the innermost first. */
export function slotsOf(value: Json, { type, name, path }: Place, source: SampleSource): readonly Slot[] {
  if (path.length > deepest) return [];
  const at = (inner: Json, innerType: Type, step: string | number) =>
    slotsOf(inner, { type: innerType, name, path: [...path, step] }, source);
  switch (type.kind) {
    case "scalar":
      return [{ path, candidates: scalarsOf(type.name, name, source.constants) }];
    case "optional":
      return [
        ...(value === null ? [] : slotsOf(value, { type: type.of, name, path }, source)),
        { path, candidates: [sampleOf({ type: type.of, name }, source), null] },
      ];
    case "list":
    case "set":
      return [
        ...(isList(value) ? value.flatMap((item, index) => at(item, type.item, index)) : []),
        { path, candidates: listsOf(type.item, name, source) },
      ];
    case "map":
      return [{ path, candidates: [sampleOf({ type, name }, source), {}] }];
    case "range":
      return [{ path, candidates: rangesOf(type.bound, name, source) }];
    case "enum":
      return [{ path, candidates: membersOf(type, source) }];
    case "union":
      return unionSlots(value, { type, name, path }, source);
    default:
      return declaredSlots(value, { type, name, path }, source);
  }
}

/** Returns ranges that do not end before they start: each value with itself, with the next one and with the last one. */
function rangesOf(bound: Type, name: string, source: SampleSource): readonly Json[] {
  if (bound.kind !== "scalar") return [sampleOf({ type: { kind: "range", bound }, name }, source)];
  const values = [...scalarsOf(bound.name, name, source.constants)].sort(compared);
  return values.flatMap((start, at) =>
    [start, values[at + 1], values.at(-1)].flatMap((end) => (end === undefined ? [] : [{ start, end }])),
  );
}

/** Texts of dates and times sort as these do. */
function compared(one: Json, other: Json): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one) < String(other) ? -1 : 1;
}

/** Lists the places of the members of a case, and of the case. */
function unionSlots(
  value: Json,
  place: Place & { readonly type: DeclaredType },
  source: SampleSource,
): readonly Slot[] {
  const { declarations } = source;
  const cases = declarations.unions.get(keyOf(place.type))?.cases ?? [];
  const members = caseOf(value, place.type, declarations)?.members ?? [];
  return [
    ...memberSlots(value, { members, path: place.path }, source),
    { path: place.path, candidates: cases.map((one) => caseSample(one, place, source)) },
  ];
}

function membersOf(type: DeclaredType, source: SampleSource) {
  return source.declarations.enums.get(keyOf(type))?.members.map((member) => member.name) ?? [];
}

/** Returns lists of one, no and two items; the second of two differs where it can. */
function listsOf(item: Type, name: string, source: SampleSource): readonly Json[] {
  const first = sampleOf({ type: item, name }, source);
  const [second = first] =
    item.kind === "scalar"
      ? scalarsOf(item.name, name, source.constants).slice(1)
      : item.kind === "enum"
        ? membersOf(item, source).slice(1)
        : [];
  return [[first], [], [first, second]];
}

function declaredSlots(value: Json, { type, path }: Place, source: SampleSource): readonly Slot[] {
  if (!("context" in type)) return [];
  const { identities, values } = source.declarations;
  const identity = identities.get(keyOf(type));
  if (identity !== undefined) return [{ path, candidates: candidatesOf(identity, source) }];
  return memberSlots(value, { members: values.get(keyOf(type))?.members ?? [], path }, source);
}

interface Members extends Pick<Place, "path"> {
  readonly members: Value["members"];
}

function memberSlots(value: Json, { members, path }: Members, source: SampleSource): readonly Slot[] {
  if (!isObject(value)) return [];
  return members.flatMap(({ name, type: inner }) => {
    const part = value[wireNameOf(name)];
    return part === undefined ? [] : slotsOf(part, { type: inner, name, path: [...path, wireNameOf(name)] }, source);
  });
}

/** Returns the usual values of an identity; behind them, for a rule on a text, those that its model mentions. */
function candidatesOf({ strategy, owner }: Identity, { constants }: SampleSource): readonly Json[] {
  const isText = strategy.kind === "natural" && strategy.backing === "String";
  return [...identitiesOf(strategy, owner), ...(isText ? constants.texts : [])];
}

/** Changes the values in a sample until each keeps its own invariants, from the innermost outwards. */
export function settled(value: Json, type: Type, source: SampleSource): Json {
  switch (type.kind) {
    case "optional":
      return value === null ? null : settled(value, type.of, source);
    case "list":
    case "set":
      return isList(value) ? value.map((item) => settled(item, type.item, source)) : value;
    case "map":
      return isObject(value) ? mapped(value, (item) => settled(item, type.value, source)) : value;
    case "value":
    case "union": {
      const { declarations } = source;
      const declared = declarations.values.get(keyOf(type)) ?? caseOf(value, type, declarations);
      return declared === undefined || !isObject(value) ? value : settledValue(value, { ...declared, type }, source);
    }
    default:
      return value;
  }
}

function mapped(value: JsonObject, change: (item: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));
}

function settledValue(
  value: JsonObject,
  { members, type }: Pick<Value, "members" | "type">,
  source: SampleSource,
): Json {
  const types = new Map(members.map((member) => [wireNameOf(member.name), member.type]));
  const inner = mapped(value, (item, name) => settled(item, types.get(name) ?? { kind: "unknown" }, source));
  const count = (one: Json) => brokenWithin(one, type, source).length;
  return count(inner) === 0 ? inner : improved(inner, slotsOf(inner, { type, name: "", path: [] }, source), count);
}

/** Takes the best change of one place, then of two. */
function improved(value: Json, slots: readonly Slot[], count: (value: Json) => number): Json {
  const changed = (one: Json) =>
    slots.flatMap(({ path, candidates }) => candidates.map((next) => withValue(one, path, next)));
  let best = value;
  for (const next of changed(value)) if (count(next) < count(best)) best = next;
  if (count(best) === 0) return best;
  const pairs = changed(value)
    .slice(0, mostChanges)
    .flatMap((one) => changed(one).slice(0, mostChanges));
  return pairs.find((next) => count(next) === 0) ?? best;
}

const mostChanges = 60;
