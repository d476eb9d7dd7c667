import type { Span } from "../../diagnostics/diagnostic.ts";
import { quoted } from "../../text/quoted.ts";
import type { entityFileKeys } from "./entity-file-keys.ts";
import type { YamlEntry, YamlNode } from "./yaml-node.ts";

/** A node of the file that a schema error refers to. */
export interface FaultyNode {
  readonly node: YamlNode;
  /** The span of the key; for the whole file its start. */
  readonly keySpan: Span;
  readonly name: string;
  readonly path: readonly string[];
}

/** Resolves a JSON pointer in a file. */
export function nodeAt(root: YamlNode, pointer: string): FaultyNode {
  const path = pointer.split("/").slice(1).map(unescaped);
  let node = root;
  let entry: YamlEntry | undefined;
  for (const key of path) {
    entry = node.kind === "map" ? node.entries.get(key) : undefined;
    node = (node.kind === "list" ? node.items[Number(key)] : entry?.value) ?? node;
  }
  const keySpan = entry?.keySpan ?? { ...root.span, end: Math.min(root.span.start + 1, root.span.end) };
  return { node, keySpan, name: nameOf(path), path };
}

/** Names a node as the user would: "entity `Post`", "property `Title` of `Post`", "`pageSize` of entity `Post`". */
function nameOf(path: readonly string[]): string {
  const [section, name, ...rest] = path;
  if (section === undefined) return "the file";
  if (name !== undefined && section === "entity") return nameInEntity(name, rest);
  if (name !== undefined && section === "enums")
    return `${rest.length === 0 ? "" : "a member of "}enum ${quoted(name)}`;
  return quoted(path.join("."));
}

function nameInEntity(entity: string, path: readonly string[]): string {
  const [part, member, ...rest] = path;
  if (part === undefined) return `entity ${quoted(entity)}`;
  if (member === undefined || (part !== "properties" && part !== "relationships")) {
    return `${quoted(path.join("."))} of entity ${quoted(entity)}`;
  }
  const owner = `${part === "properties" ? "property" : "relationship"} ${quoted(member)} of ${quoted(entity)}`;
  return rest.length === 0 ? owner : `${quoted(rest.join("."))} of ${owner}`;
}

function unescaped(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Returns the part of the schema at a path. Decides by depth, because an entity or property can have the name of a section. */
export function partOf([section, entity, members, member, ...rest]: readonly string[]): keyof typeof entityFileKeys {
  if (section === undefined) return "file";
  if (section === "target") return "target";
  if (section === "enums") return "enumMember";
  if (section === "defaults") return defaultsPart(entity, members, member);
  if (members === undefined) return "entity";
  if (members === "access") return accessPart(member);
  if (members === "rows") return rowsPart(member, rest[0]);
  if (members === "renamedFrom") return "renamedEntity";
  if (members === "properties") return "property";
  return rest.length === 0 ? "relationship" : "policy";
}

function defaultsPart(
  key: string | undefined,
  member: string | undefined,
  unless: string | undefined,
): keyof typeof entityFileKeys {
  if (key === undefined) return "defaults";
  if (key !== "rows") return accessPart(member);
  return member === undefined ? "defaultRows" : rowsPart(member, unless);
}

function rowsPart(scope: string | undefined, unless: string | undefined): keyof typeof entityFileKeys {
  if (scope === undefined) return "ownRows";
  return unless !== undefined ? "policy" : scope === "owner" ? "owner" : "tenant";
}

function accessPart(operation: string | undefined): "operations" | "policy" {
  return operation === undefined ? "operations" : "policy";
}
