import type { AggregateDecl, FinderDecl } from "../ast.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";

/** Every finder of a context, with its aggregate. */
export function findersOf({ aggregates }: ContextSymbols): readonly {
  readonly aggregate: AggregateDecl;
  readonly finder: FinderDecl;
}[] {
  return gather(aggregates, (aggregate) =>
    gather(ofKind(aggregate.items, "repository"), (repository) => ofKind(repository.finders, "finder")).map(
      (finder) => ({ aggregate, finder }),
    ),
  );
}
