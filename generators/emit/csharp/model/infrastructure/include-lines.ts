import type { StoredChild, StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { csharpIdentifier } from "../../csharp-text.ts";
import { extensionMethod, typeName } from "../../names.ts";

/** Returns the calls that load everything below an entity in the order of its lists; none for an entity without children. */
export function includeLines(stored: StoredEntity): readonly string[] {
  const lines = stored.children.flatMap((child) =>
    branches(child).flatMap((path, index) => pathLines(stored, path, index)),
  );
  return lines.length === 0 ? [] : [...lines, `.${extensionMethod("AsSingleQuery")}()`];
}

type Path = readonly StoredChild[];

/** Returns the way to each entity without children. */
function branches(child: StoredChild): readonly Path[] {
  const { children } = child.stored;
  return children.length === 0 ? [[child]] : children.flatMap(branches).map((path) => [child, ...path]);
}

function pathLines(stored: StoredEntity, path: Path, index: number): readonly string[] {
  return path.map((child, depth) => {
    const owner = path[depth - 1]?.stored ?? stored;
    const variable = variableOf(owner);
    const method = extensionMethod(depth === 0 ? "Include" : "ThenInclude");
    const selected = `${variable}.${pascalCaseOf(child.member.name)}`;
    // EF Core takes the order of a list once.
    const isRepeated = index > 0 && depth < path.length - 1;
    return `.${method}(${variable} => ${selected}${child.isList && !isRepeated ? ordered(child.stored) : ""})`;
  });
}

function ordered(child: StoredEntity): string {
  const variable = variableOf(child);
  const position = `${typeName("EF")}.Property<int>(${variable}, ${typeName("ListPosition")}.Name)`;
  return `.${extensionMethod("OrderBy")}(${variable} => ${position}).${extensionMethod("ThenBy")}(${variable} => ${variable}.Id)`;
}

function variableOf({ entity }: StoredEntity): string {
  return csharpIdentifier(camelCaseOf(entity.name));
}
