import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { LineEnd } from "../compare/line-end.ts";

const bom = Buffer.from("\ufeff");
const carriageReturn = "\r".charCodeAt(0);

// Latin-1 maps each byte to one character, so bytes of any encoding survive.
function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function hasBom(bytes: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, bom.length), bom) === 0;
}

/** Returns the bytes without line ends of Windows and byte order mark. */
export function plain(bytes: Uint8Array): Uint8Array {
  const body = hasBom(bytes) ? bytes.subarray(bom.length) : bytes;
  // Most texts need no conversion and are not copied.
  return body.includes(carriageReturn) ? Buffer.from(lettersOf(body).replaceAll("\r\n", "\n"), "latin1") : body;
}

/** Returns a text without line ends of Windows and byte order mark, one character for each byte. */
export function plainText(bytes: Uint8Array): string {
  return lettersOf(plain(bytes));
}

/** Splits a plain text; a final line end gives an empty last line. */
export function linesOf(text: string): string[] {
  return text.split("\n");
}

/** Returns the bytes of a plain text. */
export function textBytes(text: string): Uint8Array {
  return Buffer.from(text, "latin1");
}

/** Hashes the exact bytes, to detect any change. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

/** Hashes a text without line ends and byte order mark, so that a checkout does not count as an edit. */
export function textHash(bytes: Uint8Array): string {
  return bytesHash(plain(bytes));
}

/** True if two texts are equal except for line ends and a byte order mark. */
export function isSameText(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(plain(one), plain(other)) === 0;
}

/** True if a power cut can have left these bytes: a prefix of the wanted bytes, perhaps empty, then zeros. */
export function isCutOff(found: Uint8Array, wanted: Uint8Array): boolean {
  let end = found.length;
  while (end > 0 && found[end - 1] === 0) end -= 1;
  return end < wanted.length && found.subarray(0, end).every((byte, at) => byte === wanted[at]);
}

/** Converts the line ends of a generated text. */
export function withLineEnd(text: Uint8Array, lineEnd: LineEnd): Uint8Array {
  return lineEnd === "\n" ? text : Buffer.from(lettersOf(text).replaceAll("\n", lineEnd), "latin1");
}

/** Gives a new text the line ends and byte order mark of the file; mixed line ends become LF. */
export function inStyleOf(file: Uint8Array, text: Uint8Array): Uint8Array {
  const model = lettersOf(file);
  if (!model.includes("\n")) return text;
  const isCrlf = !/(?<!\r)\n/.test(model);
  const body = lettersOf(plain(text));
  return Buffer.concat([
    ...(hasBom(file) ? [bom] : []),
    Buffer.from(isCrlf ? body.replaceAll("\n", "\r\n") : body, "latin1"),
  ]);
}
