import { type DocumentSymbol, SymbolKind } from "vscode-languageserver";
import { entriesAt, textAt, type YamlEntry } from "../../entity/yaml/yaml-node.ts";
import type { TextIndex } from "../text-index.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";

/** Returns the outline of an entity file: enums with their members, entities with their properties and relationships. */
export function entitySymbols(snapshot: EntitySnapshot, path: string): DocumentSymbol[] {
  const root = snapshot.trees().get(path);
  if (root === undefined) return [];
  const index = snapshot.index(path);
  const enums = entriesAt(root, "enums").map((entry) => symbolOf(entry, SymbolKind.Enum, index));
  const entities = entriesAt(root, "entity").map((entry) => ({
    ...symbolOf(entry, SymbolKind.Class, index),
    children: [
      ...entriesAt(entry.value, "properties").map((one) => symbolOf(one, SymbolKind.Field, index)),
      ...entriesAt(entry.value, "relationships").map((one) => symbolOf(one, SymbolKind.Property, index)),
    ],
  }));
  return [...enums, ...entities];
}

function symbolOf({ key, keySpan, value }: YamlEntry, kind: SymbolKind, index: TextIndex): DocumentSymbol {
  const detail = textAt(value, "relatedEntity") ?? textAt(value, "type") ?? "";
  const range = index.rangeOf({ start: keySpan.start, end: Math.max(keySpan.end, value.span.end) });
  return { name: key === "" ? '""' : key, detail, kind, range, selectionRange: index.rangeOf(keySpan) };
}
