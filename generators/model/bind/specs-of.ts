import type { SpecDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import type { ContextSymbols } from "./symbols.ts";

/** Every specification of a context, those of its aggregates included. */
export function specsOf({ parts, aggregates }: ContextSymbols): readonly SpecDecl[] {
  return [
    ...gather(parts, ({ items }) => ofKind(items, "spec")),
    ...gather(aggregates, ({ items }) => ofKind(items, "spec")),
  ];
}
