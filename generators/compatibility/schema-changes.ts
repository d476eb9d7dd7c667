import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { isOfType, type Rename } from "../entity/renames/renames.ts";
import type { StoredClasses, StoredMember } from "./stored-classes.ts";

/** A change of what a run stores. Spec: command-line, Schema changes. */
export interface SchemaChange {
  readonly kind: "additive" | "rename" | "narrowing" | "destructive";
  /** The class or member as it is now, or as it was: `Product.Price`. */
  readonly place: string;
  readonly change: string;
}

/** Lists the changes between two versions of stored classes, under their declared renames. */
export function schemaChangesBetween(
  before: StoredClasses,
  after: StoredClasses,
  renames: readonly Rename[],
): readonly SchemaChange[] {
  const [types, members] = [renames.filter(isOfType), renames.filter((one) => !isOfType(one))];
  const oldClasses = new Map([...after.keys()].map((name) => [name, oldNameOf(name, { before, after, among: types })]));
  const kept = new Set(oldClasses.values());
  return [
    ...[...before.keys()]
      .filter((name) => !kept.has(name))
      .map((place) => ({ kind: "destructive", place, change: "is no longer stored" }) as const),
    ...[...after].flatMap(([name, now]): readonly SchemaChange[] => {
      const old = oldClasses.get(name);
      const then = old === undefined ? undefined : before.get(old);
      if (then === undefined) return [{ kind: "additive", place: name, change: "is new" }];
      const renamed = old === name ? [] : [{ kind: "rename", place: name, change: `was ${old}` } as const];
      return [...renamed, ...memberChanges(name, { before: then, after: now, among: members })];
    }),
  ];
}

interface Versions<T> {
  readonly before: ReadonlyMap<string, T>;
  readonly after: ReadonlyMap<string, T>;
  readonly among: readonly Rename[];
}

/** Returns the name before of something that is stored now; undefined for something new. */
function oldNameOf<T>(name: string, { before, after, among }: Versions<T>): string | undefined {
  if (before.has(name)) return name;
  return among.find(({ to, from }) => to === name && before.has(from) && !after.has(from))?.from;
}

function memberChanges(owner: string, versions: Versions<StoredMember>): readonly SchemaChange[] {
  const { before, after } = versions;
  const old = new Map([...after.keys()].map((name) => [name, oldNameOf(name, versions)]));
  const kept = new Set(old.values());
  return [
    ...[...before.keys()]
      .filter((name) => !kept.has(name))
      .map((name) => ({ kind: "destructive", place: `${owner}.${name}`, change: "is no longer stored" }) as const),
    ...[...after].flatMap(([name, now]): readonly SchemaChange[] => {
      const place = `${owner}.${name}`;
      const earlier = old.get(name);
      const then = earlier === undefined ? undefined : before.get(earlier);
      if (then === undefined) return [{ kind: "additive", place, change: "is new" }];
      const renamed = earlier === name ? [] : [{ kind: "rename", place, change: `was ${earlier}` } as const];
      return [...renamed, ...formChanges(then, now).map((one) => ({ ...one, place }))];
    }),
  ];
}

/** The types that take every value of those before them. */
const widening: readonly (readonly string[])[] = [
  ["short", "int", "long", "decimal"],
  ["int", "double"],
  ["float", "double"],
];

function formChanges(before: StoredMember, after: StoredMember): readonly Omit<SchemaChange, "place">[] {
  const [old = "", now = ""] = [before.type, after.type].map((type) => type.replace(/\?$/, ""));
  if (old !== now) {
    const isWider = widening.some((types) => types.includes(old) && types.indexOf(now) > types.indexOf(old));
    return [{ kind: kindOf(!isWider), change: `is ${after.type}, and was ${before.type}` }];
  }
  const isRequired = before.type.endsWith("?") && !after.type.endsWith("?");
  const [most, least] = [after, before].map(({ maxLength }) => maxLength ?? Number.POSITIVE_INFINITY);
  return [
    ...(before.type === after.type
      ? []
      : [{ kind: kindOf(isRequired), change: isRequired ? "is required now" : "can be empty now" }]),
    ...(most === least ? [] : [{ kind: kindOf(Number(most) < Number(least)), change: lengthChange(after.maxLength) }]),
  ];
}

function kindOf(isNarrow: boolean): SchemaChange["kind"] {
  return isNarrow ? "narrowing" : "additive";
}

function lengthChange(most: number | undefined): string {
  return most === undefined ? "has texts of any length now" : `has at most ${most} characters now`;
}

/** Returns the name by which a change is accepted: `TEN0915:Product.Note`; undefined for one that needs nobody's consent. */
export function acceptanceOf({ kind, place }: SchemaChange): string | undefined {
  if (kind === "narrowing") return `${catalogue.schemaNarrowed.code}:${place}`;
  return kind === "destructive" ? `${catalogue.schemaDropped.code}:${place}` : undefined;
}

/** The names of accepted changes. */
interface Accepted {
  /** The names of this run, which must all be changes of it. */
  readonly now: readonly string[];
  /** The names of an entity file, which may be changes of earlier runs; undefined for an input that can name none. */
  readonly inFile: readonly string[] | undefined;
}

/** Reports the changes that lose or refuse what is stored, and that nobody has accepted; and what this run accepts in vain. */
export function schemaFindings(changes: readonly SchemaChange[], { now, inFile }: Accepted): readonly Diagnostic[] {
  const names = new Set(changes.map(acceptanceOf));
  const accepted = [...now, ...(inFile ?? [])];
  const open = changes.flatMap((one) => {
    const name = acceptanceOf(one);
    if (name === undefined || accepted.includes(name)) return [];
    const { kind, place, change } = one;
    const entry = kind === "narrowing" ? catalogue.schemaNarrowed : catalogue.schemaDropped;
    const inEntityFile = inFile === undefined ? "" : `acceptedChanges: [${name}] in the entity file, or `;
    return [report(entry, { place, change }, { hint: `Is it meant? ${inEntityFile}tenon plan --accept ${name}` })];
  });
  const strangers = now.filter((name) => !names.has(name));
  return [...open, ...strangers.map((name) => report(catalogue.schemaAcceptUnknown, { name }))];
}
