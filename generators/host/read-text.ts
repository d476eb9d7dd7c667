import type { ReadableDisk } from "../files/disk.ts";
import { attempt, DiskError } from "../files/disk-error.ts";

/** Reads a UTF-8 or UTF-16 file without its byte order mark; undefined if it is absent or larger than `limit` bytes. */
export function readText(disk: ReadableDisk, path: string, limit = 4 * 1024 * 1024): string | undefined {
  if (disk.kind(path) !== "file") return undefined;
  return decoded(disk.read(path), limit);
}

/** Reads a listed file like `readText`, without asking for its kind first. */
export function textFrom(disk: ReadableDisk, path: string, limit = 4 * 1024 * 1024): string | undefined {
  const bytes = attempt(() => disk.read(path, limit));
  if (bytes instanceof DiskError && bytes.code !== "EFBIG") throw bytes;
  return bytes instanceof DiskError ? undefined : decoded(bytes, limit);
}

function decoded(bytes: Uint8Array | undefined, limit: number): string | undefined {
  return bytes === undefined || bytes.length > limit ? undefined : new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
