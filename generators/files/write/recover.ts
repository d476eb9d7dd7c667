import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { strays } from "../disk/containment.ts";
import type { Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { isLockName, isOwnPlace, ownFolder, transient } from "../own-folder.ts";
import { resumeJournal, undoJournal } from "./apply-journal.ts";
import { closeJournal, draft, type Journal, parseJournal } from "./journal.ts";
import { withLock } from "./lock.ts";
import { removeUnlocked, withProjectLocks } from "./project-locks.ts";
import { isUnlinkedOrAbsent, reportLink } from "./scope.ts";
import { settleStaging } from "./undo-record.ts";

/** The end of an interrupted run. */
export interface Settled {
  readonly direction: "finished" | "taken back";
  /** The number of files that the run changes, without those of `.tenon`. */
  readonly files: number;
}

function isUnsettled(site: Site): boolean {
  const folder = absolutePath(site, ownFolder);
  const names = site.disk.list(folder).map(({ name }) => name);
  const leftOvers: readonly string[] = Object.values(transient);
  if (names.some((name) => isLockName(name) || leftOvers.includes(`${ownFolder}/${name}`))) return true;
  return names.length === 0 && site.disk.kind(folder) !== undefined;
}

/** Completes or undoes an interrupted run; otherwise only reads. */
export function recover(site: Site): readonly Diagnostic[] {
  return recoverRun(site).diagnostics;
}

/**
 * Completes or undoes an interrupted run and returns its end; undefined if there was none.
 * With the place that the folder was moved from, the run is always undone.
 */
export function recoverRun(site: Site, movedFrom?: string): Result<Settled | undefined> {
  const outcome = attempt((): Result<Settled | undefined> => {
    if (!isUnsettled(site)) return { ok: true, value: undefined, diagnostics: [] };
    if (!isUnlinkedOrAbsent(site, ownFolder)) return stopped(reportLink(ownFolder));
    return withLock(site, () => settle(site, movedFrom));
  });
  return outcome instanceof DiskError ? stopped(refusal(site.root, "write", outcome)) : outcome;
}

function stopped(diagnostic: Diagnostic): Result<never> {
  return { ok: false, diagnostics: [diagnostic] };
}

/** Reads a journal; undefined if it is absent, `strange` if it came from elsewhere, such as with a cloned repository. */
function journalAt(site: Site, path: string, movedFrom: string | undefined): Journal | "strange" | undefined {
  // The journal holds every file of a run.
  const bytes = site.disk.read(absolutePath(site, path), Number.POSITIVE_INFINITY);
  return bytes === undefined ? undefined : (parseJournal(site, bytes, movedFrom) ?? "strange");
}

function finish(site: Site, journal: Journal): Settled["direction"] {
  site.disk.remove(draft(site));
  // A failure of the forward move, such as a full disk, seldom prevents the backward move.
  const outcome = attempt(() => resumeJournal(site, journal));
  return outcome instanceof DiskError ? takeBack(site, journal) : "finished";
}

function takeBack(site: Site, journal: Journal): Settled["direction"] {
  undoJournal(site, journal);
  return "taken back";
}

const afterLooking =
  "If you moved the folder: `tenon recover --moved-from OLD-FOLDER`. Else look at it, then delete `journal`, `journal-back` and `staging` there.";

/** Completes or undoes an interrupted run; the caller holds the lock. Reports a journal that it may not apply, and then changes nothing. */
export function settle(site: Site, movedFrom?: string): Result<Settled | undefined> {
  const back = journalAt(site, transient.back, movedFrom);
  const forward = journalAt(site, transient.forward, movedFrom);
  if (back === "strange" || forward === "strange")
    return stopped(report(catalogue.strangeJournal, { folder: absolutePath(site, ownFolder) }, { hint: afterLooking }));
  const journal = back ?? forward;
  if (journal === undefined) {
    settleStaging(site);
    return { ok: true, value: undefined, diagnostics: [] };
  }
  if (!isUnlinkedOrAbsent(site, transient.staging)) return stopped(reportLink(transient.staging));
  const scoped = { ...site, scope: journal.scope };
  const outside = strays(site, journal.scope);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  // In another folder, files of the scope can be those of somebody else: nothing new is written.
  const act = back === undefined && movedFrom === undefined ? finish : takeBack;
  const direction = withProjectLocks(scoped, journal.steps, () => ({
    ok: true,
    value: act(scoped, journal),
    diagnostics: [],
  }));
  if (!direction.ok) return direction;
  if (direction.value === "finished") removeUnlocked(scoped, journal);
  closeJournal(site);
  settleStaging(site);
  return {
    ok: true,
    value: { direction: direction.value, files: journal.steps.filter(({ path }) => !isOwnPlace(path)).length },
    diagnostics: [],
  };
}
