import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { isInFolder } from "../../text/folders.ts";
import { glob } from "../../text/glob.ts";
import { reachedFrom } from "../../text/reached-from.ts";
import { isOwnFolder, readableEntries } from "../snapshot/list-projects.ts";
import { inFolder } from "../snapshot/paths.ts";

const mostFolders = 20_000;

export function hasWildcard(path: string): boolean {
  return /[*?]/.test(path);
}

/** Lists the files below a folder that an absolute pattern of MSBuild matches: `**` stands for folders of any depth. Build output and links are left out. */
export function matchingFiles(disk: ReadableDisk, pattern: string, within: string): readonly string[] {
  const segments = pattern.split("/");
  const first = segments.findIndex(hasWildcard);
  const start = segments.slice(0, first).join("/") || "/";
  if (first < 0 || !isInFolder(within, start)) return [];
  const fits = glob(segments.slice(first).join("/").toLowerCase());
  const listed = (folder: string) =>
    readableEntries(disk, folder).map((entry) => ({ ...entry, path: inFolder(folder, entry.name) }));
  const folders = reachedFrom(
    start,
    (folder) =>
      listed(folder)
        .filter(isOwnFolder)
        .map(({ path }) => path),
    mostFolders,
  );
  return [...folders]
    .flatMap((folder) => listed(folder).filter(({ kind }) => kind === "file"))
    .map(({ path }) => path)
    .filter((path) => fits(posix.relative(start, path).toLowerCase()));
}
