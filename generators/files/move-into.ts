import type { WritableDisk } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";

/** The move of a staged file to its place, by the run of a number. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly run: string;
}

/** Returns the path of a draft beside its place. The random number makes it a name of this tool alone. */
function draftBeside(place: string, run: string): string {
  return `${place}.${run}.tenon-draft`;
}

/** Moves a staged file to its place atomically: on another file system by a copy beside the place. */
export function moveInto(disk: WritableDisk, { from, to, run }: Move): void {
  const moved = attempt(() => disk.rename(from, to));
  if (!(moved instanceof DiskError)) return;
  if (moved.code !== "EXDEV") throw moved;
  const beside = draftBeside(to, run);
  const bytes = disk.read(from, Number.POSITIVE_INFINITY);
  if (bytes === undefined || !disk.create(beside, bytes, { like: from })) throw moved;
  const replaced = attempt(() => disk.rename(beside, to));
  if (replaced instanceof DiskError) {
    attempt(() => disk.remove(beside));
    throw replaced;
  }
  disk.remove(from);
}

/** Removes the draft that a killed run can have left beside a place. */
export function clearDraftBeside(disk: WritableDisk, place: string, run: string): void {
  disk.remove(draftBeside(place, run));
}
