import { Buffer } from "node:buffer";
import type { Change } from "./change.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { isOwnPlace, ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { absolutePath, foldersAbove, isReserved, isSitePath } from "./relative-path.ts";
import { baseOf } from "./scope.ts";

/** The change of one file: the hash of its old bytes, and its new bytes; null if the file is absent. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: Uint8Array | null;
}

/** The complete changes of a run with all their bytes, recorded before the first file moves. */
export interface Journal {
  /** The scope of the run. */
  readonly scope: readonly string[];
  /** The folders to create, outermost first. */
  readonly folders: readonly string[];
  readonly steps: readonly Step[];
}

/** A step in the first line of the journal; the bytes of all files follow that line, in step order. */
interface ListedStep extends Omit<Step, "after"> {
  /** The number of bytes of this file; null if it is removed. */
  readonly size: number | null;
}

interface Contents extends Omit<Journal, "steps"> {
  readonly steps: readonly ListedStep[];
}

const version = 4;
const lineEnd = "\n".charCodeAt(0);

/** Serialises a journal in pieces, which saves a second copy of every file in memory. The first line is the seal of the root and of all that follows. */
function journalPieces(site: Site, { scope, folders, steps }: Journal): readonly Uint8Array[] {
  const listed = steps.map(({ path, before, after }): ListedStep => ({ path, before, size: after?.length ?? null }));
  const line = `${JSON.stringify({ version, scope, folders, steps: listed })}\n`;
  const pieces = [Buffer.from(line), ...steps.flatMap(({ after }) => after ?? [])];
  return [Buffer.from(`${sealOf(site, pieces)}\n`), ...pieces];
}

function sealOf({ disk, root }: Site, pieces: readonly Uint8Array[]): string {
  return disk.seal([Buffer.from(`${JSON.stringify(root)}\n`), ...pieces]);
}

/** Parses a journal; undefined for bytes that this user did not write on this machine for this folder. */
export function parseJournal(site: Site, bytes: Uint8Array): Journal | undefined {
  const sealEnd = bytes.indexOf(lineEnd);
  const body = bytes.subarray(sealEnd + 1);
  if (new TextDecoder().decode(bytes.subarray(0, Math.max(sealEnd, 0))) !== sealOf(site, [body])) return undefined;
  const start = body.indexOf(lineEnd) + 1;
  const contents = contentsIn(new TextDecoder().decode(body.subarray(0, start)));
  if (contents === undefined) return undefined;
  let end = start;
  const steps = contents.steps.map(({ path, before, size }): Step => {
    const from = end;
    end += size ?? 0;
    return { path, before, after: size === null ? null : body.subarray(from, end) };
  });
  return end === body.length ? { ...contents, steps } : undefined;
}

function contentsIn(line: string): Contents | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  if (!("version" in value && "scope" in value && "folders" in value && "steps" in value)) return undefined;
  const { scope, folders, steps } = value;
  if (value.version !== version || !Array.isArray(scope) || !Array.isArray(folders) || !Array.isArray(steps))
    return undefined;
  const isWhole = scope.every(isPlace) && folders.every(isPath) && steps.every(isListedStep);
  return isWhole ? { scope, folders, steps } : undefined;
}

function isPlace(value: unknown): value is string {
  return typeof value === "string" && /^(\.\.\/)*(\.\.$|[^/])/.test(value);
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && isSitePath(value) && (isOwnPlace(value) || !isReserved(value));
}

function isListedStep(value: unknown): value is ListedStep {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "size" in value))
    return false;
  const { path, before, size } = value;
  const isHash = typeof before === "string" && /^[0-9a-f]{32}$/.test(before);
  const isSize = typeof size === "number" && Number.isSafeInteger(size) && size >= 0;
  return isPath(path) && (before === null || isHash) && (size === null || isSize);
}

/** Returns the path of a step's backup. */
export function kept(index: number): string {
  return `${transient.staging}/${index}.before`;
}

/** Returns the path where a file is written before its atomic rename. */
export function draft(site: Site): string {
  return absolutePath(site, `${transient.staging}/draft`);
}

function missingFolders(site: Site, changes: readonly Change[]): readonly string[] {
  const above = changes.flatMap(({ path, after }) =>
    after === undefined ? [] : foldersAbove(path, baseOf(site, path)),
  );
  return [...new Set(above)].sort().filter((folder) => site.disk.kind(absolutePath(site, folder)) === undefined);
}

/** Backs up the files that the changes replace, and returns the journal of the changes. */
export function stage(site: Site, changes: readonly Change[]): Journal {
  const { disk, scope = [] } = site;
  disk.makeFolder(absolutePath(site, transient.staging));
  for (const [index, { path, before }] of changes.entries()) {
    if (before === undefined) continue;
    const waiting = absolutePath(site, kept(index));
    // A link has no backup of its own: the file that it leads to is replaced.
    const place = disk.realPath(absolutePath(site, path)) ?? absolutePath(site, path);
    // A hard link keeps the file itself with its times and permissions, and costs no write.
    const isKept = disk.kind(place) === "file" && disk.link(place, waiting);
    // Staging was empty at the start, so an existing entry comes from a process that ignores the lock.
    if (!(isKept || disk.create(waiting, before, { like: place, lasts: true }))) throw new DiskError(waiting, "EEXIST");
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after ?? null,
  }));
  return { scope, folders: missingFolders(site, changes), steps };
}

/** Commits the journal: from here on, the next run completes an interrupted one. */
export function commitToJournal(site: Site, journal: Journal): void {
  const { disk } = site;
  const staging = absolutePath(site, transient.staging);
  // The journal holds every byte of every file, so only the journal must be flushed.
  disk.create(`${staging}/journal`, journalPieces(site, journal), { lasts: true });
  disk.sync(staging);
  disk.rename(`${staging}/journal`, absolutePath(site, transient.forward));
  disk.sync(absolutePath(site, ownFolder));
}
