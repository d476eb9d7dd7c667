import { hashAt } from "./apply-journal.ts";
import type { Site } from "./disk.ts";
import type { Journal, Step } from "./journal.ts";
import { transient } from "./own-folder.ts";
import { foldersAbove } from "./relative-path.ts";
import { staged } from "./staging.ts";

function restore({ disk, root }: Site, path: string, from: string): void {
  for (const folder of foldersAbove(path)) disk.makeFolder(`${root}/${folder}`);
  disk.rename(from, `${root}/${path}`);
}

function moveBack(site: Site, { path, before, after }: Step, index: number): void {
  const { disk, root } = site;
  const waiting = staged(site, index);
  const isMoved = after === null || disk.kind(waiting.after) === undefined;
  // What is there must be what we put there: an edit of the user's, made since, stays.
  if (!isMoved || hashAt(site, path) !== after) return;
  if (before === null) disk.remove(`${root}/${path}`);
  else if (disk.kind(waiting.before) !== undefined) restore(site, path, waiting.before);
}

/** Moves every file of a journal back to what it was, going on where an earlier attempt stopped. */
export function undoJournal(site: Site, journal: Journal): void {
  const { disk, root } = site;
  const forward = `${root}/${transient.forward}`;
  // The name tells the direction: without this, a kill in the middle would be finished forwards, over files that went back.
  if (disk.kind(forward) !== undefined) disk.rename(forward, `${root}/${transient.back}`);
  for (const [index, step] of [...journal.steps.entries()].toReversed()) moveBack(site, step, index);
  for (const folder of journal.folders.toReversed()) disk.removeFolder(`${root}/${folder}`);
  disk.remove(`${root}/${transient.back}`);
}
