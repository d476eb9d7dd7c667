// Windows reads a colon as a drive or a stream, and a backslash as a separator.
const foreign = /[\\:\u0000-\u001f\u007f]/;

/** True for a plain path below a folder: forward slashes, no empty, `.` or `..` segment, no drive, no control character. */
export function isRelativePath(path: string): boolean {
  return !foreign.test(path) && path.split("/").every((segment) => !["", ".", ".."].includes(segment));
}

/** Lists the folders above a relative path, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string): readonly string[] {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
