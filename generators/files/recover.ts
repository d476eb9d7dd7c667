import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { applyJournal, undoJournal } from "./apply-journal.ts";
import type { Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { draft, type Journal, parseJournal } from "./journal.ts";
import { withLock } from "./lock.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { absolutePath } from "./relative-path.ts";
import { hasOwnFolder } from "./scope.ts";

function isUnsettled(site: Site): boolean {
  const { disk } = site;
  const folder = absolutePath(site, ownFolder);
  if (disk.kind(folder) === undefined) return false;
  const isLeftOver = Object.values(transient).some((path) => disk.kind(absolutePath(site, path)) !== undefined);
  return isLeftOver || disk.list(folder).length === 0;
}

/** Completes or undoes an interrupted run; otherwise only reads. */
export function recover(site: Site): readonly Diagnostic[] {
  const outcome = attempt(() => {
    if (!isUnsettled(site)) return undefined;
    if (!hasOwnFolder(site)) return report(catalogue.outsideHost, { path: ownFolder });
    return withLock(site, () => settle(site));
  });
  if (outcome instanceof DiskError) return [refusal(site.root, "write", outcome)];
  return outcome === undefined ? [] : [outcome];
}

function journalAt(site: Site, path: string): Journal | undefined {
  const place = absolutePath(site, path);
  // The journal holds every file of a run.
  const bytes = site.disk.read(place, Number.POSITIVE_INFINITY);
  const journal = bytes === undefined ? undefined : parseJournal(bytes);
  if (bytes !== undefined && journal === undefined) site.disk.remove(place);
  return journal;
}

/** Deletes the staged files, unless a journal still needs them. */
export function clearAway(site: Site): void {
  const { disk } = site;
  const isNeeded = [transient.forward, transient.back].some(
    (path) => disk.kind(absolutePath(site, path)) !== undefined,
  );
  if (!isNeeded) disk.removeTree(absolutePath(site, transient.staging));
}

function finish(site: Site, journal: Journal): void {
  site.disk.remove(draft(site));
  // A failure of the forward move, such as a full disk, seldom prevents the backward move.
  const outcome = attempt(() => applyJournal(site, journal, "skip"));
  if (outcome instanceof DiskError) undoJournal(site, journal);
}

/** Completes or undoes an interrupted run; the caller holds the lock. */
export function settle(site: Site): undefined {
  const back = journalAt(site, transient.back);
  const forward = journalAt(site, transient.forward);
  if (back !== undefined) undoJournal({ ...site, scope: back.scope }, back);
  else if (forward !== undefined) finish({ ...site, scope: forward.scope }, forward);
  clearAway(site);
}
