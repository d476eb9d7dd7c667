import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk.ts";
import { git } from "./git.ts";

/** Lists the tracked files of a Git work tree that have changes, as absolute paths; none outside a work tree or without Git. */
export function uncommittedFiles(disk: ReadableDisk, folder: string): readonly string[] {
  const top = workTreeOf(disk, folder);
  if (top === undefined) return [];
  // A monitor that the configuration of the repository names would be run otherwise.
  const args = ["-c", "core.fsmonitor=false", "status", "--porcelain", "-z", "--untracked-files=no", "--no-renames"];
  const entries = git(top, args, { timeout: 5_000 })?.toString().split("\0") ?? [];
  return entries.flatMap((entry) => (entry === "" ? [] : [posix.join(top, entry.slice("XY ".length))]));
}

/** Returns the top folder of the Git work tree around a folder; undefined outside of one. */
export function workTreeOf(disk: ReadableDisk, folder: string): string | undefined {
  if (disk.kind(`${folder}/.git`) !== undefined) return folder;
  const above = posix.dirname(folder);
  return above === folder ? undefined : workTreeOf(disk, above);
}
