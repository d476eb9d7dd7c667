import { Buffer } from "node:buffer";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { largestOutput } from "../compare/occupant.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { bytesHash, textHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { baseFolder, isRecordPath, shardFolder } from "../own-folder.ts";
import type { StoredManifest } from "./manifest.ts";
import { isSharedShard } from "./manifest-shard.ts";

/** The texts of one shard, or of all shared files, that were generated last, by the hash of each. */
export type Baselines = ReadonlyMap<string, Uint8Array>;

/** Returns the path of a pack. */
export function packPath(name: string): string {
  return `${baseFolder}/${name}.z`;
}

/** Returns the name of the pack of some texts, which depends on the texts alone; undefined for no text. */
export function packName(hashes: Iterable<string>): string | undefined {
  const sorted = [...hashes].sort();
  return sorted.length === 0 ? undefined : bytesHash(Buffer.from(sorted.join("\n")));
}

/** Compresses the texts of a shard together: they resemble each other. */
export function packOf(baselines: Baselines): Uint8Array {
  const texts = [...baselines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const sizes = Buffer.from(`${JSON.stringify(texts.map(({ length }) => length))}\n`);
  // Compressing fills a large buffer, which a part of it would keep in memory.
  return Buffer.from(deflateRawSync(Buffer.concat([sizes, ...texts])));
}

/** Reads a pack; undefined for bytes that are none. A text is found by its hash, so that a pack cannot lie. */
export function unpack(bytes: Uint8Array): Baselines | undefined {
  const whole = inflated(bytes);
  const end = whole?.indexOf("\n") ?? -1;
  if (whole === undefined || end < 0) return undefined;
  const sizes = sizesIn(whole.subarray(0, end).toString("latin1"));
  const texts = new Map<string, Uint8Array>();
  let from = end + 1;
  for (const size of sizes) {
    const text = whole.subarray(from, from + size);
    texts.set(textHash(text), text);
    from += size;
  }
  return texts;
}

function inflated(bytes: Uint8Array): Buffer | undefined {
  try {
    return inflateRawSync(bytes, { maxOutputLength: largestOutput });
  } catch {
    return undefined;
  }
}

function sizesIn(line: string): readonly number[] {
  const parts = /^\[(\d{1,9}(?:,\d{1,9})*)?\]$/.exec(line)?.[1]?.split(",") ?? [];
  return parts.map(Number);
}

/** Returns the names of the packs on the disk. */
export function packsOn({ disk, root }: Site<ReadableDisk>): ReadonlySet<string> {
  const names = disk.list(`${root}/${baseFolder}`).map(({ name }) => name.replace(/\.z$/, ""));
  return new Set(names.filter((name) => isRecordPath(packPath(name))));
}

/** Returns the packs that no shard names: that of shared files, or two of them after a merge in Git. */
export function sharedPacks(packs: Iterable<string>, named: Iterable<string>): ReadonlySet<string> {
  const others = new Set(named);
  return new Set([...packs].filter((name) => !others.has(name)).sort());
}

/** Returns a function that finds the baselines of a shard; each pack is read once, and only if it is asked for. */
export function baselineReader(
  site: Site<ReadableDisk>,
  { shards }: Pick<StoredManifest, "shards">,
): (shard: string) => Baselines {
  const known = new Map<string, Baselines>();
  const packsOf = (shard: string) =>
    isSharedShard(shard) ? sharedPacks(packsOn(site), namedPacks(shards)) : (shards.get(shard)?.bases ?? []);
  return (shard) => {
    const key = isSharedShard(shard) ? shardFolder : shard;
    const found = known.get(key) ?? baselinesAt(site, packsOf(shard));
    known.set(key, found);
    return found;
  };
}

/** Returns the packs that shards name. */
export function namedPacks(shards: StoredManifest["shards"]): readonly string[] {
  return [...shards.values()].flatMap(({ bases }) => bases);
}

function baselinesAt(site: Site<ReadableDisk>, names: Iterable<string>): Baselines {
  return new Map(
    [...names].flatMap((name) => {
      // Baselines may be left out of version control: what cannot be read is not there.
      const bytes = attempt(() => site.disk.read(absolutePath(site, packPath(name)), largestOutput));
      return bytes === undefined || bytes instanceof DiskError ? [] : [...(unpack(bytes) ?? [])];
    }),
  );
}
