import { inflateRawSync } from "node:zlib";

/** Returns the texts of an archive by their paths. Reads its central directory, as every program that unpacks it. */
export function zipFiles(bytes: Buffer): Readonly<Record<string, string>> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let rest = bytes.readUInt16LE(end + 10); rest > 0; rest--) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    const path = bytes.toString("utf8", at + 46, at + 46 + (name ?? 0));
    files[path] = (method === 0 ? content : inflateRawSync(content)).toString("utf8");
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
