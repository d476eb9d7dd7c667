import { Document, isMap, isScalar, isSeq, type Node, visit } from "yaml";
import type { AccessShape, EntityShape, TargetShape } from "./entity-file.ts";

/** The sections whose entries take one line each. */
const oneLine: ReadonlySet<string> = new Set(["properties", "relationships"]);

/** Builds the YAML of a part of an entity file, one line for each property and relationship. */
export function yamlOf(document: Document, shape: object): Node {
  const node = document.createNode(shape);
  visit(node, {
    Pair: (_index, { key, value }) => {
      if (isSeq(value)) value.flow = true;
      if (!isMap(value)) return undefined;
      if (!(isScalar(key) && oneLine.has(String(key.value)))) {
        value.flow = true;
        return visit.SKIP;
      }
      for (const { value: member } of value.items) if (isMap(member)) member.flow = true;
      return visit.SKIP;
    },
  });
  if (isMap(node) && node.has("type")) node.flow = true;
  return node;
}

/** Returns the lines of one map entry, without indentation. */
export function linesOf(name: string, shape: object, indent: number): readonly string[] {
  const document = new Document({});
  document.set(name, yamlOf(document, shape));
  return document.toString({ lineWidth: 0, indent }).trimEnd().split("\n");
}

/** The content of a new entity file. */
interface NewEntityFile {
  /** The path of the schema from the file, for editors; undefined if it is not near. */
  readonly schema: string | undefined;
  readonly target: TargetShape | undefined;
  readonly access: AccessShape | undefined;
  readonly name: string;
  readonly shape: EntityShape;
}

/** Writes an entity file with one entity. */
export function newEntityFile({ schema, target, access, name, shape }: NewEntityFile): Uint8Array {
  const document = new Document({});
  const sections = [
    ["version", 1],
    ["target", target],
    ["defaults", access && { access }],
    ["entity", {}],
  ] as const;
  for (const [key, value] of sections) {
    if (value === undefined) continue;
    const pair = document.createPair(key, typeof value === "object" ? yamlOf(document, value) : value);
    if (key !== "version") pair.key.spaceBefore = true;
    document.add(pair);
  }
  document.setIn(["entity", name], yamlOf(document, shape));
  if (schema !== undefined) document.commentBefore = ` yaml-language-server: $schema=${schema}`;
  const text = document.toString({ lineWidth: 0, directives: false }).replace(/^(#.*\n)\n/, "$1");
  return new TextEncoder().encode(text);
}
