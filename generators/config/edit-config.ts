import { isDeepStrictEqual } from "node:util";
import { Document, parseDocument } from "yaml";
import { toPlain, type YamlEntry, type YamlMap } from "../entity/yaml/yaml-node.ts";
import { textOf } from "../source/decode-text.ts";
import { type ConfigFile, parsed } from "./read-config.ts";

const heading = "# Options of Tenon that hold for every run on this host. Commit this file.\n";

/** Sets or removes a text of a configuration and keeps the bytes of the rest. A layout without a line for it is reformatted. */
export function withText({ bytes, root }: ConfigFile, key: string, value: string | undefined): Uint8Array {
  const before = bytes === undefined ? heading : textOf(bytes);
  const mark = bytes?.[0] === 0xef ? "\ufeff" : "";
  const wanted = new Map(plainEntries(root)).set(key, value);
  for (const candidate of [() => edited(before, root, { key, value }), () => rewritten(before, key, value)]) {
    const after = new TextEncoder().encode(mark + candidate());
    const read = parsed(after);
    if (read.ok && isDeepStrictEqual(new Map([[key, undefined], ...plainEntries(read.value.root)]), wanted))
      return after;
  }
  throw new Error("A configuration that can be read can be edited.");
}

interface Edit {
  readonly key: string;
  readonly value: string | undefined;
}

function edited(text: string, root: YamlMap | undefined, { key, value }: Edit): string {
  const entry = root?.entries.get(key);
  if (entry === undefined) return appended(text, key, value);
  if (value === undefined) return withoutLines(text, entry);
  const { start, end } = entry.value.span;
  return text.slice(0, start) + scalar(value) + text.slice(end);
}

function appended(text: string, key: string, value: string | undefined): string {
  if (value === undefined) return text;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const separator = text === "" || text.endsWith("\n") ? "" : lineEnd;
  return `${text}${separator}${key}: ${scalar(value)}${lineEnd}`;
}

function withoutLines(text: string, { keySpan, value }: YamlEntry): string {
  const start = text.lastIndexOf("\n", keySpan.start - 1) + 1;
  const end = text.indexOf("\n", Math.max(value.span.end, keySpan.end));
  return text.slice(0, start) + (end < 0 ? "" : text.slice(end + 1));
}

function rewritten(text: string, key: string, value: string | undefined): string {
  const document = parseDocument(text, { uniqueKeys: false });
  if (value === undefined) document.delete(key);
  else document.set(key, value);
  return document.toString({ lineWidth: 0 });
}

function scalar(value: string): string {
  return new Document(value).toString({ lineWidth: 0 }).trimEnd();
}

function plainEntries(root: YamlMap | undefined): readonly (readonly [string, unknown])[] {
  return [...(root?.entries.values() ?? [])].map(({ key, value }) => [key, toPlain(value)]);
}
