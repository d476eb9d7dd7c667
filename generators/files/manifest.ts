import { isDeepStrictEqual } from "node:util";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import type { TreeFile } from "./file-tree.ts";
import { manifestPath } from "./own-folder.ts";
import { inStyleOf } from "./plain-text.ts";
import { absolutePath, isReserved, isSitePath } from "./relative-path.ts";

/** The record of one written file: its origin and the hash of its last text. */
export interface ManifestEntry extends Omit<TreeFile, "path"> {
  readonly hash: string;
}

/** The record of all written files. Spec: writing, Manifest. */
export interface Manifest {
  /** The entity files of this host, as sorted paths from the host folder. */
  readonly inputs: readonly string[];
  readonly files: ReadonlyMap<string, ManifestEntry>;
}

/** Serialises a manifest: sorted, and one line for each file, so that branches merge. */
export function manifestText({ inputs, files }: Manifest): string {
  const lines = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([path, { generator, item, input, hash }]) =>
        `    ${JSON.stringify(path)}: ${JSON.stringify({ generator, item, input, hash })}`,
    );
  const body = lines.length === 0 ? "{}" : `{\n${lines.join(",\n")}\n  }`;
  return `{\n  "version": 1,\n  "inputs": ${JSON.stringify([...inputs].sort())},\n  "files": ${body}\n}\n`;
}

/** A manifest with its bytes; undefined if there is none yet. */
export interface StoredManifest extends Manifest {
  readonly bytes: Uint8Array | undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isInputPath(value: unknown): value is string {
  return typeof value === "string" && isSitePath(value);
}

function entryOf(value: unknown): ManifestEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { generator, item, input, hash } = value;
  if (typeof generator !== "string" || typeof item !== "string") return undefined;
  if (typeof hash !== "string" || !/^[0-9a-f]{32}$/.test(hash)) return undefined;
  return input === undefined || isInputPath(input) ? { generator, item, input, hash } : undefined;
}

function entriesOf(files: Readonly<Record<string, unknown>>): Manifest["files"] | string {
  const entries = new Map<string, ManifestEntry>();
  for (const [path, found] of Object.entries(files)) {
    const entry = entryOf(found);
    if (!isSitePath(path) || isReserved(path)) return `${JSON.stringify(path)} is not the path of a generated file`;
    if (entry === undefined) return `the entry of ${JSON.stringify(path)} is not complete`;
    entries.set(path, entry);
  }
  return entries;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a manifest or returns the reason of a failure. Validates everything, because anybody can edit the file. */
export function parseManifest(text: string): Manifest | string {
  const value = jsonIn(text);
  if (!isRecord(value)) return "it is not a JSON object";
  const { version, inputs, files } = value;
  if (version !== 1)
    return `its version is ${JSON.stringify(version) ?? "missing"}, and this tool knows version 1 only`;
  if (!(Array.isArray(inputs) && inputs.every(isInputPath))) return "'inputs' is not a list of relative paths";
  if (!isRecord(files)) return "'files' is not an object";
  const entries = entriesOf(files);
  return typeof entries === "string" ? entries : { inputs, files: entries };
}

function stored(site: Site<ReadableDisk>): StoredManifest | Diagnostic {
  const bytes = site.disk.read(absolutePath(site, manifestPath));
  if (bytes === undefined) return { inputs: [], files: new Map(), bytes };
  const manifest = parseManifest(new TextDecoder().decode(bytes));
  if (typeof manifest === "string") return report(catalogue.invalidManifest, { path: manifestPath, reason: manifest });
  return { ...manifest, bytes };
}

/** Reads the manifest of a host; empty if it is absent. Spec: writing, Manifest. */
export function readManifest(site: Site<ReadableDisk>): Result<StoredManifest> {
  const found = attempt(() => stored(site));
  if (found instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "read", found)] };
  return "bytes" in found ? { ok: true, value: found, diagnostics: [] } : { ok: false, diagnostics: [found] };
}

/** Returns the change to the manifest if its content changes; its formatting is no reason to write. */
export function manifestChange(stored: StoredManifest, next: Manifest): readonly Change[] {
  const { bytes: before } = stored;
  if (before === undefined && next.files.size === 0) return [];
  if (before !== undefined && isSame(stored, next)) return [];
  const text = new TextEncoder().encode(manifestText(next));
  const after = before === undefined ? text : inStyleOf(before, text);
  const operation = before === undefined ? "create" : "update";
  return [{ path: manifestPath, operation, reason: "records the files", before, after, diagnostic: undefined }];
}

function isSame(one: Manifest, other: Manifest): boolean {
  const [inputs, others] = [one, other].map((manifest) => [...manifest.inputs].sort());
  return isDeepStrictEqual(inputs, others) && isDeepStrictEqual(one.files, other.files);
}
