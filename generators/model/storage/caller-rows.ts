import type { AggregateDecl, AskingDecl, CommandDecl, EntityDecl, FactoryDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Context, Projection } from "../ir.ts";

/** A declaration whose rows can belong to callers. */
export type OfCallers = Pick<AggregateDecl, "tenant" | "owner">;

/** True for a declaration whose rows belong to callers. Spec: model-rules, Rows of callers. */
export function belongsToCallers({ tenant, owner }: OfCallers): boolean {
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

/** True for a context where events reach rows that belong to callers, by policies, processes or read models. */
export function actsForCallers({ policies, processes, projections }: Context): boolean {
  const calls = processes.flatMap(({ transitions }) => transitions.flatMap((one) => one.calls));
  return [...policies, ...calls].some(({ isForCallers }) => isForCallers) || projections.some(isOfTenants);
}

/** True for a fed read model with a row for each tenant and key. */
export function isOfTenants({ claims }: Pick<Projection, "claims">): boolean {
  return claims.length > 0;
}

/** True for a context with rows that belong to callers. */
export function hasCallerRows({ aggregates }: Pick<Context, "aggregates">): boolean {
  return aggregates.some(({ claims }) => claims.length > 0);
}
