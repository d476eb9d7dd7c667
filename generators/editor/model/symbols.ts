import { type DocumentSymbol, SymbolKind, type WorkspaceSymbol } from "vscode-languageserver";
import type { ContextDecl } from "../../model/ast.ts";
import type { Missing, Name, Node } from "../../model/ast-node.ts";
import { ofKind } from "../../model/items.ts";
import type { TextIndex } from "../text-index.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

type Item = ContextDecl["items"][number];

/** A node of the outline. */
interface Outlined extends Node {
  readonly kind: string;
  readonly name?: Name;
}

const kinds: Readonly<Record<string, SymbolKind>> = {
  context: SymbolKind.Namespace,
  module: SymbolKind.Module,
  aggregate: SymbolKind.Package,
  entity: SymbolKind.Class,
  value: SymbolKind.Struct,
  quantity: SymbolKind.Struct,
  event: SymbolKind.Event,
  integrationEvent: SymbolKind.Event,
  enum: SymbolKind.Enum,
  enumMember: SymbolKind.EnumMember,
  member: SymbolKind.Field,
  directField: SymbolKind.Field,
  derivedField: SymbolKind.Property,
  states: SymbolKind.Object,
  command: SymbolKind.Method,
  factory: SymbolKind.Constructor,
  repository: SymbolKind.Interface,
  finder: SymbolKind.Method,
  service: SymbolKind.Interface,
  operation: SymbolKind.Function,
  usecase: SymbolKind.Function,
  readModel: SymbolKind.Interface,
  projection: SymbolKind.Interface,
  query: SymbolKind.Function,
  spec: SymbolKind.Boolean,
  policy: SymbolKind.Event,
  schedule: SymbolKind.Event,
  process: SymbolKind.Event,
  step: SymbolKind.EnumMember,
};

/** Returns the outline of a file. Declarations without a name, and invariants, are left out. */
export function documentSymbols(snapshot: ModelSnapshot, path: string): DocumentSymbol[] {
  const contexts = ofKind(snapshot.file(path)?.contexts ?? [], "context");
  return contexts.flatMap((context) => symbolsOf(context, snapshot.index(path)));
}

function symbolsOf(node: Outlined | Missing, index: TextIndex): DocumentSymbol[] {
  const kind = kinds[node.kind];
  if (kind === undefined) return [];
  const name = nameOf(node);
  if (name === undefined) return [];
  const within = { start: Math.max(name.start, node.span.start), end: Math.min(name.end, node.span.end) };
  const children = partsOf(node).flatMap((part) => symbolsOf(part, index));
  const [range, selectionRange] = [index.rangeOf(node.span), index.rangeOf(within)];
  return [{ name: name.text, detail: wordOf(node.kind), kind, range, selectionRange, children }];
}

function nameOf(node: Outlined): Name | undefined {
  if (node.kind === "repository") return { text: "repository", ...node.span, end: node.span.start + 10 };
  return node.name === undefined || node.name.text === "" ? undefined : node.name;
}

/** Returns the declarations inside a declaration. */
export function partsOf(node: Node): readonly (Outlined | Missing)[] {
  const parts: readonly (Outlined | Missing)[][] = ["items", "members", "fields", "finders"].map((key) => {
    const part: unknown = Reflect.get(node, key);
    return Array.isArray(part) ? part : [];
  });
  return parts.flat();
}

const words: Readonly<Record<string, string>> = {
  member: "field",
  directField: "field",
  derivedField: "field",
  enumMember: "member",
  factory: "create",
  readModel: "readmodel",
  projection: "readmodel",
  integrationEvent: "integration event",
};

function wordOf(kind: Item["kind"] | string): string {
  return words[kind] ?? kind;
}

const most = 500;

/** Finds declarations of a model whose name has the letters of a query in their order. */
export function workspaceSymbols(
  snapshot: ModelSnapshot,
  query: string,
  uriOf: (path: string) => string,
): WorkspaceSymbol[] {
  const wanted = query.toLowerCase();
  const found = snapshot.paths.flatMap((path) =>
    documentSymbols(snapshot, path).flatMap((symbol) => flattened(symbol, undefined, uriOf(path))),
  );
  return found.filter(({ name }) => isIn(wanted, name.toLowerCase())).slice(0, most);
}

function flattened(symbol: DocumentSymbol, container: string | undefined, uri: string): WorkspaceSymbol[] {
  const { name, kind, selectionRange: range, children = [] } = symbol;
  const own = { name, kind, location: { uri, range }, ...(container !== undefined && { containerName: container }) };
  return [own, ...children.flatMap((child) => flattened(child, name, uri))];
}

function isIn(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
