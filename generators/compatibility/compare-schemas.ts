import { catalogue } from "../diagnostics/catalogue.ts";
import type { Schema } from "../emit/openapi/open-api.ts";
import { type BreakingChange, breaks } from "./breaking-change.ts";
import { narrowedLimits } from "./narrowed-limits.ts";
import { resolved, type Schemas, schemaNameOf } from "./resolved-schema.ts";

/** The side that reads the values of a schema: the host reads requests, callers read answers and events. */
export type Direction = "request" | "answer";

/** Two versions of one schema. */
interface Pair {
  readonly before: Schema;
  readonly after: Schema;
  /** The words for it, such as "`amount` of `Fine`". */
  readonly place: string;
}

/** A comparison of the schemas of two documents. Each named schema is compared once for each direction. */
export interface SchemaComparison {
  readonly before: Schemas;
  readonly after: Schemas;
  readonly seen: Set<string>;
}

/** Lists the breaking changes between two versions of a schema, and of what it refers to. Spec: command-line, Breaking changes. */
export function compareSchemas(
  pair: Pair,
  direction: Direction,
  comparison: SchemaComparison,
): readonly BreakingChange[] {
  const [before, after] = [resolved(pair.before, comparison.before), resolved(pair.after, comparison.after)];
  const name = schemaNameOf(pair.after);
  if (name !== undefined) {
    const key = `${direction} ${name}`;
    if (comparison.seen.has(key)) return [];
    comparison.seen.add(key);
  }
  const place = name === undefined ? pair.place : `\`${name}\``;
  return [
    ...compareNull(before.isNullable, after.isNullable, { direction, place: pair.place }),
    ...compareContent({ before: before.schema, after: after.schema, place }, direction, comparison),
  ];
}

function compareNull(
  before: boolean,
  after: boolean,
  { direction, place }: { readonly direction: Direction; readonly place: string },
) {
  if (before === after || before === (direction === "answer")) return [];
  return direction === "answer"
    ? [breaks(catalogue.outputOptional, { place })]
    : [breaks(catalogue.inputRequired, { place })];
}

function compareContent(pair: Pair, direction: Direction, comparison: SchemaComparison): readonly BreakingChange[] {
  const { before, after, place } = pair;
  const fits = direction === "request" ? holds(after, before) : holds(before, after);
  if (!fits) return [changed(place, `${formOf(after)} instead of ${formOf(before)}`, direction)];
  return [
    ...compareEnums(pair, direction),
    ...(direction === "request" ? narrowedLimits(before, after) : []).map((change) =>
      changed(place, change, direction),
    ),
    ...compareProperties(pair, direction, comparison),
    ...(["items", "additionalProperties", "propertyNames"] as const).flatMap((part) => {
      const [from, to] = [before[part], after[part]];
      if (from === undefined || to === undefined) return [];
      return compareSchemas({ before: from, after: to, place: `an item of ${place}` }, direction, comparison);
    }),
  ];
}

function changed(place: string, change: string, direction: Direction): BreakingChange {
  const rule = direction === "request" ? catalogue.inputNarrowed : catalogue.outputChanged;
  return breaks(rule, { place, change });
}

/** Tells whether the JSON form of one schema holds every value of the other's. */
function holds(wide: Schema, narrow: Schema): boolean {
  const [one, other] = [kindOf(wide), kindOf(narrow)];
  if (one === "number") return other === "number" || other === "integer";
  return one === other && (wide.format === undefined || wide.format === narrow.format);
}

/** Returns the JSON form of a schema: `string (uuid)`. */
function formOf(schema: Schema): string {
  const { format } = schema;
  return format === undefined ? kindOf(schema) : `${kindOf(schema)} (${format})`;
}

function kindOf({ type, additionalProperties }: Schema): string {
  return additionalProperties === undefined ? String(type ?? "any value") : "map";
}

function compareEnums({ before, after, place }: Pair, direction: Direction): readonly BreakingChange[] {
  const [old, now] = [before.enum, after.enum];
  if (direction === "request") {
    if (now === undefined) return [];
    if (old === undefined) return [changed(place, "only some texts are allowed", direction)];
    return old
      .filter((one) => !now.includes(one))
      .map((one) => changed(place, `\`${one}\` is no member any more`, direction));
  }
  if (old === undefined) return [];
  if (now === undefined) return [changed(place, "any text can come", direction)];
  return now.filter((one) => !old.includes(one)).map((one) => changed(place, `\`${one}\` is a new member`, direction));
}

function compareProperties(
  { before, after, place }: Pair,
  direction: Direction,
  comparison: SchemaComparison,
): readonly BreakingChange[] {
  const [old, now] = [propertiesOf(before, direction), propertiesOf(after, direction)];
  const requiredBefore = new Set(before.required);
  const requiredAfter = new Set(after.required);
  const at = (name: string) => `\`${name}\` of ${place}`;
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const rule = direction === "request" ? catalogue.inputRemoved : catalogue.outputRemoved;
  return [
    ...removed.map((name) => breaks(rule, { place: at(name) })),
    ...[...now.keys()].flatMap((name) => {
      if (direction === "request")
        return requiredAfter.has(name) && !requiredBefore.has(name)
          ? [breaks(catalogue.inputRequired, { place: at(name) })]
          : [];
      return requiredBefore.has(name) && !requiredAfter.has(name)
        ? [breaks(catalogue.outputOptional, { place: at(name) })]
        : [];
    }),
    ...[...now].flatMap(([name, schema]) => {
      const earlier = old.get(name);
      if (earlier === undefined) return [];
      return compareSchemas({ before: earlier, after: schema, place: at(name) }, direction, comparison);
    }),
  ];
}

/** Returns the properties that a direction carries: computed ones are not read. */
function propertiesOf({ properties = {} }: Schema, direction: Direction): ReadonlyMap<string, Schema> {
  const all = Object.entries(properties);
  return new Map(direction === "request" ? all.filter(([, { readOnly }]) => readOnly !== true) : all);
}
