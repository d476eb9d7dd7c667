import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import fs, { type Stats } from "node:fs";
import { hostname } from "node:os";
import { kill, pid, platform } from "node:process";
import type { CreateOptions, DiskEntry, FileContent, LockOwner, WritableDisk } from "./disk.ts";
import { DiskError } from "./disk-error.ts";
import { nodeDiskSeal } from "./node-disk-seal.ts";
import { patientDisk } from "./patient-disk.ts";

const tenMegabytes = 10 * 1024 * 1024;
const absence = new Set(["ENOENT", "ENOTDIR"]);

function codeOf(error: unknown): string {
  if (error instanceof DiskError) return error.code;
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  throw error;
}

function attempt<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new DiskError(path, codeOf(error));
  }
}

/** Runs an action, but returns undefined for some error codes. */
function unless<T>(codes: ReadonlySet<string>, path: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    const code = codeOf(error);
    if (codes.has(code)) return undefined;
    throw new DiskError(path, code);
  }
}

function kindOf(stats: Stats): DiskEntry["kind"] {
  if (stats.isFile()) return "file";
  return stats.isDirectory() ? "folder" : "other";
}

function withFile<T>(fd: number, action: (fd: number) => T): T {
  try {
    return action(fd);
  } finally {
    fs.closeSync(fd);
  }
}

// Exceptions for absent files would take most of the time of a first run.
const quietly = { throwIfNoEntry: false } as const;

function read(path: string, largest = tenMegabytes): Uint8Array | undefined {
  const stats = unless(absence, path, () => fs.statSync(path, quietly));
  if (stats === undefined) return undefined;
  if (!stats.isFile()) throw new DiskError(path, stats.isDirectory() ? "EISDIR" : "ENOTREG");
  if (stats.size > largest) throw new DiskError(path, "EFBIG");
  return unless(absence, path, () =>
    // Another process can have put a FIFO there, where opening would wait for a writer that may never come.
    withFile(fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK), (fd) => bytesOf(fd, stats.size)),
  );
}

/** Reads at most so many bytes. `fs.readFileSync` asks for the size again, which takes longer than the bytes of a small file. */
function bytesOf(fd: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const more = fs.readSync(fd, bytes, length, size - length, null);
    if (more === 0) break;
    length += more;
  }
  return bytes.subarray(0, length);
}

function kind(path: string): DiskEntry["kind"] | undefined {
  const stats = unless(new Set([...absence, "ELOOP"]), path, () => fs.statSync(path, quietly));
  if (stats !== undefined) return kindOf(stats);
  return unless(absence, path, () => fs.lstatSync(path, quietly)) === undefined ? undefined : "other";
}

function realPath(path: string): string | undefined {
  return unless(absence, path, () =>
    fs.lstatSync(path, quietly) === undefined ? undefined : fs.realpathSync.native(path).replaceAll("\\", "/"),
  );
}

function list(path: string): readonly DiskEntry[] {
  const entries = unless(absence, path, () => fs.readdirSync(path, { withFileTypes: true })) ?? [];
  return entries
    .map((entry): DiskEntry => {
      if (entry.isFile()) return { name: entry.name, kind: "file" };
      if (entry.isDirectory()) return { name: entry.name, kind: "folder" };
      const isLink = entry.isSymbolicLink();
      return { name: entry.name, kind: (isLink ? kind(`${path}/${entry.name}`) : undefined) ?? "other", isLink };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function takeAfter(fd: number, like: string): void {
  const model = unless(absence, like, () => fs.statSync(like, quietly));
  if (model === undefined) return;
  const { uid, gid } = fs.fstatSync(fd);
  // A file may be given away by root only.
  if (uid !== model.uid || gid !== model.gid)
    unless(new Set(["EPERM"]), like, () => fs.fchownSync(fd, model.uid, model.gid));
  fs.fchmodSync(fd, model.mode & 0o7777);
}

// One call per piece would be slow, and no system accepts more than a thousand pieces.
const piecesAtOnce = 500;

function writeContent(fd: number, content: FileContent): void {
  if (content instanceof Uint8Array) fs.writeFileSync(fd, content);
  else
    for (let first = 0; first < content.length; first += piecesAtOnce)
      writePieces(fd, content.slice(first, first + piecesAtOnce));
}

function writePieces(fd: number, pieces: readonly Uint8Array[]): void {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const written = fs.writevSync(fd, pieces);
  // A system may write less than requested; the next call reports the reason.
  if (written < size) fs.writeFileSync(fd, Buffer.concat(pieces).subarray(written));
}

function create(path: string, content: FileContent, { like, lasts = false }: CreateOptions = {}): boolean {
  const fd = unless(new Set(["EEXIST"]), path, () => fs.openSync(path, "wx"));
  if (fd === undefined) return false;
  try {
    withFile(fd, () => {
      writeContent(fd, content);
      if (like !== undefined) takeAfter(fd, like);
      if (lasts) fs.fsyncSync(fd);
    });
  } catch (error) {
    attempt(path, () => fs.rmSync(path, { force: true }));
    throw new DiskError(path, codeOf(error));
  }
  return true;
}

const linkless = new Set(["EPERM", "EACCES", "ENOTSUP", "ENOSYS", "EMLINK", "EXDEV", "EINVAL"]);

function link(path: string, name: string): boolean {
  return unless(linkless, name, () => fs.linkSync(path, name) ?? true) ?? false;
}

function makeFolder(path: string): void {
  unless(new Set(["EEXIST"]), path, () => fs.mkdirSync(path));
  if (kind(path) !== "folder") throw new DiskError(path, "ENOTDIR");
}

function sync(folder: string): void {
  // Windows and some network file systems cannot flush a folder, and do not lose names.
  unless(new Set(["EPERM", "EACCES", "EISDIR", "EINVAL", "ENOTSUP", ...absence]), folder, () =>
    withFile(fs.openSync(folder, "r"), fs.fsyncSync),
  );
}

const machine = hostname().replaceAll(/[^\w.-]/g, "_");

function isRunning(owner: LockOwner): boolean {
  if (owner.machine !== machine) return true;
  try {
    kill(owner.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== "ESRCH";
  }
}

/** Creates the disk of this machine, the only user of `node:fs` besides its seal. Synchronous, which is faster for small files. */
export function nodeDisk(): WritableDisk {
  const disk = plainDisk();
  return platform === "win32" ? patientDisk(disk) : disk;
}

function plainDisk(): WritableDisk {
  return {
    read,
    kind,
    list,
    realPath,
    owner: { pid, machine, run: randomBytes(8).toString("hex") },
    isRunning,
    pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
    seal: nodeDiskSeal(),
    create,
    link,
    rename: (from, to) => attempt(to, () => fs.renameSync(from, to)),
    remove: (path) => void unless(absence, path, () => fs.unlinkSync(path)),
    makeFolder,
    removeFolder: (path) => void unless(new Set(["ENOTEMPTY", "EEXIST", ...absence]), path, () => fs.rmdirSync(path)),
    removeTree: (path) => void unless(absence, path, () => fs.rmSync(path, { recursive: true, force: true })),
    sync,
  };
}
