import type { Change } from "./change.ts";
import type { Site, WritableDisk } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { type Journal, journalText } from "./journal.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { foldersAbove } from "./relative-path.ts";

/** Where the bytes of a step wait: those to come, and those to go back to. */
export function staged({ root }: Site, index: number): { readonly after: string; readonly before: string } {
  const folder = `${root}/${transient.staging}`;
  return { after: `${folder}/${index}.after`, before: `${folder}/${index}.before` };
}

function missingFolders({ disk, root }: Site, changes: readonly Change[]): readonly string[] {
  const wanted = changes.flatMap(({ path, after }) => (after === undefined ? [] : foldersAbove(path)));
  return [...new Set(wanted)].sort().filter((folder) => disk.kind(`${root}/${folder}`) === undefined);
}

function put(
  disk: WritableDisk,
  path: string,
  { bytes, like }: { readonly bytes: Uint8Array; readonly like: string },
): void {
  // Staging was empty when we began, so another run has taken our lock for stale.
  if (!disk.create(path, bytes, like)) throw new DiskError(path, "EEXIST");
}

/** Puts the bytes of all changes beside their places, where nobody looks, and gives the journal that will move them. */
export function stage(site: Site, changes: readonly Change[]): Journal {
  const { disk, root } = site;
  disk.makeFolder(`${root}/${transient.staging}`);
  for (const [index, { path, before, after }] of changes.entries()) {
    const waiting = staged(site, index);
    const place = `${root}/${path}`;
    // A second name keeps the very file, with its times and permissions, and costs no writing.
    if (before !== undefined && !(disk.kind(place) === "file" && disk.link(place, waiting.before)))
      put(disk, waiting.before, { bytes: before, like: place });
    if (after !== undefined) put(disk, waiting.after, { bytes: after, like: place });
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after === undefined ? null : bytesHash(after),
  }));
  return { folders: missingFolders(site, changes), steps };
}

/** Makes the journal count: from here on, a run that dies is finished by the next one. */
export function commitToJournal({ disk, root }: Site, journal: Journal): void {
  const draft = `${root}/${transient.staging}/journal`;
  disk.create(draft, new TextEncoder().encode(journalText(journal)));
  disk.sync(`${root}/${transient.staging}`);
  disk.rename(draft, `${root}/${transient.forward}`);
  disk.sync(`${root}/${ownFolder}`);
}
