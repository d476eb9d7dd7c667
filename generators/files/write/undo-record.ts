import { Buffer } from "node:buffer";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { Site } from "../disk/disk.ts";
import { bytesHash } from "../disk/plain-text.ts";
import { absolutePath } from "../disk/relative-path.ts";
import { transient, undoFolder } from "../own-folder.ts";
import { type Journal, keptName } from "./journal.ts";
import { isHashOrNull, isListOf, isPlace, isRecordedPath } from "./recorded-path.ts";
import { isUnlinkedOrAbsent } from "./scope.ts";
import { sealedPieces, unsealed } from "./sealed.ts";

/** The change of one file by the last run: its hash before and after; null if the file was absent. */
export interface UndoStep {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The last run: its journal without the new bytes. The bytes before stand beside it, one file for each step. */
export interface UndoRecord extends Pick<Journal, "scope" | "folders" | "isUndo"> {
  readonly steps: readonly UndoStep[];
}

const kind = "undo 2";

function recordPath(folder: string): string {
  return `${folder}/record`;
}

/** Returns the path of the bytes before a step of the last run. */
export function undoBackup(index: number): string {
  return `${undoFolder}/${keptName(index)}`;
}

/** Writes the record of a run beside its backups. The record counts once the journal is gone. */
export function writeRecord(site: Site, { scope, folders, isUndo, steps }: Journal): void {
  const listed = steps.map(({ path, before, after }): UndoStep => {
    return { path, before, after: after === null ? null : bytesHash(after) };
  });
  const place = absolutePath(site, recordPath(transient.staging));
  // A killed run can have left a part of it.
  site.disk.remove(place);
  site.disk.create(
    place,
    sealedPieces(site, [Buffer.from(JSON.stringify({ kind, scope, folders, isUndo, steps: listed }))]),
  );
}

/** Withdraws the record of a run that is taken back. */
export function withdrawRecord(site: Site): void {
  site.disk.remove(absolutePath(site, recordPath(transient.staging)));
}

/** Reads the record of the last run; undefined if there is none, `strange` if this user did not write it on this machine for this folder. */
export function readRecord(site: Site, folder: string = undoFolder): UndoRecord | "strange" | undefined {
  const path = recordPath(folder);
  if (!isUnlinkedOrAbsent(site, path)) return "strange";
  const bytes = site.disk.read(absolutePath(site, path), Number.POSITIVE_INFINITY);
  if (bytes === undefined) return undefined;
  const body = unsealed(site, bytes);
  return body === undefined ? "strange" : (undoRecordOf(new TextDecoder().decode(body)) ?? "strange");
}

function undoRecordOf(text: string): UndoRecord | undefined {
  const { kind: written, scope, folders, isUndo, steps } = recordOf(parsedJson(text));
  if (written !== kind || !isListOf(scope, isPlace) || !isListOf(folders, isRecordedPath)) return undefined;
  if (typeof isUndo !== "boolean" || !isListOf(steps, isUndoStep)) return undefined;
  return { scope, folders, isUndo, steps };
}

function isUndoStep(value: unknown): value is UndoStep {
  if (typeof value !== "object" || value === null || !("path" in value && "before" in value && "after" in value))
    return false;
  return isRecordedPath(value.path) && isHashOrNull(value.before) && isHashOrNull(value.after);
}

/** Settles the staged files once no journal needs them: those of a completed run replace the record of the run before, others go. */
export function settleStaging(site: Site, isOwnRun = false): void {
  const { disk } = site;
  const staging = absolutePath(site, transient.staging);
  const isNeeded = [transient.forward, transient.back].some(
    (path) => disk.kind(absolutePath(site, path)) !== undefined,
  );
  if (isNeeded || disk.kind(staging) === undefined) return;
  // This process need not read again what it has just written.
  const isKept = isOwnRun
    ? disk.kind(absolutePath(site, recordPath(transient.staging))) === "file"
    : typeof readRecord(site, transient.staging) === "object";
  if (!isKept) {
    disk.removeTree(staging);
    return;
  }
  const undo = absolutePath(site, undoFolder);
  disk.removeTree(undo);
  disk.rename(staging, undo);
}
