import { isDeviceName } from "../../text/device-name.ts";
import { isRecord, parsedJson } from "../../text/json-text.ts";
import { conflictsIn, sideOf } from "../compare/git-conflict.ts";
import { isReserved, isSitePath } from "../disk/relative-path.ts";
import { shardFolder } from "../own-folder.ts";
import type { ManifestEntry } from "./manifest-entry.ts";

/** One file of the manifest: the records of an entity, of a context, of one shared file, of all files that the host alone decides on, or the names of inputs. */
export interface Shard {
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, ManifestEntry>;
  /** The packs of the baselines of its files: one, or two after a merge in Git. None for a shared file: these have one pack together. */
  readonly bases: readonly string[];
}

/** A shard as it was read. */
export interface ParsedShard extends Shard {
  /** True if Git left a conflict in it. */
  readonly isConflicted: boolean;
}

/** The shard of the files that no branch adds alone: one record for all of them saves a write for each. No generator's name ends in its words. */
const commonShard = `${shardFolder}/shared/common.json`;

/** Returns the path of the shard of an entry. Entries of several inputs may share one: a shard only splits the manifest for Git. */
export function shardPathOf({ generator, item, input, isCommon }: ManifestEntry): string {
  if (isCommon) return commonShard;
  if (item === "") return `${shardFolder}/shared/${fileNameOf(generator)}`;
  if (input?.endsWith(".model")) return `${shardFolder}/contexts/${fileNameOf(item.replace(/\.[^.]*$/, ""))}`;
  return `${shardFolder}/entities/${fileNameOf(item)}`;
}

/** True for the shard of a file that serves all inputs. */
export function isSharedShard(path: string): boolean {
  return path.startsWith(`${shardFolder}/shared/`);
}

/** Returns the path of the shard that names an input. */
export function inputShardPathOf(input: string): string {
  return `${shardFolder}/inputs/${fileNameOf(input.replace(/^(\.\.\/)+/, ""))}`;
}

/** Returns a file name for words; two words that differ in letter case alone get one name, as some disks want it. */
function fileNameOf(words: string): string {
  const name = words
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^[.-]+/, "")
    .slice(0, 100);
  return isDeviceName(name.split(".", 1)[0] ?? "") || name === "" ? `_${name}.json` : `${name}.json`;
}

/** Serialises a shard: sorted, and one line for each file, so that branches merge. */
export function shardText({ inputs, files, bases }: Shard): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, { generator, item, input, hash, merged }]) =>
        `    ${JSON.stringify(path)}: ${JSON.stringify({ generator, item, input, hash, merged })}`,
    );
  return [
    "{",
    [
      `  "version": 2`,
      ...(inputs.length === 0 ? [] : [`  "inputs": ${JSON.stringify([...inputs].sort())}`]),
      ...bases.slice(0, 1).map((base) => `  "base": ${JSON.stringify(base)}`),
      ...(lines.length === 0 ? [] : [`  "files": {\n${lines.join(",\n")}\n  }`]),
    ].join(",\n"),
    "}\n",
  ].join("\n");
}

/** Parses a shard or returns the reason of a failure. Validates everything, because anybody can edit the file. The two sides of a conflict of Git are both read. */
export function parseShard(bytes: Uint8Array): ParsedShard | string {
  // A power cut can leave a file empty, or full of zeros; its files are then found to be as they should be.
  if (bytes.every((byte) => byte === 0)) return { inputs: [], files: new Map(), bases: [], isConflicted: false };
  const conflicts = conflictsIn(bytes);
  const ours = parseSide(conflicts === undefined ? bytes : sideOf(conflicts, "ours"));
  if (typeof ours === "string") return ours;
  if (conflicts === undefined) return { ...ours, isConflicted: false };
  const theirs = parseSide(sideOf(conflicts, "theirs"));
  return typeof theirs === "string" ? theirs : { ...unionOf(ours, theirs), isConflicted: true };
}

/** Marks the files of a shard as its path says. */
export function filedUnder(path: string, shard: ParsedShard): ParsedShard {
  if (path !== commonShard) return shard;
  const files = [...shard.files].map(([file, entry]) => [file, { ...entry, isCommon: true }] as const);
  return { ...shard, files: new Map(files) };
}

function unionOf(ours: Shard, theirs: Shard): Shard {
  const files = new Map(ours.files);
  for (const [path, entry] of theirs.files) files.set(path, unionOfEntries(files.get(path), entry));
  return {
    inputs: [...new Set([...ours.inputs, ...theirs.inputs])],
    files,
    bases: [...new Set([...ours.bases, ...theirs.bases])],
  };
}

/** Joins two records of one file: what was generated last is then one of two texts. */
export function unionOfEntries(ours: ManifestEntry | undefined, theirs: ManifestEntry): ManifestEntry {
  if (ours === undefined || ours.hash === theirs.hash) return ours ?? theirs;
  return { ...ours, others: [...(ours.others ?? []), theirs.hash, ...(theirs.others ?? [])] };
}

/** Parses the JSON object of a part of the manifest, or returns the reason of a failure. */
export function versionedRecord(bytes: Uint8Array): Readonly<Record<string, unknown>> | string {
  const value = parsedJson(new TextDecoder().decode(bytes));
  if (!isRecord(value)) return "it is not a JSON object";
  const { version } = value;
  if (version === 2) return value;
  return `its version is ${JSON.stringify(version) ?? "missing"}, and this tool knows version 2 only`;
}

function parseSide(bytes: Uint8Array): Shard | string {
  const value = versionedRecord(bytes);
  if (typeof value === "string") return value;
  const { base, inputs = [], files = {} } = value;
  if (!(base === undefined || isHash(base))) return "'base' is not the name of a pack";
  if (!(Array.isArray(inputs) && inputs.every(isInputPath))) return "'inputs' is not a list of relative paths";
  const entries = isRecord(files) ? entriesOf(files) : "'files' is not an object";
  return typeof entries === "string" ? entries : { inputs, files: entries, bases: base === undefined ? [] : [base] };
}

function entriesOf(files: Readonly<Record<string, unknown>>): Shard["files"] | string {
  const entries = new Map<string, ManifestEntry>();
  for (const [path, found] of Object.entries(files)) {
    const entry = entryOf(found);
    if (!isSitePath(path) || isReserved(path)) return `${JSON.stringify(path)} is not the path of a generated file`;
    if (entry === undefined) return `the entry of ${JSON.stringify(path)} is not complete`;
    entries.set(path, entry);
  }
  return entries;
}

function entryOf(value: unknown): ManifestEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { generator, item, input, hash, merged } = value;
  if (typeof generator !== "string" || typeof item !== "string" || !isHash(hash)) return undefined;
  if (!((input === undefined || isInputPath(input)) && (merged === undefined || isHash(merged)))) return undefined;
  return { generator, item, input, hash, ...(merged !== undefined && { merged }) };
}

function isInputPath(value: unknown): value is string {
  return typeof value === "string" && isSitePath(value);
}

function isHash(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}
