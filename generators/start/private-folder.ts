import { lstatSync } from "node:fs";

/** Whether this is a folder that nobody but this user can write to: what lies in it is run. Throws where nothing is. */
export function isPrivateFolder(folder: string, uid: number | undefined): boolean {
  const stats = lstatSync(folder);
  if (!stats.isDirectory()) return false;
  // Windows keeps others out of a user's folder by itself, and has no such numbers.
  return uid === undefined || (stats.uid === uid && (stats.mode & 0o022) === 0);
}
