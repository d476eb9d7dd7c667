import type { AggregateDecl, FinderDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";

/** Every finder of an aggregate. */
export function findersOf({ items }: AggregateDecl): readonly FinderDecl[] {
  return gather(ofKind(items, "repository"), ({ finders }) => ofKind(finders, "finder"));
}
