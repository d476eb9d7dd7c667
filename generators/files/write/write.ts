import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { type Change, isWriting } from "../compare/change.ts";
import type { Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { foldersAbove } from "../disk/relative-path.ts";
import { hasRecords, ignorePath, ignoreText, isRecordPath, ownFolder } from "../own-folder.ts";
import { applyJournal, progressOf, undoJournal } from "./apply-journal.ts";
import { closeJournal, commitToJournal, type Journal, stage } from "./journal.ts";
import { withLock } from "./lock.ts";
import { removeUnlocked, withProjectLocks } from "./project-locks.ts";
import { settle } from "./recover.ts";
import { isUnlinkedOrAbsent, reportLink } from "./scope.ts";
import { settleStaging } from "./undo-record.ts";

export interface WriteOptions {
  /** Reports a file that was changed since the decision on it. */
  readonly reportChanged?: (path: string) => Diagnostic;
  /** The folders to remove at the end if they are empty, innermost first; by default those of removed files. */
  readonly emptied?: readonly string[];
  /** True if the run takes the last one back. */
  readonly isUndo?: boolean;
}

/** Applies every step, or takes back what was applied; returns the path of a file that the user touched in the meantime. */
function applyOrTakeBack(site: Site, journal: Journal): Result<string | undefined> {
  try {
    const touched = applyJournal(site, journal);
    if (touched !== undefined) undoJournal(site, journal);
    return { ok: true, value: touched, diagnostics: [] };
  } catch (error) {
    attempt(() => undoJournal(site, journal));
    throw error;
  }
}

/** Applies the whole journal or nothing; returns the path of a file that the user touched in the meantime. */
function move(site: Site, journal: Journal): Result<string | undefined> {
  try {
    commitToJournal(site, journal);
    // Without the locks no step is applied, and the journal can go as well.
    const moved = withProjectLocks(site, journal.steps, () => applyOrTakeBack(site, journal));
    if (moved.ok && moved.value === undefined) removeUnlocked(site, journal);
    closeJournal(site);
    return moved;
  } catch (error) {
    // If this fails too, the journal stays and the next run resumes it.
    attempt(() => {
      undoJournal(site, journal);
      closeJournal(site);
    });
    throw error;
  }
}

/** Returns the file that keeps the state of this machine out of Git, unless it is there. */
function ignoreChange({ disk, root }: Site): readonly Change[] {
  if (disk.kind(`${root}/${ignorePath}`) !== undefined) return [];
  const after = new TextEncoder().encode(ignoreText);
  return [{ path: ignorePath, operation: "create", reason: "", before: undefined, after, diagnostic: undefined }];
}

function stageAndMove(
  site: Site,
  changes: readonly Change[],
  { emptied, reportChanged, isUndo = false }: WriteOptions,
): Result<undefined> {
  // A folder of the user without a record, such as one of models, keeps no trace of a run.
  const isKept = changes.some(({ path }) => isRecordPath(path)) || hasRecords(site);
  const journal = stage(site, isKept ? [...ignoreChange(site), ...changes] : changes, { isKept, isUndo, emptied });
  const changed = journal.steps.find((step) => progressOf(site, step) !== "to do")?.path;
  const moved: Result<string | undefined> =
    changed === undefined ? move(site, journal) : { ok: true, value: changed, diagnostics: [] };
  if (!moved.ok) return moved;
  const { value: path } = moved;
  if (path === undefined) return { ok: true, value: undefined, diagnostics: [] };
  return { ok: false, diagnostics: [reportChanged?.(path) ?? report(catalogue.changedFile, { path })] };
}

/** Creates the folder of the site, but no folder above it. */
function makeRoot({ disk, root }: Site): void {
  const missing = [...foldersAbove(root), root].filter((folder) => folder !== "" && disk.kind(folder) === undefined);
  for (const folder of missing) disk.makeFolder(folder);
}

function writeLocked(site: Site, changes: readonly Change[], options: WriteOptions): Result<undefined> {
  makeRoot(site);
  if (!isUnlinkedOrAbsent(site, ownFolder)) return { ok: false, diagnostics: [reportLink(ownFolder)] };
  return withLock(site, () => {
    const settled = settle(site);
    if (!settled.ok) return settled;
    try {
      const carried = stageAndMove(site, changes, options);
      if (carried.ok) attempt(() => settleStaging(site, true));
      return carried;
    } finally {
      // A staged file that cannot be removed is harmless: the next run tries again.
      attempt(() => settleStaging(site));
    }
  });
}

/** Applies all changes, or none: on failure the files are as before, and after a kill `recover` repairs them. Returns the written changes. Spec: writing, All or nothing. */
export function write(site: Site, changes: readonly Change[], options: WriteOptions = {}): Result<readonly Change[]> {
  const decided = resultOf(
    changes.filter(isWriting),
    changes.flatMap(({ diagnostic }) => diagnostic ?? []),
  );
  if (!decided.ok || decided.value.length === 0) return decided;
  const isLast = ({ path }: Change): boolean => isRecordPath(path);
  const ordered = [...decided.value.filter((change) => !isLast(change)), ...decided.value.filter(isLast)];
  const outcome = attempt(() => writeLocked(site, ordered, options));
  if (outcome instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "write", outcome)] };
  return outcome.ok ? { ok: true, value: ordered, diagnostics: [] } : outcome;
}
