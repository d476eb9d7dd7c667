import { posix } from "node:path";

/** True for a folder itself, and for all below it. */
export function isInFolder(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

/** Lists a folder and every folder above it, nearest first. */
export function foldersUpwards(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  // Above a drive of Windows stands `.`.
  return above === folder || above === "." ? [folder] : [folder, ...foldersUpwards(above)];
}

/** Returns the deepest folder that holds all of some absolute ones. */
export function sharedFolder(folders: readonly string[]): string {
  const [first = [], ...others] = folders.map((folder) => folder.split("/"));
  const length = first.findIndex((name, index) => others.some((other) => other[index] !== name));
  return (length === -1 ? first : first.slice(0, length)).join("/") || "/";
}
