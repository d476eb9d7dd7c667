import { Buffer } from "node:buffer";
import type { CreateOptions, FileContent, WritableDisk } from "../../generators/files/disk/disk.ts";
import { DiskError } from "../../generators/files/disk/disk-error.ts";

/** The end of a process, as seen by its disk. */
export class Killed extends Error {}

/** A fault at the `at`-th operation: it fails once or from then on, or the process dies before or within it. */
export interface Fault {
  readonly at: number;
  readonly kind: "fail" | "fail-on" | "kill" | "kill-within";
  /** The code of a failure; `EIO` by default. */
  readonly code?: string;
  /** True if calls that only read do not count, and never fail. */
  readonly isWriteOnly?: boolean;
}

export interface FaultyDisk extends WritableDisk {
  /** The number of operations so far. */
  count(): number;
}

const writers: ReadonlySet<string> = new Set([
  "create",
  "link",
  "rename",
  "remove",
  "makeFolder",
  "removeFolder",
  "removeTree",
  "sync",
]);

function firstHalf(content: FileContent): Uint8Array {
  const bytes = Buffer.concat([content].flat());
  return bytes.subarray(0, bytes.length / 2);
}

function throwKilled(): never {
  throw new Killed();
}

/** Creates a disk with one fault. Reading counts as an operation, but keeps working for `fail-on`, as on a full disk. */
export function faultyDisk(
  disk: WritableDisk,
  { at, kind, code = "EIO", isWriteOnly = false }: Fault,
  die: () => unknown = throwKilled,
): FaultyDisk {
  let count = 0;
  const isKill = kind.startsWith("kill");
  const isFailing = (name: string): boolean =>
    !isKill && (count === at || (count > at && kind === "fail-on" && writers.has(name)));
  const strike = (name: string, path: string, operation: () => unknown): void => {
    if (count === at && kind === "kill-within") operation();
    if (count >= at && isKill) die();
    if (isFailing(name)) throw new DiskError(path, code);
  };
  const guarded =
    <A extends readonly [string, ...unknown[]], R>(name: string, operation: (...args: A) => R) =>
    (...args: A): R => {
      if (isWriteOnly && !writers.has(name)) return operation(...args);
      count++;
      strike(name, args[0], () => operation(...args));
      return operation(...args);
    };
  return {
    owner: disk.owner,
    isRunning: disk.isRunning,
    seal: disk.seal,
    pause: disk.pause,
    count: () => count,
    read: guarded("read", disk.read),
    kind: guarded("kind", disk.kind),
    list: guarded("list", disk.list),
    realPath: guarded("realPath", disk.realPath),
    create: guarded("create", (path: string, content: FileContent, options?: CreateOptions) =>
      // A process that dies while creating a file leaves a part of it.
      disk.create(path, count === at && kind === "kill-within" ? firstHalf(content) : content, options),
    ),
    link: guarded("link", disk.link),
    rename: guarded("rename", disk.rename),
    remove: guarded("remove", disk.remove),
    makeFolder: guarded("makeFolder", disk.makeFolder),
    removeFolder: guarded("removeFolder", disk.removeFolder),
    removeTree: guarded("removeTree", disk.removeTree),
    sync: guarded("sync", disk.sync),
  };
}
