/** Decodes strict UTF-8; undefined for any other bytes. Drops a byte order mark unless it is kept. */
export function utf8(bytes: Uint8Array, { keepsMark = false } = {}): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: keepsMark }).decode(bytes);
  } catch {
    return undefined;
  }
}
