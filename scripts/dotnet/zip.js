import { crc32, deflateRawSync } from "node:zlib";

/** A fixed time, so that equal files give equal archives: the first of 1980. */
const date = 0b0000000_0001_00001;

/**
 * Returns a zip archive of the files.
 * @param {readonly { readonly path: string, readonly content: Buffer, readonly isExecutable?: boolean }[]} files
 */
export function zip(files) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { path, content, isExecutable = false } of files) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 6 });
    const common = commonFields(name, content, packed);
    const local = Buffer.concat([integers([4, 0x04034b50]), common, name, packed]);
    parts.push(local);
    // Made on Unix, so that the permissions in the upper half of the attributes count.
    const made = integers([4, 0x02014b50], [2, (3 << 8) | 20]);
    const mode = isExecutable ? 0o100755 : 0o100644;
    const rest = integers([2, 0], [2, 0], [2, 0], [4, (mode << 16) >>> 0], [4, offset]);
    directory.push(Buffer.concat([made, common, rest, name]));
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const counts = integers([2, files.length], [2, files.length], [4, index.length], [4, offset], [2, 0]);
  return Buffer.concat([...parts, index, integers([4, 0x06054b50], [2, 0], [2, 0]), counts]);
}

/**
 * Returns the fields that the two heads of a file share.
 * @param {Buffer} name
 * @param {Buffer} content
 * @param {Buffer} packed
 */
function commonFields(name, content, packed) {
  const utf8 = 0x0800;
  const deflated = 8;
  const sizes = integers([4, crc32(content)], [4, packed.length], [4, content.length]);
  return Buffer.concat([
    integers([2, 20], [2, utf8], [2, deflated], [2, 0], [2, date]),
    sizes,
    integers([2, name.length], [2, 0]),
  ]);
}

/**
 * Returns numbers in little-endian order.
 * @param {readonly (readonly [size: number, value: number])[]} fields
 */
function integers(...fields) {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
