import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { withBuildOutput } from "../compare/build-output.ts";
import type { Change } from "../compare/change.ts";
import { largestOutput } from "../compare/occupant.ts";
import { strays } from "../disk/containment.ts";
import type { Site } from "../disk/disk.ts";
import { attempt, DiskError, refusal } from "../disk/disk-error.ts";
import { bytesHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { ignorePath } from "../own-folder.ts";
import { recoverRun } from "./recover.ts";
import { insideOf, isUnlinkedOrAbsent } from "./scope.ts";
import { readRecord, type UndoRecord, type UndoStep, undoBackup } from "./undo-record.ts";
import { write } from "./write.ts";

/** The changes of an undo, and its direction. */
export interface Undone {
  readonly changes: readonly Change[];
  /** `brought back` if the last run was an undo itself. */
  readonly direction: "taken back" | "brought back";
}

/**
 * Takes the last run back, or nothing if one of its files was changed since; a dry run only decides.
 * This is a run of its own: the next call takes it back. Spec: writing, Undo.
 */
export function undo(site: Site, { dryRun }: { readonly dryRun: boolean }): Result<Undone> {
  const recovered = dryRun ? undefined : recoverRun(site);
  if (recovered?.ok === false) return recovered;
  const decided = attempt(() => undoing(site));
  if (decided instanceof DiskError) return { ok: false, diagnostics: [refusal(site.root, "read", decided)] };
  if (!decided.ok) return decided;
  const { changes, record } = decided.value;
  const direction = record.isUndo ? "brought back" : "taken back";
  const value = { changes: withBuildOutput(site, changes), direction } as const;
  const found = { ok: true, value, diagnostics: [] } as const;
  if (dryRun) return found;
  const emptied = record.folders.toReversed();
  const written = write({ ...site, scope: record.scope }, changes, { emptied, isUndo: !record.isUndo });
  return written.ok ? found : written;
}

interface Undoing {
  readonly changes: readonly Change[];
  readonly record: UndoRecord;
}

function undoing(site: Site): Result<Undoing> {
  const record = readRecord(site);
  const folder = absolutePath(site, "");
  if (record === undefined) return { ok: false, diagnostics: [report(catalogue.nothingToUndo, { folder })] };
  if (record === "strange")
    return {
      ok: false,
      diagnostics: [report(catalogue.strangeUndo, { folder }, { hint: "Take the files back with version control." })],
    };
  const outside = strays(site, record.scope);
  if (outside.length > 0) return { ok: false, diagnostics: outside };
  const isInside = insideOf({ ...site, scope: record.scope });
  const decisions = [...record.steps.entries()]
    .filter(([, { path }]) => path !== ignorePath)
    .map(([index, step]) =>
      isInside(step.path) ? decide(site, step, index) : report(catalogue.outsideHost, { path: step.path }),
    );
  const changes = decisions.flatMap((one) => ("operation" in one ? [one] : []));
  const diagnostics = decisions.flatMap((one) => ("code" in one ? [one] : []));
  return resultOf({ changes, record }, diagnostics);
}

function contentAt({ disk, root }: Site, path: string): Uint8Array | "no file" | undefined {
  const place = absolutePath({ root }, path);
  const kind = disk.kind(place);
  return kind === "folder" || kind === "other" ? "no file" : disk.read(place, largestOutput);
}

function hashOrNull(bytes: Uint8Array | undefined): string | null {
  return bytes === undefined ? null : bytesHash(bytes);
}

/** Decides on one file: its bytes of before come back, if it is as the run left it. */
function decide(site: Site, { path, before, after }: UndoStep, index: number): Change | Diagnostic {
  const found = contentAt(site, path);
  if (found === "no file" || hashOrNull(found) !== after) return report(catalogue.changedSinceRun, { path });
  const backup = undoBackup(index);
  const saved = before === null || !isUnlinkedOrAbsent(site, backup) ? undefined : contentAt(site, backup);
  if (saved === "no file" || hashOrNull(saved) !== before) return report(catalogue.undoBytesGone, { path });
  const operation = saved === undefined ? "delete" : found === undefined ? "restore" : "update";
  return { path, operation, reason: "as before the last run", before: found, after: saved, diagnostic: undefined };
}
