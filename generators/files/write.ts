import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { applyJournal, progressOf, undoJournal } from "./apply-journal.ts";
import { type Change, isWriting } from "./change.ts";
import type { Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { commitToJournal, type Journal, stage } from "./journal.ts";
import { withLock } from "./lock.ts";
import { isRecordPath, ownFolder } from "./own-folder.ts";
import { clearAway, settle } from "./recover.ts";
import { foldersAbove } from "./relative-path.ts";
import { isUnlinkedOrAbsent } from "./scope.ts";

/** Applies the whole journal or nothing; returns the path of a file that the user touched in the meantime. */
function move(site: Site, journal: Journal): string | undefined {
  // If the undo fails too, the journal stays and the next run resumes it.
  const takeBack = (): unknown => attempt(() => undoJournal(site, journal));
  try {
    commitToJournal(site, journal);
    const touched = applyJournal(site, journal);
    if (touched !== undefined) takeBack();
    return touched;
  } catch (error) {
    takeBack();
    throw error;
  }
}

function carryOut(site: Site, changes: readonly Change[]): Diagnostic | undefined {
  const journal = stage(site, changes);
  const touched = journal.steps.find((step) => progressOf(site, step) !== "to do")?.path;
  if (touched !== undefined) return report(catalogue.changedFile, { path: touched });
  const moved = move(site, journal);
  return moved === undefined ? undefined : report(catalogue.changedFile, { path: moved });
}

/** Creates the folder of the site, but no folder above it. */
function makeRoot({ disk, root }: Site): void {
  const missing = [...foldersAbove(root), root].filter((folder) => folder !== "" && disk.kind(folder) === undefined);
  for (const folder of missing) disk.makeFolder(folder);
}

function writeLocked(site: Site, changes: readonly Change[]): Diagnostic | undefined {
  makeRoot(site);
  if (!isUnlinkedOrAbsent(site, ownFolder)) return report(catalogue.outsideHost, { path: ownFolder });
  return withLock(site, () => {
    const unsettled = settle(site);
    if (unsettled !== undefined) return unsettled;
    try {
      return carryOut(site, changes);
    } finally {
      // A staged file that cannot be removed is harmless: the next run tries again.
      attempt(() => clearAway(site));
    }
  });
}

/** Applies all changes, or none: on failure the files are as before, and after a kill `recover` repairs them. Returns the written changes. Spec: writing, All or nothing. */
export function write(site: Site, changes: readonly Change[]): Result<readonly Change[]> {
  const decided = resultOf(
    changes.filter(isWriting),
    changes.flatMap(({ diagnostic }) => diagnostic ?? []),
  );
  if (!decided.ok || decided.value.length === 0) return decided;
  const records = decided.value.filter(({ path }) => isRecordPath(path));
  const ordered = [...decided.value.filter(({ path }) => !isRecordPath(path)), ...records];
  const outcome = attempt(() => writeLocked(site, ordered));
  const diagnostic = outcome instanceof DiskError ? refusal(site.root, "write", outcome) : outcome;
  return diagnostic === undefined
    ? { ok: true, value: ordered, diagnostics: [] }
    : { ok: false, diagnostics: [diagnostic] };
}
