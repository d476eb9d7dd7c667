import type { Expr } from "./expr.ts";

/** The call of `where` that selects children of a list. */
export type ChildSelection = Extract<Expr, { readonly kind: "lambdaOperation" }>;

/** Returns the selection of any number of children; undefined for the identity of one. */
export function selectionIn(chosen: Expr): ChildSelection | undefined {
  return chosen.kind === "lambdaOperation" ? chosen : undefined;
}
