import { inflateRawSync } from "node:zlib";

/** A file of a zip archive, as its directory describes it. */
export interface ZipEntry {
  readonly path: string;
  /** The permissions on Unix, such as 0o755. */
  readonly mode: number;
  readonly content: Buffer;
}

/** Reads a zip archive without comments by its directory, as programs that unpack do. */
export function zipEntries(archive: Buffer): readonly ZipEntry[] {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error("The archive has no end.");
  const entries: ZipEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  while (entries.length < archive.readUInt16LE(end + 10)) {
    const [size, name] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    entries.push({
      path: archive.toString("utf8", at + 46, at + 46 + name),
      mode: (archive.readUInt32LE(at + 38) >>> 16) & 0o777,
      content: inflateRawSync(archive.subarray(start, start + size)),
    });
    at += 46 + name + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
