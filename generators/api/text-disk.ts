import type { DiskEntry, ResolvingDisk } from "../files/disk/disk.ts";

/** Returns a disk that has texts for its files, by absolute paths. */
export function textDisk(texts: ReadonlyMap<string, string>): ResolvingDisk {
  const folders = new Map<string, Map<string, DiskEntry>>();
  for (const path of texts.keys()) addFile(folders, path);
  const kind = (path: string): DiskEntry["kind"] | undefined => {
    if (texts.has(path)) return "file";
    return folders.has(path) ? "folder" : undefined;
  };
  return {
    kind,
    read: (path) => {
      const text = texts.get(path);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    realPath: (path) => (kind(path) === undefined ? undefined : path),
    list: (path) => [...(folders.get(path)?.values() ?? [])].sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** Adds a file to its folder, and that folder to those above it. */
function addFile(folders: Map<string, Map<string, DiskEntry>>, path: string): void {
  let entry: DiskEntry = { name: nameOf(path), kind: "file" };
  for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) {
    const entries = folders.get(folder) ?? new Map<string, DiskEntry>();
    folders.set(folder, entries.set(entry.name, entry));
    entry = { name: nameOf(folder), kind: "folder" };
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
