import { posix } from "node:path";
import type { DiskEntry, ResolvingDisk } from "./disk.ts";

/** Returns a disk of known files in a folder, without links. */
export function listedDisk(top: string, files: ReadonlySet<string>, read: ResolvingDisk["read"]): ResolvingDisk {
  const folders = new Map<string, Map<string, DiskEntry>>([[top, new Map()]]);
  for (const file of files)
    for (let path = file, kind: DiskEntry["kind"] = "file"; path !== top; path = posix.dirname(path), kind = "folder") {
      const [folder, name] = [posix.dirname(path), posix.basename(path)];
      folders.set(folder, (folders.get(folder) ?? new Map<string, DiskEntry>()).set(name, { name, kind }));
    }
  const kindOf = (path: string) => (files.has(path) ? "file" : folders.has(path) ? "folder" : undefined);
  return {
    kind: kindOf,
    read,
    realPath: (path) => (kindOf(path) === undefined ? undefined : path),
    list: (path) => [...(folders.get(path)?.values() ?? [])].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}
