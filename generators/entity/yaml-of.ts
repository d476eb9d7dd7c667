import { Document, isMap, isScalar, type Node, visit } from "yaml";
import type { EntityShape, RelationshipShape } from "./entity-file.ts";

/** The sections whose entries take one line each. */
const oneLine: ReadonlySet<string> = new Set(["properties", "relationships"]);

/** Builds the YAML of a part of an entity file, one line for each property and relationship. */
export function yamlOf(document: Document, shape: object): Node {
  const node = document.createNode(shape);
  visit(node, {
    Pair: (_index, { key, value }) => {
      if (!isMap(value)) return undefined;
      if (!(isScalar(key) && oneLine.has(String(key.value)))) {
        value.flow = true;
        return visit.SKIP;
      }
      for (const { value: member } of value.items) if (isMap(member)) member.flow = true;
      return visit.SKIP;
    },
  });
  if (isMap(node) && node.has("relatedEntity")) node.flow = true;
  return node;
}

/** Returns the lines of one map entry, without indentation. */
export function linesOf(name: string, shape: EntityShape | RelationshipShape, indent: number): readonly string[] {
  const document = new Document({});
  document.set(name, yamlOf(document, shape));
  return document.toString({ lineWidth: 0, indent }).trimEnd().split("\n");
}
