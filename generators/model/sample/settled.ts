import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Value } from "../ir.ts";
import { keyOf, type Type } from "../type.ts";
import { brokenWithin } from "./broken-rules.ts";
import { isList, isObject, type Json, type JsonObject, withValue } from "./json.ts";
import type { SampleSource, Slot } from "./samples.ts";
import { slotsOf } from "./slots.ts";

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
    case "value": {
      const declared = source.declarations.values.get(keyOf(type));
      return declared === undefined || !isObject(value) ? value : settledValue(value, declared, source);
    }
    default:
      return value;
  }
}

function mapped(value: JsonObject, change: (item: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, change(item, name)]));
}

function settledValue(value: JsonObject, { members, type }: Value, source: SampleSource): Json {
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
