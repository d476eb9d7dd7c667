import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import type { Change } from "./change.ts";
import type { ReadableDisk, Site, WritableDisk } from "./disk.ts";
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
  const outcome = attempt(() => {
    // For a link, the target is replaced.
    const place = disk.realPath(path) ?? path;
    if (!isSame(disk.read(place), from)) return report(catalogue.inputChanged, { path });
    if (to === undefined) disk.remove(place);
    else moveInto(disk, place, to);
    return undefined;
  });
  return outcome instanceof DiskError ? refusal(root, "write", { ...outcome, path }) : outcome;
}

function moveInto(disk: WritableDisk, place: string, bytes: Uint8Array): void {
  const draft = `${place}.tenon-draft`;
  // A dead process may have left it.
  disk.remove(draft);
  disk.create(draft, bytes, { like: place, lasts: true });
  const refused = attempt(() => disk.rename(draft, place));
  if (refused instanceof DiskError) {
    attempt(() => disk.remove(draft));
    throw refused;
  }
  // The move has happened; a failed flush is not reported.
  attempt(() => disk.sync(place.slice(0, place.lastIndexOf("/")) || "/"));
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
