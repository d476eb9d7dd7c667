import type { ReadableDisk } from "../files/disk.ts";
import { foldersUpwards, inFolder } from "./paths.ts";

/** The file of a name in a folder, or in the nearest one above it. */
export function nearestFile(disk: ReadableDisk, folder: string, name: string): string | undefined {
  return foldersUpwards(folder)
    .map((above) => inFolder(above, name))
    .find((path) => disk.kind(path) === "file");
}
