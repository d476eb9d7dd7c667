import type { ReadableDisk, Site } from "./disk.ts";
import { isReserved } from "./relative-path.ts";

/** The folder of the tool in a host. */
export const ownFolder = ".tenon";

/** The record of all written files; committed with the host. */
export const manifestPath = `${ownFolder}/manifest.json`;

/** The options of a host, which the user and `--templates` write. */
export const configPath = `${ownFolder}/config.yaml`;

/** The file that keeps the state of a machine out of Git. */
export const ignorePath = `${ownFolder}/.gitignore`;

const recordFolders = [`${ownFolder}/manifest`, `${ownFolder}/base`];

/** True for the manifest, its parts, the baselines, and their folders. A run writes them last, so that they never name a file that is not there. */
export function isRecordPath(path: string): boolean {
  const isBelow = (folder: string): boolean =>
    path === folder || (path.startsWith(`${folder}/`) && !isReserved(path.slice(folder.length)));
  return path === manifestPath || recordFolders.some(isBelow);
}

/** True for a folder whose written files are recorded. */
export function hasRecords({ disk, root }: Site<ReadableDisk>): boolean {
  return [manifestPath, ...recordFolders].some((path) => disk.kind(`${root}/${path}`) !== undefined);
}

/** True for a folder that a run wrote into, or began to. */
export function hasRunState(site: Site<ReadableDisk>): boolean {
  const left = [undoFolder, ...Object.values(transient)];
  return hasRecords(site) || left.some((path) => site.disk.kind(`${site.root}/${path}`) !== undefined);
}

/** True for the files of the folder that a run writes. */
export function isOwnFile(path: string): boolean {
  return path === configPath || path === ignorePath || isRecordPath(path);
}

/** The entries of the folder during a run, and after an interrupted one. */
export const transient = {
  staging: `${ownFolder}/staging`,
  forward: `${ownFolder}/journal`,
  back: `${ownFolder}/journal-back`,
} as const;

/** The folder that holds the last run, to take it back. */
export const undoFolder = `${ownFolder}/undo`;

/** The content of `ignorePath`: the entries of the folder that belong to one machine. */
export const ignoreText = `# Written by Tenon. These entries belong to one machine; the others are committed.
/journal
/journal-back
/staging/
/undo/
/lock-*
`;

/** True for the name of a lock in the folder; earlier versions named it `lock`. */
export function isLockName(name: string): boolean {
  return name === "lock" || name.startsWith("lock-");
}
