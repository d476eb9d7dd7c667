/** The folder of the tool in a host. */
export const ownFolder = ".tenon";

/** The record of all written files; committed with the host. */
export const manifestPath = `${ownFolder}/manifest.json`;

/** The options of a host, which the user and `--templates` write. */
export const configPath = `${ownFolder}/config.yaml`;

/** True for the files of the folder that a run writes. */
export function isOwnFile(path: string): boolean {
  return path === manifestPath || path === configPath;
}

/** The entries of the folder during a run, and after an interrupted one. */
export const transient = {
  staging: `${ownFolder}/staging`,
  forward: `${ownFolder}/journal`,
  back: `${ownFolder}/journal-back`,
} as const;

/** True for the name of a lock in the folder; earlier versions named it `lock`. */
export function isLockName(name: string): boolean {
  return name === "lock" || name.startsWith("lock-");
}
