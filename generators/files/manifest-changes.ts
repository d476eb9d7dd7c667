import { isDeepStrictEqual } from "node:util";
import { packName, packOf, packPath } from "./baselines.ts";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import type { Manifest, StoredManifest, StoredShard } from "./manifest.ts";
import type { ManifestEntry } from "./manifest-entry.ts";
import { inputShardPathOf, type Shard, shardPathOf, shardText } from "./manifest-shard.ts";
import { baseFolder, manifestPath } from "./own-folder.ts";
import { inStyleOf } from "./plain-text.ts";
import { absolutePath } from "./relative-path.ts";

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
  // A manifest of version 1 is replaced as soon as there is something to record.
  if (stored.shards.size === 0 && stored.head !== undefined && hasSameContent(stored, next)) return [];
  const packs = new Set(site.disk.list(absolutePath(site, baseFolder)).map(({ name }) => `${baseFolder}/${name}`));
  const wanted = shardsOf(next);
  const records = [...wanted].map(([path, shard]) =>
    recordShard(path, { shard, old: stored.shards.get(path), packs, next }),
  );
  const gone = [...stored.shards].filter(([path]) => !wanted.has(path));
  const removals = gone.map(([path, { bytes }]) => recordChange(path, bytes, undefined));
  const kept = new Set(records.map(({ base }) => base));
  const before = [...stored.shards.values()].flatMap(({ bases }) => bases);
  const dropped = [...new Set(before)].filter((name) => !kept.has(name));
  const changes = [
    ...records.flatMap((record) => record.changes),
    ...removals,
    ...dropped.flatMap((name) => removedPack(site, name)),
  ];
  return [...changes, ...headChange(stored, next, changes)];
}

interface ShardInput {
  readonly shard: Manifest;
  readonly old: StoredShard | undefined;
  /** The paths of the packs on the disk. */
  readonly packs: ReadonlySet<string>;
  readonly next: NextManifest;
}

/** The changes to one shard and its pack, and the name of the pack afterwards. */
interface ShardRecord {
  readonly changes: readonly Change[];
  readonly base: string | undefined;
}

function recordShard(path: string, { shard, old, packs, next }: ShardInput): ShardRecord {
  const isSame = old !== undefined && !old.isConflicted && hasSameContent(old, shard);
  const known = old?.bases[0];
  if (isSame && (known === undefined || packs.has(packPath(known)))) return { changes: [], base: known };
  const baselines = baselinesOf(shard, next);
  const base = packName([...baselines.keys()]);
  // The texts of an unchanged shard may not be known any more, where baselines are left out of version control.
  if (isSame && base !== known) return { changes: [], base: known };
  const isPacked = base === undefined || packs.has(packPath(base));
  const pack = isPacked ? [] : [recordChange(packPath(base), undefined, packOf(baselines))];
  return {
    changes: [
      ...pack,
      ...(isSame ? [] : shardChange(path, old, { ...shard, bases: base === undefined ? [] : [base] })),
    ],
    base,
  };
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

function baselinesOf({ files }: Manifest, { baselineOf }: NextManifest): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const [path, entry] of files) {
    const text = baselineOf(path, entry);
    if (text !== undefined) found.set(entry.hash, text);
  }
  return found;
}

function shardChange(path: string, old: StoredShard | undefined, shard: Shard): readonly Change[] {
  const text = new TextEncoder().encode(shardText(shard));
  return [recordChange(path, old?.bytes, old === undefined ? text : inStyleOf(old.bytes, text))];
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
