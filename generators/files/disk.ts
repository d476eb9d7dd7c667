/** One name in a folder. `other` is what is neither a regular file nor a folder: a socket, a device, a link that leads nowhere. */
export interface DiskEntry {
  readonly name: string;
  readonly kind: "file" | "folder" | "other";
  /** Whether it only leads to that. */
  readonly isLink?: boolean;
}

/** The reading half of a disk, all that the stages before writing may see. Paths are absolute, with forward slashes. Every failure but absence throws a `DiskError`. */
export interface ReadableDisk {
  /** The bytes of a regular file, or undefined where nothing is. Links are followed. A file of more than `largest` bytes, by default 10 MB, is refused. */
  read(path: string, largest?: number): Uint8Array | undefined;
  /** What a path leads to, links followed, or undefined where nothing is. */
  kind(path: string): DiskEntry["kind"] | undefined;
  /** The entries of a folder, sorted by name in code-unit order; empty where no folder is. */
  list(path: string): readonly DiskEntry[];
}

/** A disk that also tells where its links lead, which comparing needs. */
export interface ResolvingDisk extends ReadableDisk {
  /** The path with every link followed, or undefined where nothing is. */
  realPath(path: string): string | undefined;
}

/** A process, as a lock names it. */
export interface LockOwner {
  readonly pid: number;
  readonly machine: string;
}

/** The bytes of a file, whole or in pieces that follow each other. */
export type FileContent = Uint8Array | readonly Uint8Array[];

/** How a file is made. */
export interface CreateOptions {
  /** The file whose permissions it gets, where that exists. */
  readonly like?: string;
  /** Whether it is on the disk before anything else happens, so that it survives a power cut. That takes far longer than writing it. */
  readonly lasts?: boolean;
}

/** The whole disk, which only writing and recovering see. Each operation happens entirely or, if the process dies, not at all; only `create` may leave a part. */
export interface WritableDisk extends ResolvingDisk {
  /** This process. */
  readonly owner: LockOwner;
  /** Whether another process may still be at work; a process of another machine always may. */
  isRunning(owner: LockOwner): boolean;
  /** Makes a new file; false where something already is. */
  create(path: string, content: FileContent, options?: CreateOptions): boolean;
  /** Gives a file a second name; false where the disk has no such thing, or lets us have none. */
  link(path: string, name: string): boolean;
  /** Moves a file, replacing the file that is there, without a moment in which neither is. */
  rename(from: string, to: string): void;
  /** Removes a file or link; does nothing where nothing is. */
  remove(path: string): void;
  /** Makes one folder in a folder that exists; does nothing where it exists already. */
  makeFolder(path: string): void;
  /** Removes a folder that is empty; does nothing where it is not, or is absent. */
  removeFolder(path: string): void;
  /** Removes a folder with all that it holds, following no link; does nothing where nothing is. */
  removeTree(path: string): void;
  /** Makes the names in a folder, and those that were made before, survive a power cut, as far as the system allows. */
  sync(folder: string): void;
}

/** The folder that a run writes into: an absolute path with forward slashes and no slash at its end. */
export interface Site<D extends ReadableDisk = WritableDisk> {
  readonly disk: D;
  readonly root: string;
}
