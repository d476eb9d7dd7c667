import type { ReadableDisk } from "../files/disk.ts";
import { foldersUpwards, inFolder } from "./paths.ts";

/** Finds a file by name in a folder or the nearest folder above. */
export function nearestFile(disk: ReadableDisk, folder: string, name: string): string | undefined {
  return foldersUpwards(folder)
    .map((above) => inFolder(above, name))
    .find((path) => disk.kind(path) === "file");
}
