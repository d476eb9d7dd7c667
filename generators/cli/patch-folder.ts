import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk.ts";
import { foldersAbove } from "../files/relative-path.ts";
import type { Outcome } from "../flow/outcome.ts";

/**
 * Returns the folder that the paths of patches count from: the root of the Git repository around all files, as `git apply` has it,
 * else the deepest folder that holds them all. Spec: command-line, Differences.
 */
export function patchFolderOf(disk: ReadableDisk, { root = "/", changes }: Pick<Outcome, "root" | "changes">): string {
  const shared = sharedFolder([root, ...changes.map(({ path }) => posix.dirname(posix.join(root, path)))]);
  const above = ["/", ...foldersAbove(shared, "/"), shared].toReversed();
  return above.find((folder) => disk.kind(posix.join(folder, ".git")) !== undefined) ?? shared;
}

function sharedFolder(folders: readonly string[]): string {
  const [first = [], ...others] = [...new Set(folders)].map((folder) => folder.split("/"));
  const length = first.findIndex((name, index) => others.some((other) => other[index] !== name));
  return (length === -1 ? first : first.slice(0, length)).join("/") || "/";
}
