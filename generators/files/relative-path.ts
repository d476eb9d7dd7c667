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
