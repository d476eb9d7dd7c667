import { type CompletionItem, CompletionItemKind } from "vscode-languageserver";
import type { Span } from "../../diagnostics/diagnostic.ts";
import type { EntityDecl, Located } from "../../entity/declaration.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";

/** Returns the words for a value that the schema cannot know: an entity behind `relatedEntity`, a property of it behind `foreignKey`. */
export function entityCompletions(snapshot: EntitySnapshot, path: string, offset: number): CompletionItem[] {
  const text = snapshot.text(path);
  const before = text.slice(Math.max(0, text.lastIndexOf("\n", offset - 1) + 1), offset);
  if (/\brelatedEntity:\s*["']?\w*$/.test(before))
    return entityNames(snapshot).map((label) => ({ label, kind: CompletionItemKind.Class }));
  if (!/\bforeignKey:\s*["']?\w*$/.test(before)) return [];
  const after = text.slice(offset, text.indexOf("\n", offset) === -1 ? text.length : text.indexOf("\n", offset));
  const child = relatedEntityAround(text, offset, before + after);
  return propertyNames(snapshot, child).map((label) => ({ label, kind: CompletionItemKind.Field }));
}

function entityNames(snapshot: EntitySnapshot): readonly string[] {
  const declared = snapshot.declared().entities.map(({ name }) => name.value);
  // A file that is being written may not have its form yet; its entities stand two spaces below `entity`.
  const written = snapshot.paths.flatMap((path) => namesWritten(snapshot.text(path)));
  return [...new Set([...declared, ...written])].sort();
}

function namesWritten(text: string): readonly string[] {
  const body = /^entity:[^\n]*\n((?:(?:[ \t].*|[ \t]*#.*|)\r?\n?)*)/m.exec(text)?.[1] ?? "";
  const indent = /^( +)[A-Za-z]/m.exec(body)?.[1];
  return indent === undefined
    ? []
    : Array.from(body.matchAll(new RegExp(`^${indent}([A-Za-z]\\w*):`, "gm")), ([, name = ""]) => name);
}

/** Finds the related entity that stands on the line of an offset, or on a neighbouring line of its block. */
function relatedEntityAround(text: string, offset: number, line: string): string | undefined {
  const here = /\brelatedEntity:\s*["']?(\w+)/.exec(line)?.[1];
  if (here !== undefined) return here;
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const isInBlock = (one: string) => (/^\s*/.exec(one)?.[0].length ?? 0) === indent && one.trim() !== "";
  const above = text.slice(0, offset).split("\n").slice(0, -1).reverse();
  const below = text.slice(offset).split("\n").slice(1);
  const block = [above, below].flatMap((lines) => {
    const end = lines.findIndex((one) => !isInBlock(one));
    return end === -1 ? lines : lines.slice(0, end);
  });
  return block.flatMap((one) => /\brelatedEntity:\s*["']?(\w+)/.exec(one)?.[1] ?? [])[0];
}

function propertyNames(snapshot: EntitySnapshot, entity: string | undefined): readonly string[] {
  const found = entity === undefined ? undefined : snapshot.declared().byName.get(entity);
  return (found?.properties ?? []).filter(({ isKey }) => !isKey).map(({ name }) => name.value);
}

/** Returns the name that declares the entity or foreign key at an offset. */
export function entityDefinition(snapshot: EntitySnapshot, path: string, offset: number): Span | undefined {
  const { entities, byName } = snapshot.declared();
  for (const { relationships } of entities)
    for (const { relatedEntity, foreignKey } of relationships) {
      const child = byName.get(relatedEntity.value);
      if (isAt(relatedEntity, path, offset)) return child?.name.span;
      if (foreignKey !== undefined && isAt(foreignKey, path, offset)) return propertyOf(child, foreignKey.value);
    }
  return undefined;
}

function isAt({ span }: Located<string>, path: string, offset: number): boolean {
  return span.path === path && span.start <= offset && offset <= span.end;
}

function propertyOf(entity: EntityDecl | undefined, name: string): Span | undefined {
  return entity?.properties.find((property) => property.name.value.toLowerCase() === name.toLowerCase())?.name.span;
}

/** Returns every relationship that leads to the entity at an offset. */
export function entityReferences(snapshot: EntitySnapshot, path: string, offset: number): readonly Span[] {
  const { entities } = snapshot.declared();
  const related = entities.flatMap(({ relationships }) => relationships.map(({ relatedEntity }) => relatedEntity));
  const found = [...entities.map(({ name }) => name), ...related].find((one) => isAt(one, path, offset));
  return related.filter(({ value }) => value === found?.value).map(({ span }) => span);
}
