import { posix } from "node:path";
import type { ReadableDisk, ResolvingDisk } from "../files/disk.ts";

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
  const real = [absolute, ...ancestorsOf(absolute)].map((one) => disk.realPath(one)).find((one) => one !== undefined);
  const isInside = isBelow(absolute, repository) && isBelow(real ?? absolute, disk.realPath(repository) ?? repository);
  return isInside ? absolute : undefined;
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

function ancestorsOf(folder: string): readonly string[] {
  const parent = posix.dirname(folder);
  return parent === folder ? [] : [parent, ...ancestorsOf(parent)];
}
