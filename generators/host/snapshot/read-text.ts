import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt, DiskError } from "../../files/disk/disk-error.ts";

/** The errors of a path that is too large a file, or no regular file. */
const unfit: ReadonlySet<string> = new Set(["EFBIG", "EISDIR", "ENOTREG", "ELOOP"]);

/** Reads a UTF-8 or UTF-16 file without its byte order mark; undefined if it is absent, no regular file, or larger than `limit` bytes. */
export function readText(disk: ReadableDisk, path: string, limit = 4 * 1024 * 1024): string | undefined {
  const bytes = attempt(() => disk.read(path, limit));
  if (bytes instanceof DiskError && !unfit.has(bytes.code)) throw bytes;
  if (bytes instanceof DiskError || bytes === undefined || bytes.length > limit) return undefined;
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
