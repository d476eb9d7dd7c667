import { isDeepStrictEqual } from "node:util";
import type { Change } from "../compare/change.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { inStyleOf } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { manifestPath } from "../own-folder.ts";
import { type Baselines, namedPacks, packName, packOf, packPath, packsOn, sharedPacks } from "./baselines.ts";
import type { Manifest, StoredManifest, StoredShard } from "./manifest.ts";
import type { ManifestEntry } from "./manifest-entry.ts";
import { inputShardPathOf, isSharedShard, type Shard, shardPathOf, shardText } from "./manifest-shard.ts";

/** The manifest after a run. */
export interface NextManifest extends Manifest {
  /** The version of Tenon; undefined to leave the recorded one. */
  readonly tenon: string | undefined;
  /** Returns the baseline of a file, if it is known. */
  readonly baselineOf: (path: string, entry: ManifestEntry) => Uint8Array | undefined;
}

/** Returns the changes to the records: packs of baselines, shards, and the head last. Shards whose content stays are left alone. Spec: writing, Manifest; writing, Baselines. */
export function manifestChanges(
  site: Site<ReadableDisk>,
  stored: StoredManifest,
  next: NextManifest,
): readonly Change[] {
  if (stored.head === undefined && stored.shards.size === 0 && next.files.size === 0) return [];
  const packs = packsOn(site);
  const wanted = shardsOf(next);
  const records = [...wanted].map(([path, shard]) => recordShard(path, shard, { stored, packs, next }));
  const gone = [...stored.shards].filter(([path]) => !wanted.has(path));
  const removals = gone.map(([path, { bytes }]) => recordChange(path, bytes, undefined));
  const named = records.flatMap(({ base }) => base ?? []);
  const before = namedPacks(stored.shards);
  const shared = recordShared(next, sharedPacks(packs, [...before, ...named]));
  const dropped = [...new Set(before)].filter((name) => !named.includes(name));
  const changes = [
    ...records.flatMap((record) => record.changes),
    ...shared.changes,
    ...removals,
    ...[...dropped, ...shared.dropped].flatMap((name) => removedPack(site, name)),
  ];
  return [...changes, ...headChange(stored, next, changes)];
}

interface Surroundings {
  readonly stored: StoredManifest;
  /** The names of the packs on the disk. */
  readonly packs: ReadonlySet<string>;
  readonly next: NextManifest;
}

/** Returns the changes to one shard and its pack, and the name of the pack afterwards. */
function recordShard(path: string, shard: Manifest, { stored, packs, next }: Surroundings) {
  const old = stored.shards.get(path);
  const isSame = old !== undefined && !old.isConflicted && hasSameContent(old, shard);
  const withBase = (base: string | undefined) =>
    isSame ? [] : [shardChange(path, old, { ...shard, bases: base === undefined ? [] : [base] })];
  if (isSharedShard(path)) return { changes: withBase(undefined), base: undefined };
  const known = old?.bases[0];
  if (isSame && (known === undefined || packs.has(known))) return { changes: [], base: known };
  const baselines = baselinesOf(shard, next);
  const base = packName(baselines.keys());
  // The texts of an unchanged shard may not be known any more, where baselines are left out of version control.
  if (isSame && base !== known) return { changes: [], base: known };
  return { changes: [...packChange(base, baselines, packs), ...withBase(base)], base };
}

/** Returns the changes to the pack of shared files, and the packs that it replaces: `found` are those on the disk, of which one stays at most. */
function recordShared(next: NextManifest, found: ReadonlySet<string>) {
  const files = new Map([...next.files].filter(([, entry]) => isSharedShard(shardPathOf(entry))));
  const complete = packName(new Set([...files.values()].map(({ hash }) => hash)));
  const others = (name: string | undefined) => [...found].filter((one) => one !== name);
  if (complete === undefined || found.has(complete)) return { changes: [], dropped: others(complete) };
  const baselines = baselinesOf({ files }, next);
  const base = packName(baselines.keys());
  return { changes: packChange(base, baselines, found), dropped: base === undefined ? [] : others(base) };
}

function hasSameContent(one: Manifest, other: Manifest): boolean {
  return (
    isDeepStrictEqual([...one.inputs].sort(), [...other.inputs].sort()) && isDeepStrictEqual(one.files, other.files)
  );
}

/** Splits a manifest into its shards. */
function shardsOf({ inputs, files }: Manifest): ReadonlyMap<string, Manifest> {
  const shards = new Map<string, { readonly inputs: string[]; readonly files: Map<string, ManifestEntry> }>();
  const at = (path: string) => {
    const shard = shards.get(path) ?? { inputs: [], files: new Map<string, ManifestEntry>() };
    shards.set(path, shard);
    return shard;
  };
  for (const input of inputs) at(inputShardPathOf(input)).inputs.push(input);
  for (const [path, entry] of files) at(shardPathOf(entry)).files.set(path, entry);
  return shards;
}

function baselinesOf({ files }: Pick<Manifest, "files">, { baselineOf }: NextManifest): Baselines {
  const found = new Map<string, Uint8Array>();
  for (const [path, entry] of files) {
    const text = baselineOf(path, entry);
    if (text !== undefined) found.set(entry.hash, text);
  }
  return found;
}

function packChange(base: string | undefined, baselines: Baselines, packs: ReadonlySet<string>): readonly Change[] {
  if (base === undefined || packs.has(base)) return [];
  return [recordChange(packPath(base), undefined, packOf(baselines))];
}

function shardChange(path: string, old: StoredShard | undefined, shard: Shard): Change {
  const text = new TextEncoder().encode(shardText(shard));
  return recordChange(path, old?.bytes, old === undefined ? text : inStyleOf(old.bytes, text));
}

function removedPack(site: Site<ReadableDisk>, name: string): readonly Change[] {
  const before = site.disk.read(absolutePath(site, packPath(name)));
  return before === undefined ? [] : [recordChange(packPath(name), before, undefined)];
}

function headChange(
  { head, tenon: recorded }: StoredManifest,
  { tenon = recorded }: NextManifest,
  changes: readonly Change[],
): readonly Change[] {
  const text = `${JSON.stringify({ version: 2, ...(tenon !== undefined && { tenon }) }, undefined, 2)}\n`;
  const after = new TextEncoder().encode(text);
  if (head !== undefined && (changes.length === 0 || Buffer.compare(head, after) === 0)) return [];
  return [recordChange(manifestPath, head, head === undefined ? after : inStyleOf(head, after))];
}

function recordChange(path: string, before: Uint8Array | undefined, after: Uint8Array | undefined): Change {
  const operation = before === undefined ? "create" : after === undefined ? "delete" : "update";
  return { path, operation, reason: "records the files", before, after, diagnostic: undefined };
}
