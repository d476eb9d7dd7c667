import type { ReadableDisk, Site } from "./disk/disk.ts";

/** The folder of the tool in a host. */
export const ownFolder = ".tenon";

/** The head of the manifest; committed with the host. */
export const manifestPath = `${ownFolder}/manifest.json`;

/** The folder of the records of all written files, one file for each entity or context; committed with the host. */
export const shardFolder = `${ownFolder}/manifest`;

/** The folder of the texts that were generated last. */
export const baseFolder = `${ownFolder}/base`;

/** The record of what the source of a host said at the last import; committed with the host. */
export const importPath = `${ownFolder}/imported.yaml`;

/** The record of the classes that were made of a database at the last import; committed with the host. */
export const scaffoldedPath = `${ownFolder}/scaffolded.json`;

/** The record of the sources of a host, which `tenon facts` writes; committed with the host, or made in CI. */
export const factsPath = `${ownFolder}/facts.json`;

const record =
  /^\.tenon\/(?:manifest\.json|imported\.yaml|scaffolded\.json|manifest\/[a-z]+\/[^/\\:]+\.json|base\/[0-9a-f]{32}\.z)$/;

/** True for the files in which a run keeps its records: the head of the manifest, its shards, the packs of baselines and the records of imports. */
export function isRecordPath(path: string): boolean {
  return record.test(path);
}

/** The options of a host, which the user and `--templates` write. */
export const configPath = `${ownFolder}/config.yaml`;

/** The copy of the schema of entity files, for editors; only in hosts whose package they cannot find. */
export const schemaPath = `${ownFolder}/entity-file.schema.json`;

const recordFolder = /^\.tenon\/(?:manifest(?:\/[a-z]+)?|base)$/;

/** The file that keeps the state of a machine out of Git. */
export const ignorePath = `${ownFolder}/.gitignore`;

/** True for a folder whose written files are recorded. */
export function hasRecords({ disk, root }: Site<ReadableDisk>): boolean {
  return [manifestPath, shardFolder, baseFolder].some((path) => disk.kind(`${root}/${path}`) !== undefined);
}

/** True for a folder that a run wrote into, or began to. */
export function hasRunState(site: Site<ReadableDisk>): boolean {
  const left = [undoFolder, ...Object.values(transient)];
  return hasRecords(site) || left.some((path) => site.disk.kind(`${site.root}/${path}`) !== undefined);
}

/** True for the files and folders of the tool that a run writes. */
export function isOwnPlace(path: string): boolean {
  return (
    [configPath, factsPath, ignorePath, schemaPath].includes(path) || isRecordPath(path) || recordFolder.test(path)
  );
}

/** The entries of the folder during a run, and after an interrupted one. */
export const transient = {
  staging: `${ownFolder}/staging`,
  forward: `${ownFolder}/journal`,
  back: `${ownFolder}/journal-back`,
} as const;

/** The folder that holds the last run, to take it back. */
export const undoFolder = `${ownFolder}/undo`;

/** The folder of the results of runs that wrote nothing; it belongs to one machine and ignores itself. */
export const memoryFolder = `${ownFolder}/runs`;

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
