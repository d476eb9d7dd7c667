import { posix } from "node:path";
import { containedIn } from "../files/disk/containment.ts";
import type { WritableDisk } from "../files/disk/disk.ts";
import { attempt, DiskError } from "../files/disk/disk-error.ts";

/** A disk that remembers what it reads. */
interface NotingDisk {
  readonly disk: WritableDisk;
  /** Lists what was read outside of the repository of a folder, by paths from there; undefined if the disk fails meanwhile. */
  readonly outsideOf: (root: string) => readonly string[] | undefined;
}

/** Wraps a disk, so that a run can tell what it read in places of somebody else. Spec: writing, Containment. */
export function notingReads(disk: WritableDisk): NotingDisk {
  const places = new Set<string>();
  const read: WritableDisk["read"] = (path, largest) => {
    const bytes = disk.read(path, largest);
    // A project has thousands of sources: its folder stands for them.
    if (bytes !== undefined) places.add(path.endsWith(".cs") ? posix.dirname(path) : path);
    return bytes;
  };
  const outsideOf = (root: string) => {
    // Everything is written by now: a disk that fails from here on does not make the run a failure.
    const isContained = attempt(() => containedIn(disk, root));
    if (isContained instanceof DiskError) return undefined;
    const outside = [...places].filter((path) => !isContained(path));
    return outside.map((path) => posix.relative(root, path)).sort();
  };
  return { disk: { ...disk, read }, outsideOf };
}
