import { DiskError } from "../generators/files/disk/disk-error.ts";
import { isDeviceName } from "../generators/text/device-name.ts";
import type { MemoryDisk } from "./memory-disk.ts";

const refusals = ["EPERM", "EBUSY", "EACCES"] as const;

export interface WindowsDisk extends MemoryDisk {
  /** Returns the number of refusals so far. */
  refused(): number;
}

/** Returns the name that Windows makes of a name: without dots and spaces at the end. */
function asStored(name: string): string {
  return name === "." || name === ".." ? name : name.replace(/[. ]+$/, "");
}

function isDevice(path: string): boolean {
  return path.split("/").some((name) => isDeviceName(name.replace(/[. ].*$/, "")));
}

/**
 * Wraps a disk in memory to behave as Windows does: letter case, and dots and spaces at the end of a name, do not tell names apart; there are
 * short names of folders, names of devices and no hard links. Every second move or removal first finds the file open in another program.
 */
export function windowsDisk(disk: MemoryDisk, lastingly: (path: string) => boolean = () => false): WindowsDisk {
  let moves = 0;
  let refused = 0;
  const alike = (one: string, other: string): boolean => {
    const isShort = /^(.{1,6})~1$/.exec(other)?.[1];
    return (
      one.toLowerCase() === asStored(other).toLowerCase() ||
      (isShort !== undefined && one.toLowerCase().replace(/^\./, "").startsWith(isShort.toLowerCase()))
    );
  };
  /** Resolves a path name by name to the spelling on the disk. */
  const spelt = (path: string): string => {
    const [first = "", ...names] = path.split("/");
    return names.reduce((folder, name) => {
      const known = disk.list(folder).find((entry) => alike(entry.name, name));
      return `${folder}/${known?.name ?? asStored(name)}`;
    }, first);
  };
  const refuse = (path: string): void => {
    moves += 1;
    if (!lastingly(path) && moves % 2 === 0) return;
    refused += 1;
    throw new DiskError(path, refusals[refused % refusals.length] ?? "EPERM");
  };
  const named = (path: string): string => {
    if (isDevice(path)) throw new DiskError(path, "EINVAL");
    return spelt(path);
  };
  return {
    ...disk,
    read: (path, largest) => {
      if (isDevice(path)) throw new DiskError(path, "ENOTREG");
      return disk.read(spelt(path), largest);
    },
    kind: (path) => (isDevice(path) ? "other" : disk.kind(spelt(path))),
    list: (path) => disk.list(spelt(path)),
    realPath: (path) => disk.realPath(spelt(path)),
    create: (path, content, options) => disk.create(named(path), content, options),
    link: () => false,
    rename: (from, to) => {
      refuse(to);
      disk.rename(spelt(from), named(to));
    },
    remove: (path) => {
      if (disk.kind(spelt(path)) !== undefined) refuse(path);
      disk.remove(spelt(path));
    },
    makeFolder: (path) => disk.makeFolder(named(path)),
    removeFolder: (path) => disk.removeFolder(spelt(path)),
    removeTree: (path) => {
      if (disk.kind(spelt(path)) !== undefined) refuse(path);
      disk.removeTree(spelt(path));
    },
    refused: () => refused,
  };
}
