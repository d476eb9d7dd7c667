import type { ResolvingDisk, Site } from "./disk.ts";

// Windows reads a colon as a drive or a stream, and a backslash as a separator.
const foreign = /[\\:\u0000-\u001f\u007f]/;

/** True for a plain path below a folder: forward slashes, no empty, `.` or `..` segment, no drive, no control character. */
export function isRelativePath(path: string): boolean {
  return !foreign.test(path) && path.split("/").every((segment) => !["", ".", ".."].includes(segment));
}

/** Lists the folders above a relative path, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/"); end >= 0; end = path.indexOf("/", end + 1)) folders.push(path.slice(0, end));
  return folders;
}

function folderOf(path: string): string {
  return foldersAbove(path).at(-1) ?? "";
}

/** Returns a test for paths that are inside the host after links are resolved. Resolves each folder once, and a known regular file not at all. */
export function insideOf({ disk, root }: Site<ResolvingDisk>): (path: string, isLink?: boolean) => boolean {
  const known = new Map<string, string | undefined>();
  // Resolves the nearest existing ancestor of an absent folder.
  const realFolder = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const own = disk.realPath(folder === "" ? root : `${root}/${folder}`);
    const real = own === undefined && folder !== "" ? realFolder(folderOf(folder)) : own;
    known.set(folder, real);
    return real;
  };
  return (path, isLink = true) => {
    const host = realFolder("") ?? root;
    const real = (isLink ? disk.realPath(`${root}/${path}`) : undefined) ?? realFolder(folderOf(path)) ?? host;
    return real === host || real.startsWith(host.endsWith("/") ? host : `${host}/`);
  };
}
