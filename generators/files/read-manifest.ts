import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import { attempt, refusal } from "./attempt.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import type { Manifest, ManifestEntry } from "./manifest.ts";
import { manifestPath, ownFolder } from "./own-folder.ts";
import { isRelativePath } from "./relative-path.ts";

/** A manifest with its bytes; undefined if there is none yet. */
export interface StoredManifest extends Manifest {
  readonly bytes: Uint8Array | undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isInputPath(value: unknown): value is string {
  return typeof value === "string" && isRelativePath(value.replace(/^(\.\.\/)+/, ""));
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
    if (!isRelativePath(path) || path.split("/")[0] === ownFolder)
      return `${JSON.stringify(path)} is not a path inside the host`;
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

function stored({ disk, root }: Site<ReadableDisk>): StoredManifest | Diagnostic {
  const bytes = disk.read(`${root}/${manifestPath}`);
  if (bytes === undefined) return { inputs: [], files: new Map(), bytes };
  const manifest = parseManifest(new TextDecoder().decode(bytes));
  if (typeof manifest === "string") return report(catalogue.invalidManifest, { path: manifestPath, reason: manifest });
  return { ...manifest, bytes };
}

/** Reads the manifest of a host; empty if it is absent. Spec: decisions, 5. */
export function readManifest(site: Site<ReadableDisk>): Result<StoredManifest> {
  const found = attempt(() => stored(site));
  if (found instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "read", found)] };
  return "bytes" in found ? { ok: true, value: found, diagnostics: [] } : { ok: false, diagnostics: [found] };
}
