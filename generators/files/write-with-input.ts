import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site } from "./disk.ts";
import { attempt, DiskError, refusal } from "./disk-error.ts";
import { bytesHash } from "./plain-text.ts";
import { write } from "./write.ts";

/** Applies all changes and the edit of the entity file, or nothing. The entity file is outside the host and its journal, so it is written first: after a kill, the next run completes the rest. */
export function writeWithInput(
  site: Site,
  changes: readonly Change[],
  edit: InputEdit | undefined,
): Result<readonly Change[]> {
  const decided = resultOf(
    changes,
    changes.flatMap(({ diagnostic }) => diagnostic ?? []),
  );
  if (edit === undefined || !decided.ok) return write(site, changes);
  const refused = replaced(site, edit.path, { from: edit.before, to: edit.after });
  if (refused !== undefined) return { ok: false, diagnostics: [refused] };
  const takeBack = () => replaced(site, edit.path, { from: edit.after, to: edit.before });
  try {
    const written = write(site, changes);
    if (written.ok) return written;
    return { ok: false, diagnostics: [...written.diagnostics, ...[takeBack() ?? []].flat()] };
  } catch (bug) {
    takeBack();
    throw bug;
  }
}

interface Move {
  readonly from: Uint8Array | undefined;
  readonly to: Uint8Array | undefined;
}

/** Replaces a file atomically; a file that changed in the meantime stays. */
function replaced({ disk, root }: Site, path: string, { from, to }: Move): Diagnostic | undefined {
  // For a link, the target is replaced.
  const place = disk.realPath(path) ?? path;
  const draft = `${place}.${disk.owner.run}.tenon-draft`;
  const outcome = attempt(() => {
    if (to !== undefined && !disk.create(draft, to, { like: place, lasts: true })) throw new DiskError(draft, "EEXIST");
    const isUntouched = isSame(disk.read(place), from);
    if (to === undefined && isUntouched) disk.remove(place);
    else if (isUntouched) disk.rename(draft, place);
    else if (to !== undefined) disk.remove(draft);
    return isUntouched ? undefined : report(catalogue.inputChanged, { path });
  });
  if (!(outcome instanceof DiskError)) {
    // The move has happened; a failed flush is not reported.
    attempt(() => disk.sync(place.slice(0, place.lastIndexOf("/")) || "/"));
    return outcome;
  }
  // The name has the number of this process, so the draft is ours.
  if (to !== undefined && outcome.code !== "EEXIST") attempt(() => disk.remove(draft));
  return refusal(root, "write", { ...outcome, path });
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : bytesHash(one) === bytesHash(other);
}

/** A planned write of an entity file, which may be outside the host. */
export interface InputEdit {
  /** Absolute, with forward slashes. */
  readonly path: string;
  /** The bytes as read; undefined for a new file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  /** A short description, such as "gets the entity `Post`". */
  readonly reason: string;
}

/** Converts the edit to a change with a path from the host folder. */
export function inputChange({ root }: Site<ReadableDisk>, { path, before, after, reason }: InputEdit): Change {
  const operation = before === undefined ? "create" : "merge";
  return { path: posix.relative(root, path), operation, reason, before, after, diagnostic: undefined };
}
