import { isAlias, isMap, isPair, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { unsafeCharacters } from "../../source/decode-text.ts";
import { deepest, type YamlEntry, type YamlNode, type YamlScalar } from "./yaml-node.ts";

// A file with more is probably no entity file, and a report of each would take seconds.
const mostFaults = 100;

interface Reading {
  readonly path: string;
  readonly text: string;
  readonly depth: number;
  readonly diagnostics: Diagnostic[];
}

/** Converts the tree of the YAML library and reports unsupported YAML features, which then read as empty. */
export function toYamlNode(
  { path, text }: { readonly path: string; readonly text: string },
  contents: unknown,
): { readonly node: YamlNode; readonly diagnostics: readonly Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  return { node: toNode(contents, { path, text, depth: 0, diagnostics }), diagnostics };
}

function toNode(node: unknown, reading: Reading): YamlNode {
  const span = spanOf(node, reading.path);
  const refusal = refusalOf(node, span, reading);
  if (refusal !== undefined) add(reading, refusal);
  else if (isMap(node)) return { kind: "map", entries: entriesOf(node, deeper(reading)), span };
  else if (isSeq(node)) return { kind: "list", items: itemsOf(node, deeper(reading)), span };
  else if (isScalar(node)) return toScalar(node, span, reading);
  return { kind: "scalar", value: null, text: "", isQuoted: false, span };
}

function add(reading: Reading, ...found: readonly Diagnostic[]): void {
  reading.diagnostics.push(...found.slice(0, roomIn(reading)));
}

/** Returns the number of faults that a report can still take. */
function roomIn({ diagnostics }: Reading): number {
  return mostFaults - diagnostics.length;
}

function refusalOf(
  node: unknown,
  span: Span,
  { text, depth }: Pick<Reading, "text" | "depth">,
): Diagnostic | undefined {
  if (isAlias(node)) return report(catalogue.aliasOrAnchor, { written: `*${node.source}` }, { span });
  if (!(isMap(node) || isSeq(node) || isScalar(node))) return undefined;
  if (node.anchor !== undefined) {
    const written = `&${node.anchor}`;
    const start = text.lastIndexOf(written, span.start);
    return report(catalogue.aliasOrAnchor, { written }, { span: { ...span, start, end: start + written.length } });
  }
  if (node.tag !== undefined)
    return report(catalogue.explicitTag, { tag: node.tag.replace("tag:yaml.org,2002:", "!!") }, { span });
  return !isScalar(node) && depth >= deepest ? report(catalogue.tooDeep, { limit: deepest }, { span }) : undefined;
}

function itemsOf({ items }: YAMLSeq, reading: Reading): readonly YamlNode[] {
  return items.map((item) => toNode(isPair(item) ? item.value : item, reading));
}

// Compares keys as texts, so 1 and "1" are equal, in one step for each key: a file can have very many.
function entriesOf({ items }: YAMLMap, reading: Reading): ReadonlyMap<string, YamlEntry> {
  const entries = new Map<string, YamlEntry>();
  for (const { key, value } of items) {
    const entry = toEntry(key, value, reading);
    const first = entry && entries.get(entry.key);
    if (entry === undefined) continue;
    if (first === undefined) entries.set(entry.key, entry);
    else if (roomIn(reading) > 0) add(reading, duplicateKey(entry, first));
  }
  return entries;
}

function duplicateKey({ key, keySpan: span }: YamlEntry, first: YamlEntry): Diagnostic {
  return report(
    catalogue.duplicateKey,
    { key },
    { span, notes: [{ message: "It is here first.", span: first.keySpan }] },
  );
}

function toEntry(key: unknown, value: unknown, reading: Reading): YamlEntry | undefined {
  const keySpan = spanOf(key, reading.path);
  const refusal = refusalOf(key, keySpan, { ...reading, depth: 0 }) ?? keyRefusal(key, keySpan);
  if (refusal !== undefined) add(reading, refusal);
  if (refusal !== undefined || !isScalar(key)) return undefined;
  const name = toScalar(key, keySpan, reading).text;
  const node = toNode(value, reading);
  // An absent value has no span; that of its key is used.
  return { key: name, keySpan, value: node.span.end === 0 ? { ...node, span: keySpan } : node };
}

function keyRefusal(key: unknown, span: Span): Diagnostic | undefined {
  if (!isScalar(key) || key.source === undefined || (isPlain(key) && key.source === ""))
    return report(catalogue.invalidKey, {}, { span });
  return key.source === "<<" ? report(catalogue.mergeKey, {}, { span }) : undefined;
}

function toScalar(scalar: Scalar, span: Span, reading: Reading): YamlScalar {
  const text = isPlain(scalar) ? (scalar.source ?? "") : String(scalar.value);
  // Other scalars hold characters of the file as they are, and these were checked.
  if (scalar.type === "QUOTE_DOUBLE") add(reading, ...unsafeCharacters(text, () => span));
  return { kind: "scalar", value: scalarValueOf(scalar.value, text), text, isQuoted: !isPlain(scalar), span };
}

// Reads plain decimal notation as numbers only: 0x10, 012, 1e3 and -0 stay texts, so that no value surprises.
function scalarValueOf(value: unknown, text: string): YamlScalar["value"] {
  const isPlainDecimal = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) && !/^-[0.]+$/.test(text);
  // A number outside the range of JavaScript keeps its text.
  if (typeof value === "number")
    return isPlainDecimal ? Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE)) : text;
  return typeof value === "boolean" || value === null ? value : text;
}

function isPlain({ type }: Scalar): boolean {
  return type === undefined || type === "PLAIN";
}

function spanOf(node: unknown, path: string): Span {
  // Every node that the library parsed has a range.
  const range = (node as Node | null | undefined)?.range;
  return { path, start: range?.[0] ?? 0, end: range?.[1] ?? 0 };
}

function deeper(reading: Reading): Reading {
  return { ...reading, depth: reading.depth + 1 };
}
