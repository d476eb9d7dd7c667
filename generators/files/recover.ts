import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { applyJournal, undoJournal } from "./apply-journal.ts";
import type { Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { draft, type Journal, parseJournal } from "./journal.ts";
import { withLock } from "./lock.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { insideOf } from "./relative-path.ts";

function isUnsettled({ disk, root }: Site): boolean {
  if (disk.kind(`${root}/${ownFolder}`) === undefined) return false;
  const isLeftOver = Object.values(transient).some((path) => disk.kind(`${root}/${path}`) !== undefined);
  return isLeftOver || disk.list(`${root}/${ownFolder}`).length === 0;
}

/** Completes or undoes an interrupted run; otherwise only reads. */
export function recover(site: Site): readonly Diagnostic[] {
  const outcome = attempt(() => {
    if (!isUnsettled(site)) return undefined;
    if (!insideOf(site)(transient.lock)) return report(catalogue.outsideHost, { path: transient.lock });
    return withLock(site, () => settle(site));
  });
  if (outcome instanceof DiskError) return [refusal(site.root, "write", outcome)];
  return outcome === undefined ? [] : [outcome];
}

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
