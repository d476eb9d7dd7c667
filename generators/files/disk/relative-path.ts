import { posix } from "node:path";
import { isDeviceName } from "../../text/device-name.ts";
import type { ReadableDisk, Site } from "./disk.ts";

// Windows reads a colon as a drive or a stream, and a backslash as a separator.
const foreign = /[\\:\u0000-\u001f\u007f]/;

/** True for a plain path below a folder: forward slashes, no empty, `.` or `..` segment, no drive, no control character. */
export function isRelativePath(path: string): boolean {
  return !foreign.test(path) && path.split("/").every((segment) => !["", ".", ".."].includes(segment));
}

// Most paths need no look at their names.
const suspect = /[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)/i;

/** True if every system has one file of this path: Windows drops dots and spaces at the end of a name, and gives the names of devices to them. */
export function isPortablePath(path: string): boolean {
  if (!suspect.test(path)) return true;
  const names = path.split("/").filter((name) => name !== "..");
  return names.every((name) => !(/[. ]$/.test(name) || isDeviceName(name.replace(/[. ].*$/, ""))));
}

/** True for a plain path that may first lead upwards: `../Shop.Data/Post.g.cs`. */
export function isSitePath(path: string): boolean {
  return isRelativePath(path.replace(/^(\.\.\/)+/, ""));
}

// Windows ignores dots and spaces at the end of a name, and has short names such as `GIT~1`.
const reserved = /(?:^|\/)(?:\.git|\.tenon|git~\d|tenon~\d)[. ]*(?:\/|$)/i;

// macOS ignores these characters in a name.
const ignored = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/** True if a segment names the folder of Git or of this tool, in any spelling. A run generates nothing there. */
export function isReserved(path: string): boolean {
  return reserved.test(path) || (path.search(ignored) >= 0 && reserved.test(path.replaceAll(ignored, "")));
}

/** Returns the absolute path of a file or folder of a run. */
export function absolutePath({ root }: Pick<Site<ReadableDisk>, "root">, path: string): string {
  if (path === "") return root;
  return path.startsWith("..") ? posix.join(root, path) : `${root}/${path}`;
}

/** Lists the folders above a relative path and below a base, outermost first: `a` and `a/b` for `a/b/c`. */
export function foldersAbove(path: string, base = ""): readonly string[] {
  const folders: string[] = [];
  const start = base === "" ? 0 : base.length + 1;
  for (let end = path.indexOf("/", start); end >= 0; end = path.indexOf("/", end + 1)) folders.push(path.slice(0, end));
  return folders;
}

/** Returns the folder of a path; empty for the folder of the run. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
