import { Buffer } from "node:buffer";
import type { Change } from "./change.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { foldersAbove, isRelativePath } from "./relative-path.ts";

/** The change of one file: the hash of its old bytes, and its new bytes; null if the file is absent. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: Uint8Array | null;
}

/** The complete changes of a run with all their bytes, recorded before the first file moves. */
export interface Journal {
  /** The folders to create, outermost first. */
  readonly folders: readonly string[];
  readonly steps: readonly Step[];
}

/** A step in the first line of the journal; the bytes of all files follow that line, in step order. */
interface ListedStep extends Omit<Step, "after"> {
  /** The number of bytes of this file; null if it is removed. */
  readonly size: number | null;
}

interface Contents {
  readonly folders: readonly string[];
  readonly steps: readonly ListedStep[];
}

const version = 3;
const lineEnd = "\n".charCodeAt(0);

/** Serialises a journal in pieces, which saves a second copy of every file in memory. */
function journalPieces({ folders, steps }: Journal): readonly Uint8Array[] {
  const listed = steps.map(({ path, before, after }): ListedStep => ({ path, before, size: after?.length ?? null }));
  const line = `${JSON.stringify({ version, folders, steps: listed })}\n`;
  return [Buffer.from(line), ...steps.flatMap(({ after }) => after ?? [])];
}

/** Parses a journal; undefined for bytes that this tool did not write. */
export function parseJournal(bytes: Uint8Array): Journal | undefined {
  const start = bytes.indexOf(lineEnd) + 1;
  const contents = contentsIn(new TextDecoder().decode(bytes.subarray(0, start)));
  if (contents === undefined) return undefined;
  let end = start;
  const steps = contents.steps.map(({ path, before, size }): Step => {
    const from = end;
    end += size ?? 0;
    return { path, before, after: size === null ? null : bytes.subarray(from, end) };
  });
  return end === bytes.length ? { folders: contents.folders, steps } : undefined;
}

function contentsIn(line: string): Contents | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("version" in value && "folders" in value && "steps" in value))
    return undefined;
  const { folders, steps } = value;
  if (value.version !== version || !Array.isArray(folders) || !Array.isArray(steps)) return undefined;
  return folders.every(isFolder) && steps.every(isListedStep) ? { folders, steps } : undefined;
}

function isFolder(value: unknown): value is string {
  return typeof value === "string" && isRelativePath(value);
}

function isListedStep(value: unknown): value is ListedStep {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "size" in value))
    return false;
  const { path, before, size } = value;
  const isHash = typeof before === "string" && /^[0-9a-f]{32}$/.test(before);
  const isSize = typeof size === "number" && Number.isSafeInteger(size) && size >= 0;
  return isFolder(path) && (before === null || isHash) && (size === null || isSize);
}

/** Returns the path of a step's backup. */
export function kept({ root }: Site, index: number): string {
  return `${root}/${transient.staging}/${index}.before`;
}

/** Returns the path where a file is written before its atomic rename. */
export function draft({ root }: Site): string {
  return `${root}/${transient.staging}/draft`;
}

function missingFolders({ disk, root }: Site, changes: readonly Change[]): readonly string[] {
  const wanted = new Set(changes.flatMap(({ path, after }) => (after === undefined ? [] : foldersAbove(path))));
  return [...wanted].sort().filter((folder) => disk.kind(`${root}/${folder}`) === undefined);
}

/** Backs up the files that the changes replace, and returns the journal of the changes. */
export function stage(site: Site, changes: readonly Change[]): Journal {
  const { disk, root } = site;
  disk.makeFolder(`${root}/${transient.staging}`);
  for (const [index, { path, before }] of changes.entries()) {
    const [place, waiting] = [`${root}/${path}`, kept(site, index)];
    // A hard link keeps the file itself with its times and permissions, and costs no write.
    const isKept = before === undefined || (disk.kind(place) === "file" && disk.link(place, waiting));
    // Staging was empty at the start, so an existing entry means that another run took our lock as stale.
    if (!(isKept || disk.create(waiting, before, { like: place, lasts: true }))) throw new DiskError(waiting, "EEXIST");
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after ?? null,
  }));
  return { folders: missingFolders(site, changes), steps };
}

/** Commits the journal: from here on, the next run completes an interrupted one. */
export function commitToJournal({ disk, root }: Site, journal: Journal): void {
  const waiting = `${root}/${transient.staging}/journal`;
  // The journal holds every byte of every file, so only the journal must be flushed.
  disk.create(waiting, journalPieces(journal), { lasts: true });
  disk.sync(`${root}/${transient.staging}`);
  disk.rename(waiting, `${root}/${transient.forward}`);
  disk.sync(`${root}/${ownFolder}`);
}
