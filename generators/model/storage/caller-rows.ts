import type { AggregateDecl } from "../ast.ts";
import type { Context } from "../ir.ts";

/** True for a declared aggregate whose rows belong to callers. Spec: model-rules, Rows of callers. */
export function belongsToCallers({ tenant, owner }: Pick<AggregateDecl, "tenant" | "owner">): boolean {
  return tenant !== undefined || owner !== undefined;
}

/** True for a context with rows that belong to callers. */
export function hasCallerRows({ aggregates }: Pick<Context, "aggregates">): boolean {
  return aggregates.some(({ claims }) => claims.length > 0);
}
