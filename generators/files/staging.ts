import type { Change } from "./change.ts";
import type { Site } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { type Journal, journalPieces } from "./journal.ts";
import { ownFolder, transient } from "./own-folder.ts";
import { bytesHash } from "./plain-text.ts";
import { foldersAbove } from "./relative-path.ts";

/** Where the bytes wait that the file of a step can go back to. */
export function kept({ root }: Site, index: number): string {
  return `${root}/${transient.staging}/${index}.before`;
}

/** Where a file is written before it takes its place. */
export function draft({ root }: Site): string {
  return `${root}/${transient.staging}/draft`;
}

function missingFolders({ disk, root }: Site, changes: readonly Change[]): readonly string[] {
  const wanted = new Set(changes.flatMap(({ path, after }) => (after === undefined ? [] : foldersAbove(path))));
  return [...wanted].sort().filter((folder) => disk.kind(`${root}/${folder}`) === undefined);
}

/** Keeps what all changes replace, and gives the journal that will make them. */
export function stage(site: Site, changes: readonly Change[]): Journal {
  const { disk, root } = site;
  disk.makeFolder(`${root}/${transient.staging}`);
  for (const [index, { path, before }] of changes.entries()) {
    const [place, waiting] = [`${root}/${path}`, kept(site, index)];
    // A second name keeps the very file, with its times and permissions, and costs no writing.
    const isKept = before === undefined || (disk.kind(place) === "file" && disk.link(place, waiting));
    // Staging was empty when we began, so another run has taken our lock for stale where something is there.
    if (!(isKept || disk.create(waiting, before, { like: place, lasts: true }))) throw new DiskError(waiting, "EEXIST");
  }
  const steps = changes.map(({ path, before, after }) => ({
    path,
    before: before === undefined ? null : bytesHash(before),
    after: after ?? null,
  }));
  return { folders: missingFolders(site, changes), steps };
}

/** Makes the journal count: from here on, a run that dies is finished by the next one. */
export function commitToJournal({ disk, root }: Site, journal: Journal): void {
  const waiting = `${root}/${transient.staging}/journal`;
  // With every byte of every file in it, it alone has to wait for the disk; the files do not.
  disk.create(waiting, journalPieces(journal), { lasts: true });
  disk.sync(`${root}/${transient.staging}`);
  disk.rename(waiting, `${root}/${transient.forward}`);
  disk.sync(`${root}/${ownFolder}`);
}
