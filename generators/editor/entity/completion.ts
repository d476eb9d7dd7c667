import { type CompletionItem, CompletionItemKind } from "vscode-languageserver";
import type { Declared } from "../../entity/declaration.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";
import { keysAt, valuesAt } from "./schema-at.ts";
import { type Slot, slotAt } from "./slot.ts";

/** Returns the keys and values that can stand at an offset: those of the schema, and the names of entities, enums and properties. */
export function entityCompletions(snapshot: EntitySnapshot, path: string, offset: number): CompletionItem[] {
  const slot = slotAt(snapshot.text(path), offset);
  if (slot === undefined) return [];
  if (slot.isKey) return keyItems(slot, /^\w*["']?[ \t]*:/.test(snapshot.text(path).slice(offset)));
  const declared = snapshot.with((one, text) => (one === path ? slot.text : text)).declared();
  const names = namesFor(slot.path, declared);
  return [
    ...names.map((label) => ({ label, kind: CompletionItemKind.Reference, sortText: `0${label}` })),
    ...valuesAt(slot.path)
      .filter((label) => !slot.taken.has(label))
      .map((label) => ({ label, kind: CompletionItemKind.Value, sortText: `1${label}` })),
  ];
}

function keyItems({ path, taken }: Slot, hasColon: boolean): CompletionItem[] {
  const free = [...keysAt(path)].filter(([key]) => !taken.has(key));
  return free.map(([label, { title = "", description = "" }]) => ({
    label,
    kind: CompletionItemKind.Property,
    detail: title,
    documentation: description,
    insertText: hasColon ? label : `${label}: `,
  }));
}

/** Lists the names that the schema cannot know. */
function namesFor(
  [section, entity = "", part, member = "", key]: readonly string[],
  declared: Declared,
): readonly string[] {
  if (section !== "entity") return [];
  if (part === "properties" && key === "type") return [...declared.enumByName.keys()];
  if (part === "key") return (declared.byName.get(entity)?.properties ?? []).map(({ name }) => name.value);
  if (part !== "relationships") return [];
  if (key === "relatedEntity" || key === "through") return [...declared.byName.keys()].sort();
  if (key !== "foreignKey") return [];
  const { relationships = [] } = declared.byName.get(entity) ?? {};
  const child = relationships.find(({ name }) => name.value === member)?.relatedEntity.value ?? "";
  const properties = declared.byName.get(child)?.properties ?? [];
  return properties.filter(({ isKey }) => !isKey).map(({ name }) => name.value);
}
