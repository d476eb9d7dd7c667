import type { Command } from "../../../../model/ir.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import type { parameterList } from "../declaration-words.ts";

interface RemovalPlace {
  /** The variable of the root. */
  readonly root: string;
  readonly repository: string;
  /** The statement that refuses a change after which a read model cannot be computed, as a list of at most one. */
  readonly reads: readonly ReturnType<typeof parameterList>[];
  /** The names in scope. */
  readonly taken: Iterable<string>;
  /** The columns before a statement. */
  readonly columns?: number;
}

/** Returns the words of the partial `removal`, behind a command that always removes its root, or tells whether to. Nobody reads what is gone. Spec: model-csharp, Removed aggregates. */
export function removalWords(
  command: Command | undefined,
  { root, repository, reads, taken, columns = 12 }: RemovalPlace,
) {
  const removes = command?.removal !== undefined;
  const asks = removes && command.removal.branches.length > 0;
  const depth = " ".repeat(columns);
  const around = { depth, close: `${depth}}` };
  const guarded = reads.map((read) => ({ ...read, ...around, lines: read.lines.map((line) => ({ ...line, depth })) }));
  return {
    ...{ removes, asks, ...around },
    flag: freshIdentifier("isRemoved", new Set([...taken, root])),
    removal: `await unitOfWork.${repository}.RemoveAsync(${root}, ct);`,
    reads: removes ? [] : reads,
    guarded: asks ? guarded : [],
  };
}
