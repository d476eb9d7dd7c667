import { posix } from "node:path";
import type { ResolvingDisk } from "../files/disk.ts";
import { foldersUpwards } from "../host/paths.ts";
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
  const isInside = isBelow(absolute, repository) && isBelow(real ?? absolute, disk.realPath(repository) ?? repository);
  return isInside ? absolute : undefined;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
