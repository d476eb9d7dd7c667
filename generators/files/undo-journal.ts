import { progressOf } from "./apply-journal.ts";
import type { Site } from "./disk.ts";
import type { Journal, Step } from "./journal.ts";
import { transient } from "./own-folder.ts";
import { foldersAbove } from "./relative-path.ts";
import { kept } from "./staging.ts";

function restore({ disk, root }: Site, path: string, from: string): void {
  for (const folder of foldersAbove(path)) disk.makeFolder(`${root}/${folder}`);
  disk.rename(from, `${root}/${path}`);
}

function takeBack(site: Site, step: Step, index: number): void {
  const { disk, root } = site;
  const progress = progressOf(site, step);
  // The content must be ours: a later edit of the user stays.
  if (progress !== "done" && progress !== "cut off") return;
  if (step.before === null) disk.remove(`${root}/${step.path}`);
  else if (disk.kind(kept(site, index)) !== undefined) restore(site, step.path, kept(site, index));
}

/** Undoes every step of a journal, resuming an interrupted attempt. */
export function undoJournal(site: Site, journal: Journal): void {
  const { disk, root } = site;
  const forward = `${root}/${transient.forward}`;
  // The name records the direction: otherwise a later run would complete a half-undone journal forwards.
  if (disk.kind(forward) !== undefined) disk.rename(forward, `${root}/${transient.back}`);
  for (const [index, step] of [...journal.steps.entries()].toReversed()) takeBack(site, step, index);
  for (const folder of journal.folders.toReversed()) disk.removeFolder(`${root}/${folder}`);
  disk.remove(`${root}/${transient.back}`);
}
