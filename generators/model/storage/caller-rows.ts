import type { AggregateDecl } from "../ast.ts";
import type { Context } from "../ir.ts";

/** True for a declared aggregate whose rows belong to callers. Spec: model-rules, Rows of callers. */
export function belongsToCallers({ tenant, owner }: Pick<AggregateDecl, "tenant" | "owner">): boolean {
  return tenant !== undefined || owner !== undefined;
}

/** True for a context where events let policies or processes act on rows that belong to callers. */
export function actsForCallers({ aggregates, policies, processes }: Context): boolean {
  const owned = new Set(aggregates.filter(({ claims }) => claims.length > 0).map(({ root }) => root));
  const calls = processes.flatMap(({ transitions }) => transitions.flatMap((one) => one.calls));
  return [...policies, ...calls].some(({ root }) => owned.has(root));
}

/** True for a context with rows that belong to callers. */
export function hasCallerRows({ aggregates }: Pick<Context, "aggregates">): boolean {
  return aggregates.some(({ claims }) => claims.length > 0);
}
