import { Buffer } from "node:buffer";
import type { Site } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { draft, type Journal, kept, type Step } from "./journal.ts";
import { largestOutput } from "./occupant.ts";
import { manifestPath, ownFolder, transient } from "./own-folder.ts";
import { bytesHash, isCutOff } from "./plain-text.ts";
import { absolutePath, foldersAbove } from "./relative-path.ts";
import { baseOf, insideOf, isUnlinkedOrAbsent } from "./scope.ts";

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

function makeDraft(site: Site, { path, before, after }: Step): void {
  if (after === null) return;
  // A power cut after a finished run leaves a file that differs from the manifest: a conflict, which can be restored.
  const options = { lasts: path === manifestPath, ...(before !== null && { like: absolutePath(site, path) }) };
  if (!site.disk.create(draft(site), after, options)) throw new DiskError(draft(site), "EEXIST");
}

/** Applies a step, unless its file changes in the meantime, which is checked immediately before. */
function make(site: Site, step: Step): Progress {
  const { disk } = site;
  const place = step.before === null || step.after === null ? absolutePath(site, step.path) : placeOf(site, step.path);
  makeDraft(site, step);
  const progress = progressOf(site, step);
  if (!isOpen(progress)) disk.remove(draft(site));
  else if (step.after === null) disk.remove(place);
  else disk.rename(draft(site), place);
  return progress;
}

function isOpen(progress: Progress): boolean {
  return progress === "to do" || progress === "cut off";
}

/** Brings back a file that an editor saved in the instant before its replacement: the backup is the same file, and has the new bytes. */
function saveLateEdit(site: Site, { path, before }: Step, index: number): Progress {
  if (before === null || isBackup(site, kept(index), before)) return "done";
  restore(site, path, kept(index));
  return "touched";
}

function makeFolders(site: Site, { folders }: Journal): void {
  const isInside = insideOf(site);
  for (const folder of folders) if (isInside(folder)) site.disk.makeFolder(absolutePath(site, folder));
}

function removeEmptied(site: Site, { steps }: Journal): void {
  const above = steps.flatMap(({ path, after }) => (after === null ? foldersAbove(path, baseOf(site, path)) : []));
  for (const folder of [...new Set(above)].sort().toReversed()) site.disk.removeFolder(absolutePath(site, folder));
}

/** Applies every step of a journal; stops at a file that the user touched, and returns its path. */
export function applyJournal(site: Site, journal: Journal): string | undefined {
  makeFolders(site, journal);
  const isInside = insideOf(site);
  for (const [index, step] of journal.steps.entries()) {
    const progress = isInside(step.path) ? make(site, step) : "touched";
    if (progress === "touched" || saveLateEdit(site, step, index) === "touched") return step.path;
  }
  finish(site, journal);
  return undefined;
}

/** Applies the steps of a journal that an interrupted run left. Skips a file that the user touched since. */
export function resumeJournal(site: Site, journal: Journal): void {
  makeFolders(site, journal);
  // The folders may have changed since the journal was written.
  const isInside = insideOf(site);
  for (const step of journal.steps) if (isOpen(progressOf(site, step)) && isInside(step.path)) make(site, step);
  finish(site, journal);
}

function finish(site: Site, journal: Journal): void {
  removeEmptied(site, journal);
  // The removal of the journal must not reach the disk before the file names; file systems keep the order of name changes.
  site.disk.sync(absolutePath(site, ownFolder));
  site.disk.remove(absolutePath(site, transient.forward));
}

function restore(site: Site, path: string, from: string): void {
  const { disk } = site;
  for (const folder of foldersAbove(path, baseOf(site, path))) disk.makeFolder(absolutePath(site, folder));
  disk.rename(absolutePath(site, from), placeOf(site, path));
}

function takeBack(site: Site, step: Step, index: number, isInside: (path: string) => boolean): void {
  const { disk } = site;
  const progress = progressOf(site, step);
  // The content must be ours: a later edit of the user stays.
  if ((progress !== "done" && progress !== "cut off") || !isInside(step.path)) return;
  if (step.before === null) disk.remove(absolutePath(site, step.path));
  else if (isBackup(site, kept(index), step.before)) restore(site, step.path, kept(index));
}

/** True for a file that holds the bytes of the time before the run. */
function isBackup(site: Site, path: string, before: string): boolean {
  const bytes = isUnlinkedOrAbsent(site, path) ? site.disk.read(absolutePath(site, path), largestOutput) : undefined;
  return bytes !== undefined && bytesHash(bytes) === before;
}

/** Undoes every step of a journal, resuming an interrupted attempt. */
export function undoJournal(site: Site, journal: Journal): void {
  const { disk } = site;
  const isInside = insideOf(site);
  const forward = absolutePath(site, transient.forward);
  const back = absolutePath(site, transient.back);
  // The name records the direction: otherwise a later run would complete a half-undone journal forwards.
  if (disk.kind(forward) !== undefined) disk.rename(forward, back);
  for (const [index, step] of [...journal.steps.entries()].toReversed()) takeBack(site, step, index, isInside);
  for (const folder of journal.folders.filter((path) => isInside(path)).toReversed())
    disk.removeFolder(absolutePath(site, folder));
  disk.remove(back);
}
