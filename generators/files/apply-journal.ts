import { Buffer } from "node:buffer";
import type { Site } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { draft, type Journal, kept, type Step } from "./journal.ts";
import { largestOutput } from "./occupant.ts";
import { manifestPath, ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { absolutePath, foldersAbove } from "./relative-path.ts";
import { baseOf, insideOf } from "./scope.ts";

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

function make(site: Site, { path, before, after }: Step): void {
  const { disk } = site;
  const place = absolutePath(site, path);
  if (after === null) {
    disk.remove(place);
    return;
  }
  // A power cut after a finished run leaves a file that differs from the manifest: a conflict, which can be restored.
  const options = { lasts: path === manifestPath, ...(before !== null && { like: place }) };
  if (!disk.create(draft(site), after, options)) throw new DiskError(draft(site), "EEXIST");
  disk.rename(draft(site), place);
}

function makeFolders(site: Site, { folders }: Journal): void {
  const isInside = insideOf(site);
  for (const folder of folders) if (isInside(folder)) site.disk.makeFolder(absolutePath(site, folder));
}

function removeEmptied(site: Site, { steps }: Journal): void {
  const above = steps.flatMap(({ path, after }) => (after === null ? foldersAbove(path, baseOf(site, path)) : []));
  for (const folder of [...new Set(above)].sort().toReversed()) site.disk.removeFolder(absolutePath(site, folder));
}

/** Applies every step of a journal, resuming an interrupted run. A file that the user touched is skipped; `onTouched` decides whether the rest is applied. */
export function applyJournal(
  site: Site,
  journal: Journal,
  onTouched: "stop" | "skip",
): { readonly touched: string | undefined } {
  const { disk } = site;
  makeFolders(site, journal);
  // The journal may come with the host from somebody who wants us to write elsewhere.
  const isInside = insideOf(site);
  for (const step of journal.steps) {
    const progress = isInside(step.path) ? progressOf(site, step) : "touched";
    if (progress === "touched" && onTouched === "stop") return { touched: step.path };
    if (progress === "to do" || progress === "cut off") make(site, step);
  }
  removeEmptied(site, journal);
  // The removal of the journal must not reach the disk before the file names; file systems keep the order of name changes.
  disk.sync(absolutePath(site, ownFolder));
  disk.remove(absolutePath(site, transient.forward));
  return { touched: undefined };
}

/** True if a power cut can have left these bytes: a prefix of the wanted bytes, perhaps empty, then zeros. */
function isCutOff(found: Uint8Array, wanted: Uint8Array): boolean {
  let end = found.length;
  while (end > 0 && found[end - 1] === 0) end -= 1;
  return end < wanted.length && found.subarray(0, end).every((byte, at) => byte === wanted[at]);
}

function restore(site: Site, path: string, from: string): void {
  const { disk } = site;
  for (const folder of foldersAbove(path, baseOf(site, path))) disk.makeFolder(absolutePath(site, folder));
  disk.rename(from, absolutePath(site, path));
}

function takeBack(site: Site, step: Step, index: number, isInside: (path: string) => boolean): void {
  const { disk } = site;
  const progress = progressOf(site, step);
  // The content must be ours: a later edit of the user stays.
  if ((progress !== "done" && progress !== "cut off") || !isInside(step.path)) return;
  if (step.before === null) disk.remove(absolutePath(site, step.path));
  else if (disk.kind(kept(site, index)) !== undefined) restore(site, step.path, kept(site, index));
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
