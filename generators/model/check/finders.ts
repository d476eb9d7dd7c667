import type { AggregateDecl, FinderDecl } from "../ast.ts";
import type { ContextSymbols } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";

/** Every finder of a context, with its aggregate. */
export function findersOf({ aggregates }: ContextSymbols): readonly {
  readonly aggregate: AggregateDecl;
  readonly finder: FinderDecl;
}[] {
  return aggregates.flatMap((aggregate) =>
    ofKind(aggregate.items, "repository")
      .flatMap((repository) => ofKind(repository.finders, "finder"))
      .map((finder) => ({ aggregate, finder })),
  );
}
