import { Document } from "yaml";
import type { AccessShape, EntityShape, TargetShape } from "./entity-file.ts";
import { yamlOf } from "./yaml-of.ts";

/** The content of a new entity file. */
export interface NewEntityFile {
  /** The path of the schema from the file, for editors. */
  readonly schema: string;
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
  document.commentBefore = ` yaml-language-server: $schema=${schema}`;
  const text = document.toString({ lineWidth: 0, directives: false }).replace(/^(#.*\n)\n/, "$1");
  return new TextEncoder().encode(text);
}
