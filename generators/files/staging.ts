import type { Change } from "./change.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { type Journal, journalPieces } from "./journal.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { foldersAbove } from "./relative-path.ts";

/** Returns the path of a step's backup. */
export function kept({ root }: Site, index: number): string {
  return `${root}/${transient.staging}/${index}.before`;
}

/** Returns the path where a file is written before its atomic rename. */
export function draft({ root }: Site): string {
  return `${root}/${transient.staging}/draft`;
}

function missingFolders({ disk, root }: Site, changes: readonly Change[]): readonly string[] {
  const wanted = new Set(changes.flatMap(({ path, after }) => (after === undefined ? [] : foldersAbove(path))));
  return [...wanted].sort().filter((folder) => disk.kind(`${root}/${folder}`) === undefined);
}

/** Backs up the files that the changes replace, and returns the journal of the changes. */
export function stage(site: Site, changes: readonly Change[]): Journal {
  const { disk, root } = site;
  disk.makeFolder(`${root}/${transient.staging}`);
  for (const [index, { path, before }] of changes.entries()) {
    const [place, waiting] = [`${root}/${path}`, kept(site, index)];
    // A hard link keeps the file itself with its times and permissions, and costs no write.
    const isKept = before === undefined || (disk.kind(place) === "file" && disk.link(place, waiting));
    // Staging was empty at the start, so an existing entry means that another run took our lock as stale.
    if (!(isKept || disk.create(waiting, before, { like: place, lasts: true }))) throw new DiskError(waiting, "EEXIST");
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after ?? null,
  }));
  return { folders: missingFolders(site, changes), steps };
}

/** Commits the journal: from here on, the next run completes an interrupted one. */
export function commitToJournal({ disk, root }: Site, journal: Journal): void {
  const waiting = `${root}/${transient.staging}/journal`;
  // The journal holds every byte of every file, so only the journal must be flushed.
  disk.create(waiting, journalPieces(journal), { lasts: true });
  disk.sync(`${root}/${transient.staging}`);
  disk.rename(waiting, `${root}/${transient.forward}`);
  disk.sync(`${root}/${ownFolder}`);
}
