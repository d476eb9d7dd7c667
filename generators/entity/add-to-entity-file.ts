import { isDeepStrictEqual } from "node:util";
import { type Document, parseDocument } from "yaml";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import { type InputFile, textOf } from "../source/decode-text.ts";
import type { Addition } from "./entity-file.ts";
import { insertAddition } from "./insert-addition.ts";
import { invariant } from "./invariant.ts";
import { readEntityFile } from "./read-entity-file.ts";
import { yamlOf } from "./write-yaml.ts";
import { toPlain, type YamlEntry, type YamlNode } from "./yaml-node.ts";

type Plain = Readonly<Record<string, unknown>>;

/** Adds to an entity file and keeps the bytes of the rest: comments, order, quotes and columns. If the file has no line to insert at, the YAML library reformats it and keeps comments. */
export function addToEntityFile(file: InputFile, addition: Addition): Result<Uint8Array> {
  const before = readEntityFile(file);
  if (!before.ok) return before;
  // Offsets of the YAML library do not count the byte order mark.
  const text = textOf(file.bytes);
  const mark = file.bytes[0] === 0xef ? "\ufeff" : "";
  const wanted = withEntry(toPlain(before.value.root), pathOf(addition), addition.shape);
  const document = parseDocument(text, { uniqueKeys: false });
  const there = entryAt(before.value.root, pathOf(addition));
  if (there !== undefined && isDeepStrictEqual(toPlain(there.value), addition.shape))
    return { ok: true, value: file.bytes, diagnostics: [] };
  const taken = there && report(catalogue.duplicateKey, { key: addition.name }, { span: there.keySpan });
  if (taken !== undefined) return { ok: false, diagnostics: [taken] };
  const candidates = [() => insertAddition(text, document, addition), () => rewritten(document, addition)];
  for (const candidate of candidates) {
    const bytes = new TextEncoder().encode(mark + (candidate() ?? ""));
    const after = readEntityFile({ path: file.path, bytes });
    if (after.ok && isDeepStrictEqual(toPlain(after.value.root), wanted))
      return { ok: true, value: bytes, diagnostics: [] };
  }
  throw new Error("An entity file that can be read can be added to.");
}

function pathOf(addition: Addition): readonly string[] {
  return addition.kind === "entity"
    ? ["entity", addition.name]
    : ["entity", addition.parent, "relationships", addition.name];
}

function entryAt(root: YamlNode, path: readonly string[]): YamlEntry | undefined {
  let node: YamlNode | undefined = root;
  let entry: YamlEntry | undefined;
  for (const key of path) {
    entry = node?.kind === "map" ? node.entries.get(key) : undefined;
    node = entry?.value;
  }
  return entry;
}

function withEntry(plain: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const map = isRecord(plain) ? plain : {};
  return { ...map, [key]: withEntry(map[key], rest, value) };
}

function isRecord(value: unknown): value is Plain {
  return typeof value === "object" && value !== null;
}

function rewritten(document: Document.Parsed, addition: Addition): string {
  const path = pathOf(addition);
  const above = path.slice(0, -1);
  invariant(document.errors.length === 0, "a file with errors is not added to");
  if (document.getIn(above) === null) document.deleteIn(above);
  document.setIn(path, yamlOf(document, addition.shape));
  return document.toString({ lineWidth: 0 });
}
