import type { Span } from "../../diagnostics/diagnostic.ts";
import type { YamlNode } from "../../entity/yaml/yaml-node.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";
import { schemaAt, valuesAt } from "./schema-at.ts";

/** Returns what the schema says about the key or value at an offset, as Markdown. */
export function entityHover(
  snapshot: EntitySnapshot,
  path: string,
  offset: number,
): { readonly span: Span; readonly text: string } | undefined {
  const tree = snapshot.trees().get(path);
  const found = tree && keyAt(tree, offset, []);
  const part = found && schemaAt(found.keys)[0];
  if (found === undefined || part?.description === undefined) return undefined;
  const values = valuesAt(found.keys).map((value) => `\`${value}\``);
  const words = values.length === 0 ? [] : [`Values: ${values.join(", ")}`];
  return { span: found.span, text: [`**${part.title}**`, part.description, ...words].join("\n\n") };
}

/** Finds the innermost key whose name or value stands at an offset. */
function keyAt(
  node: YamlNode,
  offset: number,
  above: readonly string[],
): { readonly keys: readonly string[]; readonly span: Span } | undefined {
  if (node.kind !== "map") return undefined;
  for (const { key, keySpan, value } of node.entries.values()) {
    const keys = [...above, key];
    if (isIn(keySpan, offset)) return { keys, span: keySpan };
    if (isIn(value.span, offset)) return value.kind === "map" ? keyAt(value, offset, keys) : { keys, span: value.span };
  }
  return undefined;
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}
