import type { SpecDecl } from "../ast.ts";
import { ofKind } from "../items.ts";
import type { ContextSymbols } from "./symbols.ts";

/** Every specification of a context, those of its aggregates included. */
export function specsOf({ parts, aggregates }: ContextSymbols): readonly SpecDecl[] {
  return [
    ...parts.flatMap(({ items }) => ofKind(items, "spec")),
    ...aggregates.flatMap(({ items }) => ofKind(items, "spec")),
  ];
}
