import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";

// Read as Latin-1, each byte is one character: text of any encoding, or of none, survives unharmed.
const bom = "\u00ef\u00bb\u00bf";

function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function plain(letters: string): string {
  return (letters.startsWith(bom) ? letters.slice(bom.length) : letters).replaceAll("\r\n", "\n");
}

/** The hash of the bytes as they are, to notice any change at all. */
export function bytesHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 32);
}

// Most texts are plain already, and a large one is not copied for nothing.
function isPlain(bytes: Uint8Array): boolean {
  return bytes[0] !== bom.charCodeAt(0) && !bytes.includes(0x0d);
}

/** The hash of a text whatever its line ends and with or without a byte order mark, so that a checkout does not make it look edited. */
export function textHash(bytes: Uint8Array): string {
  return bytesHash(isPlain(bytes) ? bytes : Buffer.from(plain(lettersOf(bytes)), "latin1"));
}

/** Whether two texts differ in nothing but line ends and a byte order mark. */
export function isSameText(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0 || plain(lettersOf(one)) === plain(lettersOf(other));
}

/** A new text with the line ends and the byte order mark that the file had; a file of mixed line ends gets LF. */
export function inStyleOf(file: Uint8Array, text: Uint8Array): Uint8Array {
  const model = lettersOf(file);
  if (!model.includes("\n")) return text;
  const isCrlf = !/(?<!\r)\n/.test(model);
  const body = plain(lettersOf(text));
  return Buffer.from((model.startsWith(bom) ? bom : "") + (isCrlf ? body.replaceAll("\n", "\r\n") : body), "latin1");
}
