import type { ResolvingDisk } from "./disk.ts";
import { listedDisk } from "./listed-disk.ts";

/** Returns a disk as it will be with files that are not written yet, all in one folder that is there. */
export function overlaidDisk(disk: ResolvingDisk, top: string, files: ReadonlyMap<string, Uint8Array>): ResolvingDisk {
  const above = listedDisk(top, new Set(files.keys()), (path) => files.get(path));
  return {
    kind: (path) => above.kind(path) ?? disk.kind(path),
    read: (path, largest) => above.read(path) ?? disk.read(path, largest),
    realPath: (path) => disk.realPath(path) ?? above.realPath(path),
    list: (path) => {
      const entries = new Map([...disk.list(path), ...above.list(path)].map((entry) => [entry.name, entry]));
      return [...entries.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
    },
  };
}
