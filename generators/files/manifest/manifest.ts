import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { isRecord, parsedJson } from "../../text/json-text.ts";
import { conflictsIn } from "../compare/git-conflict.ts";
import type { ReadableDisk, Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { isRecordPath, manifestPath, shardFolder } from "../own-folder.ts";
import type { ManifestEntry } from "./manifest-entry.ts";
import { contentOf, filedUnder, type ParsedShard, parseShard, unionOfEntries, wrongVersion } from "./manifest-shard.ts";

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

/** The head of a manifest; that of version 1 is the whole manifest. */
interface Head extends Manifest {
  readonly tenon: string | undefined;
}

function parseHead(bytes: Uint8Array): Head | string {
  const value = parsedJson(new TextDecoder().decode(bytes));
  if (!isRecord(value)) return "it is not a JSON object";
  const { version, tenon } = value;
  if (version === 2) return { inputs: [], files: new Map(), tenon: isVersion(tenon) ? tenon : undefined };
  if (version !== 1) return wrongVersion(version);
  const content = contentOf(value);
  return typeof content === "string" ? content : { ...content, tenon: undefined };
}

function isVersion(value: unknown): value is string {
  return typeof value === "string" && /^[0-9A-Za-z.+-]{1,40}$/.test(value);
}

/** Reads the head. A conflict of Git in it is settled: it has no more than a version of Tenon. */
function headIn(bytes: Uint8Array | undefined): Head | string {
  if (bytes === undefined || conflictsIn(bytes) !== undefined)
    return { inputs: [], files: new Map(), tenon: undefined };
  return parseHead(bytes);
}

function stored(site: Site<ReadableDisk>): StoredManifest | Diagnostic {
  const bytes = site.disk.read(absolutePath(site, manifestPath));
  const head = headIn(bytes);
  if (typeof head === "string") return report(catalogue.invalidManifest, { path: manifestPath, reason: head });
  const shards = new Map<string, StoredShard>();
  const files = new Map(head.files);
  const inputs = new Set(head.inputs);
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
