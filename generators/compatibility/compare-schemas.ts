import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Schema } from "../emit/openapi/open-api.ts";
import { type BreakingChange, breaks } from "./breaking-change.ts";

/** A schema without its reference and without null. */
interface ResolvedSchema {
  readonly schema: Schema;
  readonly isNullable: boolean;
}

/** The limits that take less as they rise. */
const lowest = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;

/** The limits that take less as they fall. */
const highest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"] as const;

/** The named schemas of a document. */
type Schemas = Readonly<Record<string, Schema>>;

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

/** Describes the limits of a schema that take less than before. */
function narrowedLimits(before: Schema, after: Schema): readonly string[] {
  const raised = lowest.filter(
    (limit) => (after[limit] ?? Number.NEGATIVE_INFINITY) > (before[limit] ?? Number.NEGATIVE_INFINITY),
  );
  const lowered = highest.filter(
    (limit) => (after[limit] ?? Number.POSITIVE_INFINITY) < (before[limit] ?? Number.POSITIVE_INFINITY),
  );
  const isOther = after.pattern !== undefined && after.pattern !== before.pattern;
  return [
    ...[...raised, ...lowered].map(
      (limit) => `${limit} is ${after[limit]}${before[limit] === undefined ? "" : `, before ${before[limit]}`}`,
    ),
    ...(isOther ? [`its pattern is ${after.pattern}`] : []),
    ...(after.uniqueItems === true && before.uniqueItems !== true ? ["its items must differ"] : []),
  ];
}

/** Follows the reference of a schema and takes null apart from it. A reference to nothing is any value. */
function resolved(schema: Schema, schemas: Schemas): ResolvedSchema {
  const { anyOf, type } = schema;
  if (anyOf !== undefined) {
    const [one = {}] = anyOf.filter((choice) => choice.type !== "null");
    return { ...resolved(one, schemas), isNullable: anyOf.some((choice) => choice.type === "null") };
  }
  const name = schemaNameOf(schema);
  if (name !== undefined) return resolved(schemas[name] ?? {}, schemas);
  if (type === undefined || typeof type === "string") return { schema, isNullable: false };
  const [kind] = type.filter((one) => one !== "null");
  return { schema: { ...schema, ...(kind !== undefined && { type: kind }) }, isNullable: type.includes("null") };
}

/** Returns the name that a schema refers to, also beside null. */
function schemaNameOf({ $ref, anyOf = [] }: Schema): string | undefined {
  if ($ref !== undefined) return $ref.replace("#/components/schemas/", "");
  return anyOf.map(schemaNameOf).find((name) => name !== undefined);
}
