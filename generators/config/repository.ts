import { posix } from "node:path";
import { containedIn, repositoryOf } from "../files/disk/containment.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { isInFolder } from "../text/folders.ts";

/** Resolves a path that a repository states from a folder. Returns undefined if it is no relative path or leads out of the repository. */
export function pathInRepository(disk: ResolvingDisk, folder: string, path: string): string | undefined {
  // Windows reads a colon as a drive and a backslash as a separator, and a shell reads `~` as the home folder.
  if (/^[/~]|[\\:\u0000-\u001f\u007f]/.test(path)) return undefined;
  const absolute = posix.join(folder, path).replace(/(?<=.)\/$/, "");
  const isInside = isInFolder(repositoryOf(disk, folder), absolute) && containedIn(disk, folder)(absolute);
  return isInside ? absolute : undefined;
}
