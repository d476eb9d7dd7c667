import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { resumeJournal, undoJournal } from "./apply-journal.ts";
import type { Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { draft, type Journal, parseJournal } from "./journal.ts";
import { withLock } from "./lock.ts";
import { isLockName, ownFolder, transient } from "./own-folder.ts";
import { absolutePath } from "./relative-path.ts";
import { isUnlinkedOrAbsent } from "./scope.ts";

function isUnsettled(site: Site): boolean {
  const folder = absolutePath(site, ownFolder);
  const names = site.disk.list(folder).map(({ name }) => name);
  const leftOvers: readonly string[] = Object.values(transient);
  if (names.some((name) => isLockName(name) || leftOvers.includes(`${ownFolder}/${name}`))) return true;
  return names.length === 0 && site.disk.kind(folder) !== undefined;
}

/** Completes or undoes an interrupted run; otherwise only reads. */
export function recover(site: Site): readonly Diagnostic[] {
  const outcome = attempt(() => {
    if (!isUnsettled(site)) return undefined;
    if (!isUnlinkedOrAbsent(site, ownFolder)) return report(catalogue.outsideHost, { path: ownFolder });
    return withLock(site, () => settle(site));
  });
  if (outcome instanceof DiskError) return [refusal(site.root, "write", outcome)];
  return outcome === undefined ? [] : [outcome];
}

/** Reads a journal; undefined if it is absent, `strange` if it came from elsewhere, such as with a cloned repository. */
function journalAt(site: Site, path: string): Journal | "strange" | undefined {
  // The journal holds every file of a run.
  const bytes = site.disk.read(absolutePath(site, path), Number.POSITIVE_INFINITY);
  return bytes === undefined ? undefined : (parseJournal(site, bytes) ?? "strange");
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
  const outcome = attempt(() => resumeJournal(site, journal));
  if (outcome instanceof DiskError) undoJournal(site, journal);
}

const afterLooking = "Look at it, then delete `journal`, `journal-back` and `staging` there.";

/** Completes or undoes an interrupted run; the caller holds the lock. Reports a journal that it may not apply, and then changes nothing. */
export function settle(site: Site): Diagnostic | undefined {
  const [back, forward] = [journalAt(site, transient.back), journalAt(site, transient.forward)];
  if (back === "strange" || forward === "strange")
    return report(catalogue.strangeJournal, { folder: absolutePath(site, ownFolder) }, { hint: afterLooking });
  const journal = back ?? forward;
  if (journal !== undefined) {
    if (!isUnlinkedOrAbsent(site, transient.staging)) return report(catalogue.outsideHost, { path: transient.staging });
    const scoped = { ...site, scope: journal.scope };
    if (back === undefined) finish(scoped, journal);
    else undoJournal(scoped, journal);
  }
  clearAway(site);
  return undefined;
}
