import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { conflictsIn } from "../compare/git-conflict.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { isRecordPath, manifestPath, shardFolder } from "../own-folder.ts";
import type { ManifestEntry } from "./manifest-entry.ts";
import { filedUnder, type ParsedShard, parseShard, unionOfEntries, versionedRecord } from "./manifest-shard.ts";

/** The record of all written files. Spec: writing, Manifest. */
export interface Manifest {
  /** The entity files of this host, as sorted paths from the host folder. */
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/** A shard with its bytes. */
export interface StoredShard extends ParsedShard {
  readonly bytes: Uint8Array;
}

/** A manifest as it is on the disk. */
export interface StoredManifest extends Manifest {
  /** The bytes of `manifest.json`; undefined if there is no manifest yet. */
  readonly head: Uint8Array | undefined;
  /** The version of Tenon that wrote last; undefined if it is not recorded. */
  readonly tenon: string | undefined;
  /** The shards by path. */
  readonly shards: ReadonlyMap<string, StoredShard>;
}

/** Returns the other version of Tenon that wrote last, `unknown` if the record is older than versions in it; undefined without an upgrade. */
export function upgradedFrom({ head, tenon }: StoredManifest, current: string | undefined): string | undefined {
  if (head === undefined || current === undefined || tenon === current) return undefined;
  return tenon ?? "unknown";
}

/** Reads the version of Tenon in a head, or returns the reason of a failure. A conflict of Git in it is settled: it has no more. */
function parseHead(bytes: Uint8Array | undefined): Pick<StoredManifest, "tenon"> | string {
  if (bytes === undefined || conflictsIn(bytes) !== undefined) return { tenon: undefined };
  const value = versionedRecord(bytes);
  if (typeof value === "string") return value;
  const { tenon } = value;
  return { tenon: typeof tenon === "string" && /^[0-9A-Za-z.+-]{1,40}$/.test(tenon) ? tenon : undefined };
}

function stored(site: Site<ReadableDisk>): StoredManifest | Diagnostic {
  const bytes = site.disk.read(absolutePath(site, manifestPath));
  const head = parseHead(bytes);
  if (typeof head === "string") return report(catalogue.invalidManifest, { path: manifestPath, reason: head });
  const shards = new Map<string, StoredShard>();
  const files = new Map<string, ManifestEntry>();
  const inputs = new Set<string>();
  for (const path of shardPaths(site)) {
    const content = site.disk.read(absolutePath(site, path)) ?? new Uint8Array();
    const parsed = parseShard(content);
    if (typeof parsed === "string") return report(catalogue.invalidManifest, { path, reason: parsed });
    const shard = filedUnder(path, parsed);
    shards.set(path, { ...shard, bytes: content });
    for (const input of shard.inputs) inputs.add(input);
    for (const [file, entry] of shard.files) files.set(file, unionOfEntries(files.get(file), entry));
  }
  return { inputs: [...inputs].sort(), files, head: bytes, tenon: head.tenon, shards };
}

function shardPaths({ disk, root }: Site<ReadableDisk>): readonly string[] {
  const folders = disk.list(`${root}/${shardFolder}`).filter(({ kind }) => kind === "folder");
  return folders.flatMap(({ name: folder }) =>
    disk
      .list(`${root}/${shardFolder}/${folder}`)
      .map(({ name }) => `${shardFolder}/${folder}/${name}`)
      .filter(isRecordPath),
  );
}

/** Reads the manifest of a host; empty if it is absent. Spec: writing, Manifest. */
export function readManifest(site: Site<ReadableDisk>): Result<StoredManifest> {
  const found = attempt(() => stored(site));
  if (found instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "read", found)] };
  return "files" in found ? { ok: true, value: found, diagnostics: [] } : { ok: false, diagnostics: [found] };
}
