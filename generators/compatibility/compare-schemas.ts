import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Schema } from "../emit/openapi/open-api.ts";
import type { PublishedRenames } from "./published-renames.ts";

/** The limits that take less as they rise. */
const lowest = ["minimum", "exclusiveMinimum", "minLength", "minItems"] as const;

/** The limits that take less as they fall. */
const highest = ["maximum", "exclusiveMaximum", "maxLength", "maxItems"] as const;

type Schemas = Readonly<Record<string, Schema>>;

/** The words for changes of what one side reads: the host reads requests, callers read answers and events. */
const wordings = {
  request: {
    removed: catalogue.inputRemoved,
    required: catalogue.inputRequired,
    changed: catalogue.inputNarrowed,
    isNowEnum: "only some texts are allowed",
    ofMember: "is no member any more",
  },
  answer: {
    removed: catalogue.outputRemoved,
    required: catalogue.outputOptional,
    changed: catalogue.outputChanged,
    isNowEnum: "any text can come",
    ofMember: "is a new member",
  },
};

type Versions = Pick<Pair, "before" | "after">;

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
  /** Returns the name now of something that is renamed. */
  readonly nameOf: PublishedRenames["nameOf"];
  readonly direction: keyof typeof wordings;
}

/** Lists the breaking changes between two versions of a schema, and of what it refers to. Spec: command-line, Breaking changes. */
export function compareSchemas(pair: Pair, comparison: SchemaComparison): readonly Diagnostic[] {
  const { direction, seen } = comparison;
  const name = schemaNameOf(pair.after);
  if (name !== undefined) {
    const key = `${direction} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
  }
  const [before, after] = [resolved(pair.before, comparison.before), resolved(pair.after, comparison.after)];
  const [sent, read] = sides(before, after, comparison);
  const content = {
    before: before.schema,
    after: after.schema,
    place: name === undefined ? pair.place : `\`${name}\``,
  };
  const isNullNew = sent.isNullable && !read.isNullable;
  return [
    ...(isNullNew ? [report(wordings[direction].required, { place: pair.place })] : []),
    ...compareContent(content, comparison),
  ];
}

/** Returns what is sent and what the other side reads, of two versions: callers still send the earlier one, the host answers the later one. */
function sides<T>(before: T, after: T, { direction }: SchemaComparison): readonly [sent: T, read: T] {
  return direction === "request" ? [before, after] : [after, before];
}

function compareContent({ before, after, place }: Pair, comparison: SchemaComparison): readonly Diagnostic[] {
  const { direction } = comparison;
  const [sent, read] = sides(before, after, comparison);
  const changed = (change: string) => report(wordings[direction].changed, { place, change });
  if (!holds(read, sent)) return [changed(`${formOf(after)} instead of ${formOf(before)}`)];
  return [
    ...compareEnums({ before, after }, comparison).map(changed),
    ...compareCases({ before, after }, comparison).map(changed),
    ...keptCases({ before, after }).flatMap(([kind, pair]) =>
      compareSchemas({ ...pair, place: `the case \`${kind}\` of ${place}` }, comparison),
    ),
    ...(direction === "request" ? narrowedLimits(before, after) : []).map(changed),
    ...compareMembers({ before: membersOf(before, direction), after: membersOf(after, direction), place }, comparison),
    ...(["items", "additionalProperties", "propertyNames"] as const).flatMap((part) => {
      const [from, to] = [before[part], after[part]];
      if (from === undefined || to === undefined) return [];
      return compareSchemas({ before: from, after: to, place: `an item of ${place}` }, comparison);
    }),
  ];
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

function compareEnums({ before, after }: Versions, comparison: SchemaComparison): readonly string[] {
  const [sent, read] = sides(before.enum, after.enum, comparison);
  const { isNowEnum, ofMember } = wordings[comparison.direction];
  if (read === undefined) return [];
  if (sent === undefined) return [isNowEnum];
  const renamed = (before.enum ?? []).flatMap((old) => {
    const now = comparison.nameOf(old);
    const isRenamed = now !== undefined && after.enum?.includes(now) === true && !after.enum.includes(old);
    return isRenamed ? [{ old, now }] : [];
  });
  const known = new Set([...read, ...renamed.flatMap(({ old, now }) => [old, now])]);
  return [
    ...renamed.map(({ old, now }) => `\`${old}\` is called \`${now}\` now`),
    ...sent.filter((one) => !known.has(one)).map((one) => `\`${one}\` ${ofMember}`),
  ];
}

/** Lists the cases that one side sends and the other does not know. */
function compareCases({ before, after }: Versions, comparison: SchemaComparison): readonly string[] {
  const [sent, read] = sides(casesOf(before), casesOf(after), comparison);
  const { ofMember } = wordings[comparison.direction];
  return [...sent.keys()].filter((kind) => read.size > 0 && !read.has(kind)).map((kind) => `\`${kind}\` ${ofMember}`);
}

/** Returns the cases that both versions of a union have. */
function keptCases({ before, after }: Versions): readonly (readonly [kind: string, versions: Versions])[] {
  const later = casesOf(after);
  return [...casesOf(before)].flatMap(([kind, earlier]) => {
    const found = later.get(kind);
    return found === undefined ? [] : [[kind, { before: earlier, after: found }] as const];
  });
}

function casesOf({ discriminator }: Schema): ReadonlyMap<string, Schema> {
  return new Map(Object.entries(discriminator?.mapping ?? {}).map(([kind, $ref]) => [kind, { $ref }]));
}

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Two versions of the members of one thing, by a key that is equal for the same member. */
interface MemberPair {
  readonly before: ReadonlyMap<string, Member>;
  readonly after: ReadonlyMap<string, Member>;
  readonly place: string;
}

/** Lists the breaking changes between two versions of properties or parameters. */
export function compareMembers({ before, after, place }: MemberPair, comparison: SchemaComparison) {
  const { removed, required } = wordings[comparison.direction];
  const earlier = underNewNames(before, after, comparison);
  const [sent, read] = sides(earlier, after, comparison);
  const at = (name: string) => `\`${name}\` of ${place}`;
  const gone = [...earlier].filter(([key]) => !after.has(key));
  const needed = [...after].filter(([key]) => read.get(key)?.isRequired === true && sent.get(key)?.isRequired !== true);
  return [
    ...gone.map(([, { name }]) => report(removed, { place: at(name) })),
    ...needed.map(([, { name }]) => report(required, { place: at(name) })),
    ...[...after].flatMap(([key, { name, schema }]) => {
      const old = earlier.get(key);
      if (old === undefined) return [];
      const renamed = before.has(key) ? [] : [report(catalogue.memberRenamed, { place: at(old.name), now: name })];
      return [...renamed, ...compareSchemas({ before: old.schema, after: schema, place: at(name) }, comparison)];
    }),
  ];
}

/** Returns members by the keys that they have under their new names. */
function underNewNames(
  before: MemberPair["before"],
  after: MemberPair["after"],
  { nameOf }: SchemaComparison,
): MemberPair["before"] {
  return new Map(
    [...before].map(([key, member]) => {
      const now = nameOf(member.name);
      const next = now === undefined || !key.endsWith(member.name) ? key : key.slice(0, -member.name.length) + now;
      return [!after.has(key) && after.has(next) && !before.has(next) ? next : key, member];
    }),
  );
}

/** Returns the properties that a direction carries: computed ones are not read. */
function membersOf(
  { properties = {}, required = [] }: Schema,
  direction: SchemaComparison["direction"],
): ReadonlyMap<string, Member> {
  const carried = Object.entries(properties).filter(([, { readOnly }]) => direction === "answer" || readOnly !== true);
  const needed = new Set(required);
  return new Map(carried.map(([name, schema]) => [name, { name, schema, isRequired: needed.has(name) }]));
}

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
function resolved(schema: Schema, schemas: Schemas): { readonly schema: Schema; readonly isNullable: boolean } {
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
