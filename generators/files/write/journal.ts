import { Buffer } from "node:buffer";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import { isProjectFile } from "../compare/build-output.ts";
import type { Change } from "../compare/change.ts";
import type { Site } from "../disk/disk.ts";
import { DiskError } from "../disk/disk-error.ts";
import { bytesHash } from "../disk/plain-text.ts";
import { absolutePath, folderOf, foldersAbove } from "../disk/relative-path.ts";
import { ownFolder, transient } from "../own-folder.ts";
import { isHashOrNull, isListOf, isPlace, isRecordedPath } from "./recorded-path.ts";
import { baseOf } from "./scope.ts";
import { sealedPieces, unsealed } from "./sealed.ts";

/** The change of one file: the hash of its old bytes, and its new bytes; null if the file is absent. */
export interface Step {
  readonly path: string;
  readonly before: string | null;
  readonly after: Uint8Array | null;
}

/** The complete changes of a run with all their bytes, recorded before the first file moves. */
export interface Journal {
  /** The random number of the process that wrote the journal; its drafts beside other files have it in their names. */
  readonly run: string;
  /** The scope of the run. */
  readonly scope: readonly string[];
  /** The folders to create, outermost first. */
  readonly folders: readonly string[];
  /** The folders to remove at the end if they are empty, innermost first. */
  readonly emptied: readonly string[];
  /** True if the run can be taken back later. */
  readonly isKept: boolean;
  /** True if the run takes the one before it back. */
  readonly isUndo: boolean;
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

const version = 6;
const lineEnd = "\n".charCodeAt(0);

/** Serialises a journal in pieces, which saves a second copy of every file in memory. The first line is the seal. */
function journalPieces(site: Site, { steps, ...journal }: Journal): readonly Uint8Array[] {
  const listed = steps.map(({ path, before, after }): ListedStep => ({ path, before, size: after?.length ?? null }));
  const line = `${JSON.stringify({ version, ...journal, steps: listed })}\n`;
  return sealedPieces(site, [Buffer.from(line), ...steps.flatMap(({ after }) => after ?? [])]);
}

/** Parses a journal; undefined for bytes that this user did not write on this machine for this folder, or for the given one. */
export function parseJournal(site: Site, bytes: Uint8Array, root?: string): Journal | undefined {
  const body = unsealed(site, bytes, root);
  if (body === undefined) return undefined;
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
  const { version: written, run, scope, folders, emptied, isKept, isUndo, steps } = recordOf(parsedJson(line));
  if (written !== version || typeof isKept !== "boolean" || typeof isUndo !== "boolean") return undefined;
  if (typeof run !== "string" || !/^[0-9a-f]+$/.test(run)) return undefined;
  if (!(isListOf(scope, isPlace) && isListOf(folders, isRecordedPath) && isListOf(emptied, isRecordedPath)))
    return undefined;
  return isListOf(steps, isListedStep) ? { run, scope, folders, emptied, isKept, isUndo, steps } : undefined;
}

function isListedStep(value: unknown): value is ListedStep {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "size" in value))
    return false;
  const { path, before, size } = value;
  const isSize = typeof size === "number" && Number.isSafeInteger(size) && size >= 0;
  return isRecordedPath(path) && isHashOrNull(before) && (size === null || isSize);
}

/** Returns the name of a step's backup. */
export function keptName(index: number): string {
  return `${index}.before`;
}

/** Returns the path of a step's backup. */
export function kept(index: number): string {
  return `${transient.staging}/${keptName(index)}`;
}

/** Returns the path where a file is written before its atomic rename. */
export function draft(site: Site): string {
  return absolutePath(site, `${transient.staging}/draft`);
}

function missingFolders(site: Site, changes: readonly Change[]): readonly string[] {
  const above = changes.flatMap(({ path, after }) => {
    const base = baseOf(site, path) ?? "";
    // A run can create the folder of a project, but not the root.
    return after === undefined ? [] : [...(base === "" ? [] : [base]), ...foldersAbove(path, base)];
  });
  return [...new Set(above)].sort().filter((folder) => site.disk.kind(absolutePath(site, folder)) === undefined);
}

/** Returns the folders that the removal of files can empty, innermost first. */
function foldersOfRemoved(site: Site, changes: readonly Change[]): readonly string[] {
  const above = changes.flatMap(({ path, after }) => {
    if (after !== undefined) return [];
    // A project that goes leaves its folder, which is above the files of no other project.
    const own = isProjectFile(path) && path.startsWith("../") ? [folderOf(path)] : [];
    return [...own, ...foldersAbove(path, baseOf(site, path)).filter((folder) => folder !== ownFolder)];
  });
  return [...new Set(above)].sort().toReversed();
}

/** The part of a journal that its changes do not decide. */
export interface JournalOptions extends Pick<Journal, "isKept" | "isUndo"> {
  /** The folders to remove at the end if they are empty, innermost first; by default those of removed files. */
  readonly emptied?: readonly string[] | undefined;
}

/** Backs up the files that the changes replace, and returns the journal of the changes. */
export function stage(
  site: Site,
  changes: readonly Change[],
  { emptied = foldersOfRemoved(site, changes), ...kind }: JournalOptions,
): Journal {
  const { disk, scope = [] } = site;
  disk.makeFolder(absolutePath(site, transient.staging));
  for (const [index, { path, before }] of changes.entries())
    if (before !== undefined) backUp(site, path, { before, waiting: absolutePath(site, kept(index)) });
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after ?? null,
  }));
  const folders = missingFolders(site, changes);
  return { run: disk.owner.run, scope, folders, emptied, ...kind, steps };
}

function backUp(
  site: Site,
  path: string,
  { before, waiting }: { readonly before: Uint8Array; readonly waiting: string },
): void {
  const { disk } = site;
  // A link has no backup of its own: the file that it leads to is replaced.
  const place = disk.realPath(absolutePath(site, path)) ?? absolutePath(site, path);
  // A hard link keeps the file itself with its times and permissions, and costs no write.
  const isKept = disk.kind(place) === "file" && disk.link(place, waiting);
  // Staging was empty at the start, so an existing entry comes from a process that ignores the lock.
  if (!(isKept || disk.create(waiting, before, { like: place, lasts: true }))) throw new DiskError(waiting, "EEXIST");
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

/** Ends a journal: its steps are all applied, or all undone. */
export function closeJournal(site: Site): void {
  // The journal that counts goes last: until then, a failure is undone under it.
  for (const path of [transient.back, transient.forward]) site.disk.remove(absolutePath(site, path));
}
