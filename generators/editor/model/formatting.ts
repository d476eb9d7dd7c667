import type { TextEdit } from "vscode-languageserver";
import { format } from "../../model/format.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Returns the edit that gives a file its canonical layout, as `tenon fmt` does; none for a file with syntax errors. Only lines that differ change. Spec: model-syntax, Canonical layout. */
export function formattingEdits(snapshot: ModelSnapshot, path: string): TextEdit[] {
  const parsed = snapshot.checked.parsed.get(path);
  if (parsed === undefined || parsed.parsed.diagnostics.length > 0) return [];
  const { text } = parsed;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const laid = format(parsed.parsed.file, text).replaceAll("\n", lineEnd);
  const start = lineStartWhere(text, laid, commonStart(text, laid));
  const end = Math.min(commonEnd(text, laid), text.length - start, laid.length - start);
  if (text === laid) return [];
  const range = snapshot.index(path).rangeOf({ start, end: text.length - end });
  return [{ range, newText: laid.slice(start, laid.length - end) }];
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Returns the start of the line of an offset, so that no line end is cut in two. */
function lineStartWhere(one: string, other: string, offset: number): number {
  const before = Math.min(one.lastIndexOf("\n", offset - 1), other.lastIndexOf("\n", offset - 1));
  return offset === 0 ? 0 : before + 1;
}

function commonEnd(one: string, other: string): number {
  let length = 0;
  const most = Math.min(one.length, other.length);
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length += 1;
  // Back to a line end, so that no line is cut in two.
  const end = one.indexOf("\n", one.length - length);
  return end === -1 ? 0 : one.length - end - 1;
}
