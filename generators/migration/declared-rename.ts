import type { NewName } from "../text/new-names.ts";

/** A rename that the user has declared: of a class, or of a property of a class. Names have no namespace, unless the user wrote one. */
export interface DeclaredRename {
  /** The class as it is now. */
  readonly entity: string;
  /** The property as it is now, with the structures around it; undefined if the class was renamed. */
  readonly property: string | undefined;
  /** The old name of the class or property, with the old names of the structures around it. */
  readonly from: string;
  /** The new names that the last part of its namespace can have with it. */
  readonly folders?: readonly NewName[];
}

/** Returns a rename as the command line has it: `Product:Item`, or `Item.Title:Name`. */
export function renameText({ entity, property, from }: DeclaredRename): string {
  return property === undefined ? `${from}:${entity}` : `${entity}.${from}:${property}`;
}

/** Reads a rename of the command line; undefined for another text. */
export function readRename(text: string): DeclaredRename | undefined {
  const [from = "", to = "", ...rest] = text.split(":");
  if (rest.length > 0 || !isName(from) || !isName(to)) return undefined;
  const dot = from.lastIndexOf(".");
  if (to.includes(".") || dot < 0) return { entity: to, property: undefined, from };
  return { entity: from.slice(0, dot), property: to, from: from.slice(dot + 1) };
}

function isName(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{Nd}_]*(?:\.[\p{L}_][\p{L}\p{Nd}_]*)*$/u.test(text);
}
