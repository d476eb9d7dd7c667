import { Buffer } from "node:buffer";
import { isProjectFile, outputBeside } from "../compare/build-output.ts";
import { largestOutput } from "../compare/occupant.ts";
import type { Site, WritableDisk } from "../disk/disk.ts";
import { attempt, DiskError } from "../disk/disk-error.ts";
import { bytesHash, isCutOff } from "../disk/plain-text.ts";
import { absolutePath, folderOf, foldersAbove } from "../disk/relative-path.ts";
import { isRecordPath, ownFolder, transient } from "../own-folder.ts";
import { draft, type Journal, kept, type Step } from "./journal.ts";
import { baseOf, insideOf, isUnlinkedOrAbsent } from "./scope.ts";
import { withdrawRecord, writeRecord } from "./undo-record.ts";

/** The move of a staged file to its place, by the run of a number. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly run: string;
}

/** The state of a step. `cut off`: a power cut left part of the file; `touched`: somebody else changed it. */
export type Progress = "to do" | "done" | "cut off" | "touched";

/** Reads the content at a path; a folder or device is "no file". */
function contentAt(site: Site, path: string): Uint8Array | "nothing" | "no file" {
  const { disk } = site;
  const place = absolutePath(site, path);
  const found = attempt(() => disk.read(place, largestOutput));
  if (found === undefined) return "nothing";
  if (!(found instanceof DiskError)) return found;
  // The disk refuses an overlong name only once its folder exists.
  if (found.code === "ENAMETOOLONG") return "nothing";
  const kind = disk.kind(place);
  if (kind === "folder" || kind === "other") return "no file";
  throw found;
}

/** Determines the state of a step from the file's content alone, whatever happened before. */
export function progressOf(site: Site, { path, before, after }: Step): Progress {
  const found = contentAt(site, path);
  if (found === "no file") return "touched";
  if (found === "nothing") return progressOfAbsent(before, after);
  if (before !== null && bytesHash(found) === before) return "to do";
  if (after === null) return "touched";
  if (Buffer.compare(found, after) === 0) return "done";
  return isCutOff(found, after) ? "cut off" : "touched";
}

function progressOfAbsent(before: Step["before"], after: Step["after"]): Progress {
  if (before === null) return "to do";
  return after === null ? "done" : "touched";
}

/** Returns the place of a file: a link keeps leading to its file, and that file is replaced. */
function placeOf(site: Site, path: string): string {
  const place = absolutePath(site, path);
  return site.disk.realPath(place) ?? place;
}

// Each flush takes milliseconds, and the records of a large run are thousands.
const mostFlushed = 32;

/** Returns a test for the files that are flushed at once. A power cut after a finished run leaves another file that differs from the manifest: a conflict, which can be restored. */
function lastingIn({ steps }: Journal): (path: string) => boolean {
  const count = steps.filter(({ path }) => isRecordPath(path)).length;
  return (path) => count <= mostFlushed && isRecordPath(path);
}

function makeDraft(site: Site, { path, before, after }: Step, lasts: boolean): void {
  if (after === null) return;
  const options = { lasts, ...(before !== null && { like: absolutePath(site, path) }) };
  if (!site.disk.create(draft(site), after, options)) throw new DiskError(draft(site), "EEXIST");
}

/** Returns a function that applies a step, unless its file changes in the meantime, which is checked immediately before. */
function maker(site: Site, journal: Journal): (step: Step) => Progress {
  const { disk } = site;
  const isLasting = lastingIn(journal);
  return (step) => {
    const { path, before, after } = step;
    const place = before === null || after === null ? absolutePath(site, path) : placeOf(site, path);
    makeDraft(site, step, isLasting(path));
    const progress = progressOf(site, step);
    if (!isOpen(progress)) disk.remove(draft(site));
    else if (after === null) disk.remove(place);
    else moveInto(disk, { from: draft(site), to: place, run: journal.run });
    return progress;
  };
}

function isOpen(progress: Progress): boolean {
  return progress === "to do" || progress === "cut off";
}

/** Brings back a file that an editor saved in the instant before its replacement: the backup is the same file, and has the new bytes. */
function saveLateEdit(site: Site, { path, before }: Step, backup: Backup): Progress {
  if (before === null || isBackup(site, backup.path, before)) return "done";
  restore(site, path, backup);
  return "touched";
}

function makeFolders(site: Site, { folders }: Journal): void {
  const isInside = insideOf(site);
  for (const folder of folders) if (isInside(folder)) site.disk.makeFolder(absolutePath(site, folder));
}

/** Applies every step of a journal; stops at a file that the user touched, and returns its path. */
export function applyJournal(site: Site, journal: Journal): string | undefined {
  makeFolders(site, journal);
  const isInside = insideOf(site);
  const make = maker(site, journal);
  const { run } = journal;
  for (const [index, step] of journal.steps.entries()) {
    const progress = isInside(step.path) ? make(step) : "touched";
    if (progress === "touched" || saveLateEdit(site, step, { path: kept(index), run }) === "touched") return step.path;
  }
  complete(site, journal);
  return undefined;
}

type PathTest = (path: string) => boolean;

/** Removes the draft that a killed run can have left beside a file. */
function clearDraft(
  site: Site,
  path: string,
  { run, isInside }: { readonly run: string; readonly isInside: PathTest },
) {
  const outcome = attempt(() => {
    if (isInside(path)) site.disk.remove(draftBeside(placeOf(site, path), run));
  });
  // Beside a name that is too long for the disk, there is no draft.
  if (outcome instanceof DiskError && outcome.code !== "ENAMETOOLONG") throw outcome;
}

/** Applies the steps of a journal that an interrupted run left. Skips a file that the user touched since. */
export function resumeJournal(site: Site, journal: Journal): void {
  makeFolders(site, journal);
  // The folders may have changed since the journal was written.
  const isInside = insideOf(site);
  const make = maker(site, journal);
  for (const step of journal.steps) {
    clearDraft(site, step.path, { run: journal.run, isInside });
    if (isOpen(progressOf(site, step)) && isInside(step.path)) make(step);
  }
  complete(site, journal);
}

function complete(site: Site, journal: Journal): void {
  removeEmptied(site, journal);
  if (journal.isKept) writeRecord(site, journal);
  // The removal of the journal must not reach the disk before the file names; file systems keep the order of name changes.
  site.disk.sync(absolutePath(site, ownFolder));
}

/** A backup, and the number of the run that made it. */
interface Backup {
  readonly path: string;
  readonly run: string;
}

function restore(site: Site, path: string, backup: Backup): void {
  const { disk } = site;
  for (const folder of foldersAbove(path, baseOf(site, path))) disk.makeFolder(absolutePath(site, folder));
  moveInto(disk, { from: absolutePath(site, backup.path), to: placeOf(site, path), run: backup.run });
}

function takeBack(site: Site, step: Step, { isInside, ...backup }: Backup & { readonly isInside: PathTest }): void {
  const { disk } = site;
  clearDraft(site, step.path, { run: backup.run, isInside });
  const progress = progressOf(site, step);
  // The content must be ours: a later edit of the user stays.
  if ((progress !== "done" && progress !== "cut off") || !isInside(step.path)) return;
  if (step.before === null) disk.remove(absolutePath(site, step.path));
  else if (isBackup(site, backup.path, step.before)) restore(site, step.path, backup);
}

/** True for a file that holds the bytes of the time before the run. */
export function isBackup(site: Site, path: string, before: string): boolean {
  const bytes = isUnlinkedOrAbsent(site, path) ? site.disk.read(absolutePath(site, path), largestOutput) : undefined;
  return bytes !== undefined && bytesHash(bytes) === before;
}

/** Undoes every step of a journal, resuming an interrupted attempt. */
export function undoJournal(site: Site, journal: Journal): void {
  const { disk } = site;
  const { steps, folders, run } = journal;
  const isInside = insideOf(site);
  const forward = absolutePath(site, transient.forward);
  // The name records the direction: otherwise a later run would complete a half-undone journal forwards.
  if (disk.kind(forward) !== undefined) disk.rename(forward, absolutePath(site, transient.back));
  withdrawRecord(site);
  for (const [index, step] of [...steps.entries()].toReversed())
    takeBack(site, step, { path: kept(index), run, isInside });
  for (const folder of folders.filter((path) => isInside(path)).toReversed())
    disk.removeFolder(absolutePath(site, folder));
}

/** Returns the path of a draft beside its place. The random number makes it a name of this tool alone. */
function draftBeside(place: string, run: string): string {
  return `${place}.${run}.tenon-draft`;
}

/** Moves a staged file to its place atomically: on another file system by a copy beside the place. */
function moveInto(disk: WritableDisk, { from, to, run }: Move): void {
  const moved = attempt(() => disk.rename(from, to));
  if (!(moved instanceof DiskError)) return;
  if (moved.code !== "EXDEV") throw moved;
  const beside = draftBeside(to, run);
  const bytes = disk.read(from, Number.POSITIVE_INFINITY);
  if (bytes === undefined || !disk.create(beside, bytes, { like: from })) throw moved;
  const replaced = attempt(() => disk.rename(beside, to));
  if (replaced instanceof DiskError) {
    attempt(() => disk.remove(beside));
    throw replaced;
  }
  disk.remove(from);
}

/** Removes the folders that the steps of a journal emptied, with the build output of projects that went. Spec: writing, Build output. */
function removeEmptied(site: Site, { emptied, steps }: Journal): void {
  const { disk } = site;
  const isInside = insideOf(site);
  const removed = steps.flatMap(({ path, after }) => (after === null && isProjectFile(path) ? [path] : []));
  for (const folder of emptied.filter((path) => isInside(path))) {
    const outputs = removed
      .filter((path) => folderOf(path) === folder)
      .flatMap((path) => outputBeside(disk, absolutePath(site, path)));
    // A build makes its output anew, so a file that cannot be removed is no reason to take the run back.
    for (const output of outputs) attempt(() => disk.removeTree(output));
    disk.removeFolder(absolutePath(site, folder));
  }
}
