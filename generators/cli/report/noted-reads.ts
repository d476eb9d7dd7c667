import { createHash } from "node:crypto";
import { posix } from "node:path";
import { containedIn } from "../../files/disk/containment.ts";
import type { WritableDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError } from "../../files/disk/disk-error.ts";

/** The files that a run has read, as they were then, by their absolute paths. What the run itself made is none of them. */
export type NotedReads = ReadonlyMap<string, Uint8Array>;

/** A file, and the SHA-256 of its bytes in hexadecimal digits. */
interface HashedFile {
  readonly path: string;
  readonly hash: string;
}

/** Wraps a disk, so that a run can tell what it read. */
export function notingReads(disk: WritableDisk): { readonly disk: WritableDisk; readonly reads: NotedReads } {
  const reads = new Map<string, Uint8Array>();
  const made = new Set<string>();
  const noting: WritableDisk = {
    ...disk,
    read: (path, largest) => {
      const bytes = disk.read(path, largest);
      if (bytes !== undefined && !reads.has(path) && !made.has(path)) reads.set(path, bytes);
      return bytes;
    },
    create: (path, ...rest) => {
      made.add(path);
      return disk.create(path, ...rest);
    },
    rename: (from, to) => {
      made.add(to);
      disk.rename(from, to);
    },
  };
  return { disk: noting, reads };
}

/** Returns each file that was read, sorted by its path from a folder. */
export function inputsFrom(reads: NotedReads, root: string): readonly HashedFile[] {
  return [...reads].map(([path, bytes]) => hashed(posix.relative(root, path), bytes)).sort(byPath);
}

/** Returns a file with the hash of its bytes. */
export function hashed(path: string, bytes: Uint8Array): HashedFile {
  return { path, hash: createHash("sha256").update(bytes).digest("hex") };
}

/** Compares two files, to sort them by their paths. */
export function byPath({ path: one }: HashedFile, { path: other }: HashedFile): number {
  return one < other ? -1 : 1;
}

/** Lists what was read outside of the repository of a folder, by paths from there: of C# files, their folders. Spec: writing, Containment. */
export function readOutside(reads: NotedReads, disk: WritableDisk, root: string): readonly string[] {
  // Everything is written by now: a disk that fails from here on does not make the run a failure.
  const isContained = attempt(() => containedIn(disk, root));
  if (isContained instanceof DiskError) return [];
  // A project has thousands of sources: its folder stands for them.
  const places = new Set([...reads.keys()].map((path) => (path.endsWith(".cs") ? posix.dirname(path) : path)));
  return [...places]
    .filter((path) => !isContained(path))
    .map((path) => posix.relative(root, path))
    .sort();
}
