import { posix } from "node:path";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { foldersUpwards, isInFolder } from "../../text/folders.ts";
import type { ReadableDisk, ResolvingDisk, Site } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { absolutePath } from "./relative-path.ts";

/** Returns the nearest folder above that Git knows, else the nearest with a solution file, else the folder itself. */
export function repositoryOf(disk: ReadableDisk, folder: string): string {
  const above = foldersUpwards(folder);
  return (
    above.find((one) => disk.kind(posix.join(one, ".git")) !== undefined) ??
    above.find((one) => hasSolution(disk, one)) ??
    folder
  );
}

// A folder above that this user may not read counts as empty.
function hasSolution(disk: ReadableDisk, folder: string): boolean {
  const entries = attempt(() => disk.list(folder));
  if (!(entries instanceof DiskError)) return entries.some(({ name }) => /\.slnx?$/i.test(name));
  if (/^E(?:ACCES|PERM)$/.test(entries.code)) return false;
  throw entries;
}

/** Returns a path with the links of its existing part followed; undefined for one that a broken link is part of. */
export function resolvedPath(disk: ResolvingDisk, path: string): string | undefined {
  const real = attempt(() => disk.realPath(path) ?? (disk.kind(path) === undefined ? "absent" : "broken"));
  if (real instanceof DiskError || real === "broken") return undefined;
  if (real !== "absent") return real;
  const parent = posix.dirname(path);
  const above = parent === path ? undefined : resolvedPath(disk, parent);
  return above === undefined ? undefined : posix.join(above, posix.basename(path));
}

/** Returns the folder that holds every file that runs on a folder write: its repository, once links are followed. Spec: writing, Containment. */
export function boundaryOf(disk: ResolvingDisk, folder: string): string {
  const repository = repositoryOf(disk, folder);
  return resolvedPath(disk, repository) ?? repository;
}

/** Returns a test for absolute paths that are in the repository of a folder once links are followed. Spec: writing, Containment. */
export function containedIn(disk: ResolvingDisk, folder: string): (path: string) => boolean {
  const boundary = boundaryOf(disk, folder);
  return (path) => {
    const real = resolvedPath(disk, path);
    return real !== undefined && isInFolder(boundary, real);
  };
}

/** Reports the folder of a run, and the folders and files of its scope, that are outside of the repository. */
export function strays(site: Site<ResolvingDisk>, scope: readonly string[] = []): readonly Diagnostic[] {
  const isContained = containedIn(site.disk, site.root);
  return ["", ...scope].filter((path) => !isContained(absolutePath(site, path))).map((path) => strayFrom(site, path));
}

function strayFrom(site: Site<ResolvingDisk>, path: string): Diagnostic {
  const words = { path: path || site.root, repository: repositoryOf(site.disk, site.root) };
  const hint = "Nothing outside is written. If both belong together, make one Git repository or solution above both.";
  return report(catalogue.outsideRepository, words, { hint });
}
