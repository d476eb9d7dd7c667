import type { AggregateDecl, FinderDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";

export function findersOf({ items }: AggregateDecl): readonly FinderDecl[] {
  return gather(ofKind(items, "repository"), ({ finders }) => ofKind(finders, "finder"));
}
