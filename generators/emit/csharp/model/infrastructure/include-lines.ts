import type { StoredChild, StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";

/** Returns the calls that load everything below an entity in the order of its lists; none for an entity without children. */
export function includeLines(stored: StoredEntity): readonly string[] {
  const lines = childLines(stored, stored.children);
  return lines.length === 0 || isReadInParts(stored) ? lines : [...lines, `.${extensionMethod("AsSingleQuery")}()`];
}

/** Returns the calls that load some children of an entity with everything below them: in the order of their lists, or those that a call chooses. */
export function childLines(stored: StoredEntity, children: readonly StoredChild[], chosen?: string): readonly string[] {
  return children.flatMap((child) => branches(child).flatMap((path, index) => pathLines(stored, path, index, chosen)));
}

/** True for a root with one column of a key, and with lists that one statement would multiply, so that each gets a statement of its own. Spec: model-infrastructure, Repositories. */
export function isReadInParts(stored: StoredEntity): boolean {
  return stored.owner === undefined && stored.key.length === 1 && listEndsOf(stored) > 1;
}

/** True for a list whose children have two lists below them. */
export function hasListsToMultiply({ stored }: StoredChild): boolean {
  return listEndsOf(stored) > 1;
}

/** Counts the lists below an entity that lead to no further one. */
function listEndsOf({ children }: StoredEntity): number {
  return children
    .map(({ isList, stored }) => Math.max(isList ? 1 : 0, listEndsOf(stored)))
    .reduce((sum, count) => sum + count, 0);
}

type Path = readonly StoredChild[];

/** Returns the way to each entity without children. */
function branches(child: StoredChild): readonly Path[] {
  const { children } = child.stored;
  return children.length === 0 ? [[child]] : children.flatMap(branches).map((path) => [child, ...path]);
}

function pathLines(stored: StoredEntity, path: Path, index: number, chosen?: string): readonly string[] {
  return path.map((child, depth) => {
    const owner = path[depth - 1]?.stored ?? stored;
    const variable = variableOf(owner);
    const method = extensionMethod(depth === 0 ? "Include" : "ThenInclude");
    const selected = `${variable}.${pascalCaseOf(child.member.name)}`;
    // EF Core takes the order of a list once.
    const isRepeated = index > 0 && depth < path.length - 1;
    const which = depth === 0 && chosen !== undefined ? chosen : inListOrder(variableOf(child.stored));
    return `.${method}(${variable} => ${selected}${child.isList && !isRepeated ? which : ""})`;
  });
}

/** Returns the calls that put children in the order of their list. */
export function inListOrder(variable: string): string {
  const position = `${typeName("EF")}.Property<int>(${variable}, ${typeName("ListPosition")}.Name)`;
  return `.${extensionMethod("OrderBy")}(${variable} => ${position}).${extensionMethod("ThenBy")}(${variable} => ${variable}.Id)`;
}

function variableOf({ entity }: StoredEntity): string {
  return csharpIdentifier(camelCaseOf(entity.name));
}
