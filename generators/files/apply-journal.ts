import { attempt } from "./attempt.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { insideOf } from "./inside.ts";
import type { Journal, Step } from "./journal.ts";
import { transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { foldersAbove } from "./relative-path.ts";
import { staged } from "./staging.ts";

/** The hash of what is in a file's place now, in the journal's terms; a folder or device has a kind of its own and equals nothing. */
export function hashAt({ disk, root }: Site, path: string): string | null {
  const place = `${root}/${path}`;
  const found = attempt(() => disk.read(place));
  if (found === undefined) return null;
  if (!(found instanceof DiskError)) return bytesHash(found);
  const kind = disk.kind(place);
  if (kind === "folder" || kind === "other") return "not a file";
  throw found;
}

/** Whether the user got to the file after the decision on it, so that it is no longer ours to move. */
export function isTouched(site: Site, { path, before }: Step): boolean {
  return hashAt(site, path) !== before;
}

function isDone(site: Site, { path, after }: Step, index: number): boolean {
  return after === null ? hashAt(site, path) === null : site.disk.kind(staged(site, index).after) === undefined;
}

function move({ disk, root }: Site, { path, after }: Step, from: string): void {
  if (after === null) disk.remove(`${root}/${path}`);
  else disk.rename(from, `${root}/${path}`);
}

function removeEmptied({ disk, root }: Site, { steps }: Journal): void {
  const above = steps.flatMap(({ path, after }) => (after === null ? foldersAbove(path) : []));
  for (const folder of [...new Set(above)].sort().toReversed()) disk.removeFolder(`${root}/${folder}`);
}

/** Moves every file of a journal, going on where an earlier run stopped. A file that the user touched is never moved: `onTouched` decides whether the rest is. */
export function applyJournal(
  site: Site,
  journal: Journal,
  onTouched: "stop" | "skip",
): { readonly touched: string | undefined } {
  const { disk, root } = site;
  // The journal may have come with the host, from somebody who wants us to write elsewhere.
  const isInside = insideOf(site);
  for (const folder of journal.folders) if (isInside(folder)) disk.makeFolder(`${root}/${folder}`);
  for (const [index, step] of journal.steps.entries()) {
    if (isDone(site, step, index)) continue;
    if (isInside(step.path) && !isTouched(site, step)) move(site, step, staged(site, index).after);
    else if (onTouched === "stop") return { touched: step.path };
  }
  removeEmptied(site, journal);
  // Forgetting the journal must not reach the disk before the moves do.
  const moved = journal.steps.map(({ path }) => foldersAbove(path).at(-1) ?? "");
  for (const folder of new Set([...moved, ...journal.folders])) disk.sync(`${root}/${folder}`);
  disk.remove(`${root}/${transient.forward}`);
  return { touched: undefined };
}
