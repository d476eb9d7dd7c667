import { posix } from "node:path";
import type { ResolvingDisk } from "../files/disk.ts";
import { foldersUpwards, isInFolder } from "../host/paths.ts";
import { repositoryOf } from "../host/repository-of.ts";

/** Resolves a path that a repository states from a folder. Returns undefined if it is no relative path or leads out of the repository. */
export function pathInRepository(disk: ResolvingDisk, folder: string, path: string): string | undefined {
  // Windows reads a colon as a drive and a backslash as a separator, and a shell reads `~` as the home folder.
  if (/^[/~]|[\\:\u0000-\u001f\u007f]/.test(path)) return undefined;
  const repository = repositoryOf(disk, folder);
  const absolute = posix.join(folder, path).replace(/(?<=.)\/$/, "");
  const real = foldersUpwards(absolute)
    .map((one) => disk.realPath(one))
    .find((one) => one !== undefined);
  const isInside =
    isInFolder(repository, absolute) && isInFolder(disk.realPath(repository) ?? repository, real ?? absolute);
  return isInside ? absolute : undefined;
}
