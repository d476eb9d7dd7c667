import { Buffer } from "node:buffer";
import type { CreateOptions, FileContent, WritableDisk } from "../../generators/files/disk.ts";
import { DiskError } from "../../generators/files/disk-error.ts";

/** The end of a process, as seen by its disk. */
export class Killed extends Error {}

/** A fault at the `at`-th operation: it fails once or from then on, or the process dies before or within it. */
export interface Fault {
  readonly at: number;
  readonly kind: "fail" | "fail-on" | "kill" | "kill-within";
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
]);

function firstHalf(content: FileContent): Uint8Array {
  const bytes = Buffer.concat([content].flat());
  return bytes.subarray(0, bytes.length / 2);
}

function throwKilled(): never {
  throw new Killed();
}

/** Creates a disk with one fault. Reading counts as an operation, but keeps working for `fail-on`, as on a full disk. */
export function faultyDisk(disk: WritableDisk, { at, kind }: Fault, die: () => unknown = throwKilled): FaultyDisk {
  let count = 0;
  const fails = (name: string): boolean =>
    kind.startsWith("fail") && (count === at || (count > at && kind === "fail-on" && writers.has(name)));
  const guarded =
    <A extends readonly [string, ...unknown[]], R>(name: string, operation: (...args: A) => R) =>
    (...args: A): R => {
      count++;
      if (count === at && kind === "kill-within") operation(...args);
      if (count >= at && kind.startsWith("kill")) die();
      if (fails(name)) throw new DiskError(args[0], "EIO");
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
