import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk.ts";
import { readableEntries } from "./list-projects.ts";
import { foldersUpwards } from "./paths.ts";

/** Returns the nearest folder above that git knows, else the nearest with a solution file, else the folder itself. */
export function repositoryOf(disk: ReadableDisk, folder: string): string {
  const above = foldersUpwards(folder);
  return (
    above.find((one) => disk.kind(posix.join(one, ".git")) !== undefined) ??
    above.find((one) => readableEntries(disk, one).some(({ name }) => /\.slnx?$/i.test(name))) ??
    folder
  );
}
