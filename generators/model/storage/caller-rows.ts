import type { AggregateDecl, AskingDecl, CommandDecl, EntityDecl, FactoryDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Context } from "../ir.ts";

/** True for a declared aggregate whose rows belong to callers. Spec: model-rules, Rows of callers. */
export function belongsToCallers({ tenant, owner }: Pick<AggregateDecl, "tenant" | "owner">): boolean {
  return tenant !== undefined || owner !== undefined;
}

/** The aggregates with rows of callers that behaviours ask the store for. */
export type CallerQuestions = ReadonlyMap<AskingDecl, ReadonlySet<AggregateDecl>>;

/** Lists the aggregates with rows of callers that a call reaches: that of its target, and those that its behaviour asks the store for. */
export function callerAggregatesOf(
  { aggregate }: TypeSymbol<EntityDecl>,
  called: CommandDecl | FactoryDecl,
  seekers: CallerQuestions,
): readonly AggregateDecl[] {
  const own = aggregate !== undefined && belongsToCallers(aggregate) ? [aggregate] : [];
  return [...new Set([...own, ...(seekers.get(called) ?? [])])];
}

/** True for a context where events let policies or processes reach rows that belong to callers. */
export function actsForCallers({ policies, processes }: Context): boolean {
  const calls = processes.flatMap(({ transitions }) => transitions.flatMap((one) => one.calls));
  return [...policies, ...calls].some(({ isForCallers }) => isForCallers);
}

/** True for a context with rows that belong to callers. */
export function hasCallerRows({ aggregates }: Pick<Context, "aggregates">): boolean {
  return aggregates.some(({ claims }) => claims.length > 0);
}
