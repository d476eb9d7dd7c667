import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { unsafeCharacters } from "./unsafe-characters.ts";

export interface InputFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const largest = 1024 * 1024;

/** Decodes a file that is UTF-8, within the size limit and free of unsafe characters. Drops a byte order mark. */
export function decodeText({ path, bytes }: InputFile): Result<string> {
  const text = textOf(bytes);
  const diagnostics =
    decodingFault(path, bytes, text) ?? unsafeCharacters(text, (offset) => ({ path, start: offset, end: offset + 1 }));
  return resultOf(text, diagnostics);
}

/** Decodes any bytes for code frames; invalid UTF-8 becomes U+FFFD. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder("utf-8").decode(bytes.subarray(0, largest));
}

function decodingFault(path: string, bytes: Uint8Array, text: string): readonly Diagnostic[] | undefined {
  if (bytes.length > largest)
    return [report(catalogue.fileTooLarge, { limit: "1 MiB" }, { span: { path, start: 0, end: 0 } })];
  if (isUtf8(bytes)) return undefined;
  const start = Math.max(text.indexOf("\ufffd"), 0);
  const hint = hasUtf16Mark(bytes) ? "The file looks like UTF-16: save it as UTF-8." : undefined;
  return [report(catalogue.notUtf8, {}, { span: { path, start, end: start + 1 }, hint })];
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
