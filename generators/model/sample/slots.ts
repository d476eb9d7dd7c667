import { wireNameOf } from "../../http/wire-name-of.ts";
import { keyOf, type Type } from "../type.ts";
import { isList, isObject, type Json, type Path } from "./json.ts";
import { identitiesOf, type SampleSource, type Slot, sampleOf, scalarsOf } from "./samples.ts";

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
      return isObject(value) ? Object.entries(value).flatMap(([end, bound]) => at(bound, type.bound, end)) : [];
    case "enum":
      return [{ path, candidates: membersOf(type, source) }];
    default:
      return declaredSlots(value, { type, name, path }, source);
  }
}

function membersOf(type: Extract<Type, { readonly name: string; readonly context: string }>, source: SampleSource) {
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
  if (identity !== undefined) return [{ path, candidates: identitiesOf(identity.strategy, identity.owner) }];
  if (!isObject(value)) return [];
  const members = values.get(keyOf(type))?.members ?? [];
  return members.flatMap(({ name, type: inner }) => {
    const part = value[wireNameOf(name)];
    return part === undefined ? [] : slotsOf(part, { type: inner, name, path: [...path, wireNameOf(name)] }, source);
  });
}
