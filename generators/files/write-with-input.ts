import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { attempt, refusal } from "./attempt.ts";
import type { Change } from "./change.ts";
import type { Site, WritableDisk } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import type { InputEdit } from "./input-edit.ts";
import { bytesHash } from "./plain-text.ts";
import { write } from "./write.ts";

/**
 * Carries out all changes and the edit of the entity file, or nothing. The entity file lies outside the host, so no journal
 * can hold it; it goes first, because it is what every later run goes by: killed in between, the next run finishes.
 */
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

/** Puts a file in the place of another in one step; a file that somebody changed in the meantime stays. */
function replaced({ disk, root }: Site, path: string, { from, to }: Move): Diagnostic | undefined {
  const outcome = attempt(() => {
    // Where the path is a link, the file that it leads to is the one to replace.
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
  // Left by a process that died.
  disk.remove(draft);
  disk.create(draft, bytes, { like: place, lasts: true });
  const refused = attempt(() => disk.rename(draft, place));
  if (refused instanceof DiskError) {
    attempt(() => disk.remove(draft));
    throw refused;
  }
  // The move is made: a disk that cannot say whether it lasts is no reason to report it as failed.
  attempt(() => disk.sync(place.slice(0, place.lastIndexOf("/")) || "/"));
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : bytesHash(one) === bytesHash(other);
}
