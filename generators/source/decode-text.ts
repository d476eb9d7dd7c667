import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { utf8 } from "../text/utf8.ts";

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
  if (utf8(bytes) !== undefined) return undefined;
  const start = Math.max(text.indexOf("\ufffd"), 0);
  const hint = hasUtf16Mark(bytes) ? "The file looks like UTF-16: save it as UTF-8." : undefined;
  return [report(catalogue.notUtf8, {}, { span: { path, start, end: start + 1 }, hint })];
}

function hasUtf16Mark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

// Control characters except tab and line ends, bidirectional marks, byte order marks, lone surrogates and noncharacters.
const unsafe =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\p{Cs}]/gu;
const most = 20;

/** Reports the characters that could hide the content of a text; `spanOf` converts an offset to a span. */
export function unsafeCharacters(text: string, spanOf: (offset: number) => Span): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const found of text.matchAll(unsafe)) {
    diagnostics.push(
      report(catalogue.controlCharacter, { character: nameOf(found[0]) }, { span: spanOf(found.index) }),
    );
    if (diagnostics.length === most) break;
  }
  return diagnostics;
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
