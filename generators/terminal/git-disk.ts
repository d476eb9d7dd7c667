import { posix } from "node:path";
import type { ReadableDisk, ResolvingDisk } from "../files/disk/disk.ts";
import { DiskError } from "../files/disk/disk-error.ts";
import { listedDisk } from "../files/disk/listed-disk.ts";
import { git } from "./git.ts";

/** A file of a commit. */
interface Blob {
  readonly id: string;
  readonly size: number;
}

const largestList = 256 * 1024 * 1024;
const largestFile = 10 * 1024 * 1024;

/** Reads the disk as it was at a commit of the Git work tree around a folder; undefined without one of that name. Links are not followed: they are absent. */
export function gitDisk(disk: ReadableDisk, folder: string, reference: string): ResolvingDisk | undefined {
  const top = workTreeOf(disk, folder);
  if (top === undefined || reference === "") return undefined;
  const output = (args: readonly string[], largestOutput = largestList) =>
    git(disk, top, args, { largestOutput, timeout: 30_000 });
  const commit = output(["rev-parse", "--verify", "--quiet", "--end-of-options", `${reference}^{commit}`]);
  const listed = commit && output(["ls-tree", "-r", "-l", "-z", "--full-tree", commit.toString().trim()]);
  if (listed === undefined) return undefined;
  const blobs = blobsIn(listed.toString(), top);
  const read = (path: string, largest = largestFile) => {
    const blob = blobs.get(path);
    if (blob === undefined) return undefined;
    if (blob.size > largest) throw new DiskError(path, "EFBIG");
    const bytes = output(["cat-file", "blob", blob.id], largest + 1);
    if (bytes === undefined) throw new DiskError(path, "EIO");
    return new Uint8Array(bytes);
  };
  return listedDisk(top, new Set(blobs.keys()), read);
}

/** Reads lines such as `100644 blob 4b825dc… 12\tshop.yaml`, each ended by NUL. */
function blobsIn(listed: string, top: string): ReadonlyMap<string, Blob> {
  const lines = listed.matchAll(/100(?:644|755) blob ([0-9a-f]+) +(\d+)\t([^\0]+)\0/g);
  return new Map([...lines].map(([, id = "", size, path = ""]) => [posix.join(top, path), { id, size: Number(size) }]));
}

/** Returns the top folder of the Git work tree around a folder; undefined outside of one. */
export function workTreeOf(disk: ReadableDisk, folder: string): string | undefined {
  if (disk.kind(`${folder}/.git`) !== undefined) return folder;
  const above = posix.dirname(folder);
  return above === folder ? undefined : workTreeOf(disk, above);
}
