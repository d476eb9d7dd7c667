import { applyJournal } from "./apply-journal.ts";
import { attempt } from "./attempt.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { type Journal, parseJournal } from "./journal.ts";
import { transient } from "./own-folder.ts";
import { draft } from "./staging.ts";
import { undoJournal } from "./undo-journal.ts";

function journalAt({ disk, root }: Site, path: string): Journal | undefined {
  // The journal holds every file of a run.
  const bytes = disk.read(`${root}/${path}`, Number.POSITIVE_INFINITY);
  const journal = bytes === undefined ? undefined : parseJournal(bytes);
  if (bytes !== undefined && journal === undefined) disk.remove(`${root}/${path}`);
  return journal;
}

/** Deletes the staged files, unless a journal still needs them. */
export function clearAway({ disk, root }: Site): void {
  const isNeeded = [transient.forward, transient.back].some((path) => disk.kind(`${root}/${path}`) !== undefined);
  if (!isNeeded) disk.removeTree(`${root}/${transient.staging}`);
}

/** Completes or undoes an interrupted run; the caller holds the lock. */
export function settle(site: Site): undefined {
  const back = journalAt(site, transient.back);
  const forward = journalAt(site, transient.forward);
  if (back !== undefined) undoJournal(site, back);
  else if (forward !== undefined) {
    site.disk.remove(draft(site));
    // A failure of the forward move, such as a full disk, seldom prevents the backward move.
    const outcome = attempt(() => applyJournal(site, forward, "skip"));
    if (outcome instanceof DiskError) undoJournal(site, forward);
  }
  clearAway(site);
}
