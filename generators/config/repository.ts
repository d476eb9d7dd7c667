import { posix } from "node:path";
import type { ReadableDisk, ResolvingDisk } from "../files/disk.ts";
import { insideOf, isRelativePath } from "../files/relative-path.ts";

/** Returns the nearest folder above that git knows, else the nearest with a solution file, else the folder itself. */
export function repositoryOf(disk: ReadableDisk, folder: string): string {
  const above = [folder, ...ancestorsOf(folder)];
  return (
    above.find((one) => disk.kind(posix.join(one, ".git")) !== undefined) ??
    above.find((one) => disk.list(one).some(({ name }) => /\.slnx?$/i.test(name))) ??
    folder
  );
}

/** Resolves a path that a repository states from a folder. Returns undefined if it is no relative path or leads out of the repository. */
export function pathInRepository(disk: ResolvingDisk, folder: string, path: string): string | undefined {
  // Windows reads a colon as a drive and a backslash as a separator, and a shell reads `~` as the home folder.
  if (/^[/~]|[\\:\u0000-\u001f\u007f]/.test(path)) return undefined;
  const repository = repositoryOf(disk, folder);
  const absolute = posix.join(folder, path).replace(/(?<=.)\/$/, "");
  const inside = posix.relative(repository, absolute);
  if (inside === "") return absolute;
  return isRelativePath(inside) && insideOf({ disk, root: repository })(inside) ? absolute : undefined;
}

function ancestorsOf(folder: string): readonly string[] {
  const parent = posix.dirname(folder);
  return parent === folder ? [] : [parent, ...ancestorsOf(parent)];
}
