import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { DiskEntry, ResolvingDisk, WritableDisk } from "../generators/files/disk/disk.ts";
import { DiskError } from "../generators/files/disk/disk-error.ts";

/** A disk in memory that shows all of its files. */
export interface MemoryDisk extends WritableDisk {
  /** Returns the text of every file by path, sorted. */
  snapshot(): Readonly<Record<string, string>>;
  /** Returns another disk with the same files, perhaps at other places. */
  copy(place?: (path: string) => string): MemoryDisk;
  /** Returns every folder that exists, sorted. */
  folders(): readonly string[];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function withParents(path: string): readonly string[] {
  return path === "" ? [] : [...withParents(parentOf(path)), path];
}

interface Contents {
  readonly files: Map<string, Uint8Array>;
  readonly folders: Set<string>;
}

function contentsOf(texts: Readonly<Record<string, string>>): Contents {
  const folders = new Set(Object.keys(texts).flatMap((path) => withParents(parentOf(path))));
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  return { files, folders };
}

function kindIn({ files, folders }: Contents, path: string): DiskEntry["kind"] | undefined {
  if (files.has(path)) return "file";
  return folders.has(path) ? "folder" : undefined;
}

function fileIn(contents: Contents, path: string): Uint8Array {
  const bytes = contents.files.get(path);
  if (bytes === undefined) throw new DiskError(path, kindIn(contents, path) === "folder" ? "EISDIR" : "ENOENT");
  return bytes;
}

function requireFolder(contents: Contents, path: string): void {
  const folder = parentOf(path);
  const kind = kindIn(contents, folder);
  if (folder !== "" && kind !== "folder") throw new DiskError(path, kind === "file" ? "ENOTDIR" : "ENOENT");
}

function below({ files, folders }: Contents, path: string): readonly string[] {
  const found: string[] = [];
  for (const names of [folders, files.keys()])
    for (const other of names) if (other.startsWith(path) && other[path.length] === "/") found.push(other);
  return found;
}

function readingOf(contents: Contents): ResolvingDisk {
  const kind = (path: string): DiskEntry["kind"] | undefined => kindIn(contents, path);
  return {
    kind,
    read: (path) => (kind(path) === undefined ? undefined : fileIn(contents, path)),
    realPath: (path) => (kind(path) === undefined ? undefined : path),
    list: (path) =>
      below(contents, path)
        .filter((other) => !other.includes("/", path.length + 1))
        .map((other): DiskEntry => ({ name: other.slice(path.length + 1), kind: kind(other) ?? "other" }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function store(contents: Contents, path: string, bytes: Uint8Array): true {
  requireFolder(contents, path);
  if (contents.folders.has(path)) throw new DiskError(path, "EISDIR");
  contents.files.set(path, bytes);
  return true;
}

function moveFolder(contents: Contents, from: string, to: string): void {
  requireFolder(contents, to);
  if (kindIn(contents, to) !== undefined) throw new DiskError(to, "ENOTEMPTY");
  const { files, folders } = contents;
  for (const path of [from, ...below(contents, from)]) {
    const bytes = files.get(path);
    const moved = to + path.slice(from.length);
    if (bytes === undefined) folders.add(moved);
    else files.set(moved, bytes);
    files.delete(path);
    folders.delete(path);
  }
}

/** Writes a file, replacing any, with the folders above it. */
export function put(disk: WritableDisk, path: string, text: string): void {
  for (const folder of withParents(parentOf(path))) disk.makeFolder(folder);
  disk.remove(path);
  disk.create(path, new TextEncoder().encode(text));
}

/** Creates a disk with the given files, as a fake for tests. It knows neither links nor permissions. */
export function memoryDisk(texts: Readonly<Record<string, string>> = {}): MemoryDisk {
  return diskOf(contentsOf(texts));
}

function diskOf(contents: Contents): MemoryDisk {
  const { files, folders } = contents;
  const reading = readingOf(contents);
  return {
    ...reading,
    owner: { pid: 1, machine: "memory", run: "0" },
    isRunning: () => false,
    pause: () => undefined,
    seal: (content) =>
      createHash("sha256")
        .update(Buffer.concat([content].flat()))
        .digest("hex"),
    create: (path, content) =>
      reading.kind(path) === undefined && store(contents, path, Buffer.concat([content].flat())),
    link: (path, name) => store(contents, name, fileIn(contents, path)),
    rename: (from, to) => {
      if (folders.has(from)) return moveFolder(contents, from, to);
      store(contents, to, fileIn(contents, from));
      files.delete(from);
    },
    remove: (path) => {
      if (folders.has(path)) throw new DiskError(path, "EISDIR");
      files.delete(path);
    },
    makeFolder: (path) => {
      requireFolder(contents, path);
      if (files.has(path)) throw new DiskError(path, "ENOTDIR");
      folders.add(path);
    },
    removeFolder: (path) => {
      if (files.has(path)) throw new DiskError(path, "ENOTDIR");
      if (below(contents, path).length === 0) folders.delete(path);
    },
    removeTree: (path) => {
      for (const other of [path, ...below(contents, path)]) {
        files.delete(other);
        folders.delete(other);
      }
    },
    sync: () => undefined,
    snapshot: () => {
      const text = new TextDecoder("utf-8", { ignoreBOM: true });
      return Object.fromEntries(
        [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, bytes]) => [path, text.decode(bytes)]),
      );
    },
    copy: (place = (path) => path) => {
      const moved = [...files].map(([path, bytes]) => [place(path), bytes] as const);
      return diskOf({ files: new Map(moved), folders: new Set([...folders].map(place)) });
    },
    folders: () => [...folders].sort(),
  };
}
