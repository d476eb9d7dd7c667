import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { LineEnd } from "./line-end-rules.ts";

const bom = Buffer.from("\ufeff");
const carriageReturn = "\r".charCodeAt(0);

// Read as Latin-1, each byte is one character: text of any encoding, or of none, survives unharmed.
function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function hasBom(bytes: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, bom.length), bom) === 0;
}

function plain(bytes: Uint8Array): Uint8Array {
  const body = hasBom(bytes) ? bytes.subarray(bom.length) : bytes;
  // Most texts are plain already, and then nothing is copied.
  return body.includes(carriageReturn) ? Buffer.from(lettersOf(body).replaceAll("\r\n", "\n"), "latin1") : body;
}

/** The hash of the bytes as they are, to notice any change at all. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

/** The hash of a text whatever its line ends and with or without a byte order mark, so that a checkout does not make it look edited. */
export function textHash(bytes: Uint8Array): string {
  return bytesHash(plain(bytes));
}

/** Whether two texts differ in nothing but line ends and a byte order mark. */
export function isSameText(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(plain(one), plain(other)) === 0;
}

/** A text of ours with other line ends. */
export function withLineEnd(text: Uint8Array, lineEnd: LineEnd): Uint8Array {
  return lineEnd === "\n" ? text : Buffer.from(lettersOf(text).replaceAll("\n", lineEnd), "latin1");
}

/** A new text with the line ends and the byte order mark that the file had; a file of mixed line ends gets LF. */
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
