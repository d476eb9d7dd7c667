/** The folder in a host that belongs to the tool. */
export const ownFolder = ".tenon";

/** The record of all files that the tool wrote; committed with the host. */
export const manifestPath = `${ownFolder}/manifest.json`;

/** What stands in the folder while a run writes, and after one that was killed. */
export const transient = {
  lock: `${ownFolder}/lock`,
  staging: `${ownFolder}/staging`,
  forward: `${ownFolder}/journal`,
  back: `${ownFolder}/journal-back`,
} as const;
