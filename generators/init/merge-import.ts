import { isDeepStrictEqual } from "node:util";
import type { EntryEdit } from "../entity/yaml/edit-entity-file.ts";
import type { EntryPath } from "../entity/yaml/remove-from-entity-file.ts";
import { isRecord, recordOf } from "../text/json-text.ts";

/** A part of an entity file as plain values. */
export type Plain = Readonly<Record<string, unknown>>;

/** Returns the section `entity` of a file. */
export function entitiesOf(file: unknown): Plain {
  return recordOf(recordOf(file)["entity"]);
}

/** The section `entity` as the last import found it, as the file of the team has it, and as the source has it now. */
export interface ImportSides {
  readonly base: Plain;
  readonly ours: Plain;
  readonly theirs: Plain;
}

/** The decisions of the user about an import. */
export interface ImportChoices {
  /** The entities that are imported, and come back if the file has lost them; undefined for all. */
  readonly names: ReadonlySet<string> | undefined;
  /** The entities that another file declares. */
  readonly elsewhere: ReadonlySet<string>;
  /** True to remove what the source has no longer. */
  readonly prunes: boolean;
  /** The side that wins where both have changed; undefined to report it. */
  readonly onConflict: "keep" | "overwrite" | undefined;
}

/** A value that the team and the source have both changed. */
export interface ImportConflict {
  readonly path: EntryPath;
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

/** The result of a merge. */
export interface MergedImport {
  readonly edits: readonly EntryEdit[];
  readonly conflicts: readonly ImportConflict[];
  /** The entries that the source has no longer. */
  readonly gone: readonly EntryPath[];
  /** The section `entity` for the record: what the source says now, and what is gone and not removed. */
  readonly record: Plain;
}

/** The keys that an import writes. All others are decisions of the team. */
const facts = {
  entity: ["clrType", "create", "operations", "key", "orderBy"],
  properties: ["type", "isKey", "minLength", "maxLength", "readOnly", "createOnly"],
  relationships: ["relatedEntity", "type", "foreignKey"],
} as const;

type Section = "properties" | "relationships";

interface Found extends Omit<MergedImport, "record"> {
  /** The entry of the record; undefined if it has none. */
  readonly record: unknown;
}

const nothing: Found = { edits: [], conflicts: [], gone: [], record: undefined };

interface Merging extends ImportSides, ImportChoices {}

/** Merges what a source says of its classes into an entity file: what the team has changed stays. Spec: import, Merge. */
export function mergeImport(sides: ImportSides, choices: ImportChoices): MergedImport {
  const merging = { ...sides, ...choices };
  const names = [...new Set([...Object.keys(sides.theirs), ...Object.keys(sides.base)])];
  const merged = names.map((name) => [name, mergeEntity(name, merging)] as const);
  const found = merged.map(([, one]) => one);
  return { ...together(found), record: recorded(merged) };
}

function together(found: readonly Found[]): Omit<Found, "record"> {
  return {
    edits: found.flatMap(({ edits }) => edits),
    conflicts: found.flatMap(({ conflicts }) => conflicts),
    gone: found.flatMap(({ gone }) => gone),
  };
}

function recorded(merged: readonly (readonly [string, Found])[]): Plain {
  return Object.fromEntries(merged.flatMap(([name, { record }]) => (record === undefined ? [] : [[name, record]])));
}

function membersOf(side: Plain, name: string, section: Section): Plain {
  return recordOf(recordOf(side[name])[section]);
}

function mergeEntity(name: string, merging: Merging): Found {
  const [base, ours, theirs] = [merging.base[name], merging.ours[name], merging.theirs[name]];
  const path: EntryPath = ["entity", name];
  const stays = { ...nothing, record: base };
  if (isAddedEntity(name, merging)) {
    const relationships = added(name, "relationships", merging);
    const { relationships: _, ...rest } = recordOf(theirs);
    const value = Object.keys(relationships).length === 0 ? rest : { ...rest, relationships };
    return { ...nothing, edits: [{ path, value }], record: value };
  }
  if (ours === undefined || !isImported(name, merging)) return stays;
  if (isRecord(theirs)) return mergeMembers(name, merging);
  return base === undefined ? nothing : goneAt(path, base, merging);
}

/** True for an entity that the user wants to import, and whose class is in the source, not generated. */
function isImported(name: string, { names, ours, elsewhere }: Merging): boolean {
  const isExisting = ours[name] === undefined || recordOf(ours[name])["model"] === "existing";
  return isExisting && !elsewhere.has(name) && (names === undefined || names.has(name));
}

function isAddedEntity(name: string, merging: Merging): boolean {
  const { base, ours, theirs, names } = merging;
  const isNew = base[name] === undefined || names !== undefined;
  return isNew && ours[name] === undefined && theirs[name] !== undefined && isImported(name, merging);
}

function goneAt(path: EntryPath, base: unknown, { prunes }: Merging): Found {
  return prunes
    ? { ...nothing, gone: [path], edits: [{ path, value: undefined }] }
    : { ...nothing, gone: [path], record: base };
}

function mergeMembers(name: string, merging: Merging): Found {
  const { base, ours, theirs } = merging;
  const own = mergeFacts(["entity", name], facts.entity, [base[name], ours[name], theirs[name]], merging);
  const sections = (["properties", "relationships"] as const).map((section) => {
    const merged = mergeSection(name, section, merging);
    return { ...together(merged.map(([, one]) => one)), section, record: recorded(merged) };
  });
  const kept = sections.flatMap(({ section, record }) => (Object.keys(record).length === 0 ? [] : [[section, record]]));
  const { properties: _, relationships: __, ...rest } = recordOf(theirs[name]);
  return { ...together([own, ...sections]), record: { ...rest, ...Object.fromEntries(kept) } };
}

function mergeSection(name: string, section: Section, merging: Merging): readonly (readonly [string, Found])[] {
  const [base, ours, theirs] = sidesAt(merging, name, section);
  const fresh = added(name, section, merging);
  const members = [...new Set([...Object.keys(theirs), ...Object.keys(base)])];
  return members.map((member) => {
    const path: EntryPath = ["entity", name, section, member];
    const value = fresh[member];
    if (value !== undefined) return [member, { ...nothing, edits: [{ path, value }], record: value }];
    const spelt = spellingIn(ours, member);
    if (spelt === undefined) return [member, { ...nothing, record: base[member] }];
    if (theirs[member] === undefined) return [member, goneAt(["entity", name, section, spelt], base[member], merging)];
    const sides = [base[member], ours[spelt], theirs[member]] as const;
    return [member, mergeFacts(["entity", name, section, spelt], facts[section], sides, merging)];
  });
}

function sidesAt({ base, ours, theirs }: ImportSides, name: string, section: Section) {
  return [membersOf(base, name, section), membersOf(ours, name, section), membersOf(theirs, name, section)] as const;
}

/** Returns the members that a section of an entity gets: the file does not have them, and never had. */
function added(name: string, section: Section, merging: Merging): Plain {
  const [base, ours, theirs] = sidesAt(merging, name, section);
  const isAgain = isAddedEntity(name, merging);
  const entries = Object.entries(theirs).filter(
    ([member, value]) =>
      spellingIn(ours, member) === undefined &&
      (isAgain || base[member] === undefined) &&
      (section === "properties" || canRelate(name, value, merging)),
  );
  return Object.fromEntries(entries);
}

/** True if the file can have a relationship: it has the other entity with its foreign key, and no relationship by the same key. */
function canRelate(name: string, relationship: unknown, merging: Merging): boolean {
  const { ours, elsewhere } = merging;
  const shape = recordOf(relationship);
  const [child, foreignKey] = [String(shape["relatedEntity"]), foreignKeyOf(name, shape)];
  const isSame = (one: unknown) =>
    isRecord(one) && one["relatedEntity"] === child && foreignKeyOf(name, one) === foreignKey;
  if (Object.values(membersOf(ours, name, "relationships")).some(isSame)) return false;
  if (elsewhere.has(child) || isAddedEntity(child, merging)) return true;
  const [before, present] = sidesAt(merging, child, "properties");
  if (spellingIn(present, foreignKey) !== undefined) return true;
  return ours[child] !== undefined && before[foreignKey] === undefined && isImported(child, merging);
}

function foreignKeyOf(parent: string, { foreignKey }: Plain): string {
  return typeof foreignKey === "string" ? foreignKey : `${parent}Id`;
}

/** Returns a name as a map spells it: names differ in more than letter case. */
function spellingIn(map: Plain, name: string): string | undefined {
  if (map[name] !== undefined) return name;
  return Object.keys(map).find((one) => one.toLowerCase() === name.toLowerCase());
}

/** Merges the keys of one map that an import writes, each by itself. Without a base, the file is right. */
function mergeFacts(
  path: EntryPath,
  keys: readonly string[],
  [base, ours, theirs]: readonly [base: unknown, ours: unknown, theirs: unknown],
  { onConflict }: Merging,
): Found {
  if (!(isRecord(base) && isRecord(ours) && isRecord(theirs))) return { ...nothing, record: theirs };
  const changed = keys.filter((key) => ![base[key], ours[key]].some((one) => isDeepStrictEqual(one, theirs[key])));
  const free = changed.filter((key) => isDeepStrictEqual(base[key], ours[key]));
  // A list of operations that the team has chosen is no fact about the class any more.
  const disputed = changed.filter((key) => !free.includes(key) && key !== "operations");
  const taken = onConflict === "overwrite" ? [...free, ...disputed] : free;
  const open = onConflict === undefined ? disputed : [];
  return {
    ...nothing,
    edits: taken.map((key) => ({ path: [...path, key], value: theirs[key] })),
    conflicts: open.map((key) => ({ path: [...path, key], base: base[key], ours: ours[key], theirs: theirs[key] })),
    record: theirs,
  };
}
