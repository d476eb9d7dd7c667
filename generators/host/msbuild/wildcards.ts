import type { ReadableDisk } from "../../files/disk/disk.ts";
import { isInFolder } from "../../text/folders.ts";
import { isOwnFolder, readableEntries } from "../snapshot/list-projects.ts";
import { inFolder } from "../snapshot/paths.ts";

const mostFolders = 20_000;

export function hasWildcard(path: string): boolean {
  return /[*?]/.test(path);
}

/** Lists the files below a folder that an absolute pattern of MSBuild matches: `**` stands for folders of any depth. */
export function matchingFiles(disk: ReadableDisk, pattern: string, within: string): readonly string[] {
  const segments = pattern.split("/").slice(1);
  const first = segments.findIndex(hasWildcard);
  const start = `/${segments.slice(0, first).join("/")}`;
  if (first < 0 || !isInFolder(within, start)) return [];
  let folders: readonly string[] = [start];
  for (const segment of segments.slice(first, -1)) folders = nextFolders(disk, folders, segment);
  const last = segments.at(-1) ?? "";
  return folders.flatMap((folder) =>
    readableEntries(disk, folder)
      .filter(({ name, kind }) => kind === "file" && matches(name, last))
      .map(({ name }) => inFolder(folder, name)),
  );
}

function nextFolders(disk: ReadableDisk, folders: readonly string[], segment: string): readonly string[] {
  if (segment === "**") return withFoldersBelow(disk, folders);
  if (!hasWildcard(segment)) return folders.map((folder) => inFolder(folder, segment));
  return folders.flatMap((folder) => foldersIn(disk, folder).filter((path) => matches(nameIn(folder, path), segment)));
}

/** Returns folders and all below them, each once, without build output and links. */
function withFoldersBelow(disk: ReadableDisk, folders: readonly string[]): readonly string[] {
  const found = new Set(folders);
  // A set that grows during iteration is iterated to its end.
  for (const folder of found) {
    for (const below of foldersIn(disk, folder)) if (found.size < mostFolders) found.add(below);
  }
  return [...found];
}

function foldersIn(disk: ReadableDisk, folder: string): readonly string[] {
  return readableEntries(disk, folder)
    .filter(isOwnFolder)
    .map(({ name }) => inFolder(folder, name));
}

function nameIn(folder: string, path: string): string {
  return path.slice(inFolder(folder, "").length);
}

/** Tells if a name matches a pattern with `*` and `?`, in one pass: after a mismatch only the last `*` is tried again. */
function matches(name: string, pattern: string): boolean {
  const [text, wanted] = [name.toLowerCase(), pattern.toLowerCase()];
  let [at, next, star, from] = [0, 0, -1, 0];
  while (at < text.length) {
    if (wanted[next] === "*") {
      star = next++;
      from = at;
    } else if (wanted[next] === "?" || wanted[next] === text[at]) {
      next++;
      at++;
    } else if (star >= 0) {
      next = star + 1;
      at = ++from;
    } else return false;
  }
  return /^\**$/.test(wanted.slice(next));
}
