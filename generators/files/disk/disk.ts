/** An entry of a folder. `other` is neither a regular file nor a folder: a socket, a device, a broken link. */
export interface DiskEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
  /** True if the entry is a link to that kind. */
  readonly isLink?: boolean;
}

/** The reading half of a disk, for all stages before writing. Paths are absolute, with forward slashes. Every failure except absence throws a `DiskError`. */
export interface ReadableDisk {
  /** Reads a regular file, following links; undefined if it is absent. Refuses a file of more than `largest` bytes, by default 10 MB. */
  read(path: string, largest?: number): Uint8Array | undefined;
  /** Returns the kind of a path, following links; undefined if it is absent. */
  kind(path: string): DiskEntry["kind"] | undefined;
  /** Lists a folder by name in code-unit order; empty if it is absent. */
  list(path: string): readonly DiskEntry[];
}

/** A disk that also resolves links, for comparison. */
export interface ResolvingDisk extends ReadableDisk {
  /** Resolves every link of a path; undefined if it is absent. */
  realPath(path: string): string | undefined;
}

/** The process that holds a lock. */
export interface LockOwner {
  readonly pid: number;
  /** The name of the machine, in letters that a file name may have. */
  readonly machine: string;
  /** A random hexadecimal number of the process: numbers of processes are used again. */
  readonly run: string;
}

/** The bytes of a file, whole or in consecutive pieces. */
export type FileContent = Uint8Array | readonly Uint8Array[];

export interface CreateOptions {
  /** The file whose permissions are copied, if it exists. */
  readonly like?: string;
  /** True to flush the file to the disk at once, so that it survives a power cut; far slower than a plain write. */
  readonly lasts?: boolean;
}

/** The whole disk, for writing and recovery. If the process dies, each operation happened entirely or not at all, except that `create` may leave a part. */
export interface WritableDisk extends ResolvingDisk {
  readonly owner: LockOwner;
  /** True if the process may still run; always true for a process of another machine. */
  isRunning(owner: LockOwner): boolean;
  /** Waits. */
  pause(milliseconds: number): void;
  /** Returns the seal of bytes, which this user alone can make, and only on this machine. */
  seal(content: FileContent): string;
  /** Creates a file; false if the path exists. */
  create(path: string, content: FileContent, options?: CreateOptions): boolean;
  /** Gives a file a second name; false if the disk has no hard links or refuses one. */
  link(path: string, name: string): boolean;
  /** Moves a file atomically, replacing an existing one; or a folder to a path with nothing at it. */
  rename(from: string, to: string): void;
  /** Removes a file or link, if it exists. */
  remove(path: string): void;
  /** Creates a folder in an existing folder, unless it exists. */
  makeFolder(path: string): void;
  /** Removes a folder if it is empty. */
  removeFolder(path: string): void;
  /** Removes a folder and its content, following no link. */
  removeTree(path: string): void;
  /** Flushes the names in a folder, so that they survive a power cut, as far as the system allows. */
  sync(folder: string): void;
}

/** The folders that a run writes into. */
export interface Site<D extends ReadableDisk = WritableDisk> {
  readonly disk: D;
  /** An absolute path with forward slashes and without a final slash. Every path of a run is relative to it. */
  readonly root: string;
  /** The folders and single files outside the root that may be written, such as `../Shop.Data`; none by default. */
  readonly scope?: readonly string[];
}
