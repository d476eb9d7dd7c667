import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { foldersUpwards } from "../../text/folders.ts";

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns the name of a project by its file: `Shop.Data`. */
export function projectNameOf(path: string): string {
  return nameOf(path).replace(/\.csproj$/i, "");
}

/** Returns the folder of a path; the root is its own parent. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash > 0 ? path.slice(0, slash) : slash === 0 ? "/" : path;
}

export function inFolder(folder: string, name: string): string {
  return folder.endsWith("/") ? folder + name : `${folder}/${name}`;
}

/** Returns the absolute form of a path in a project or solution file, which may have backslashes. */
export function pathFromFolder(folder: string, written: string): string {
  return posix.resolve(folder, written.trim().replaceAll("\\", "/"));
}

/** Finds a file by name in a folder or the nearest folder above. */
export function nearestFile(disk: ReadableDisk, folder: string, name: string): string | undefined {
  return foldersUpwards(folder)
    .map((above) => inFolder(above, name))
    .find((path) => disk.kind(path) === "file");
}
