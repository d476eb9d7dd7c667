import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk/disk.ts";
import { git } from "./git.ts";
import { workTreeOf } from "./git-disk.ts";

/**
 * Lists the files that the current commit of the Git work tree around a folder has changed since its common ancestor with another commit, by absolute paths.
 * Returns undefined without such an ancestor. Both commits are compared, so that Git runs no filter.
 */
export function changedFiles(disk: ReadableDisk, folder: string, commit: string): readonly string[] | undefined {
  const top = workTreeOf(disk, folder);
  if (top === undefined || commit === "") return undefined;
  const output = (...args: readonly string[]) =>
    git(disk, top, args, { largestOutput: 256 * 1024 * 1024, timeout: 30_000 })?.toString();
  const known = output("rev-parse", "--verify", "--quiet", "--end-of-options", `${commit}^{commit}`)?.trim();
  const base = known && output("merge-base", known, "HEAD")?.trim();
  const listed = base && output("diff-tree", "-r", "-z", "--name-only", "--no-renames", base, "HEAD");
  return listed === undefined || base === undefined || known === undefined
    ? undefined
    : listed
        .split("\0")
        .filter((path) => path !== "")
        .map((path) => posix.join(top, path));
}
