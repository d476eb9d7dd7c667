import { inject } from "vitest";
import { roleOf } from "../../generators/http/access.ts";
import type { Context } from "../../generators/model/ir.ts";
import { servedIn } from "../../generators/model/operation/model-operation.ts";

/** An operation of a host or a model. */
export interface Operation {
  readonly template: string;
  readonly verbs: readonly string[];
  /** The roles of which a caller needs one; null stands for any caller who is signed in. */
  readonly roles: readonly (string | null)[];
}

/** Returns the expected operations of a context below the prefix of its name, in the order of the model. */
export function operationsOf(context: Context): readonly Operation[] {
  return servedIn(context).map((operation) => ({
    template: `/${context.name}${operation.route.text}`,
    verbs: [operation.verb],
    roles: operation.access.kind === "anonymous" ? [] : [roleOf(operation) ?? null],
  }));
}

/** Returns the operations of a running host from its endpoint data source. */
export async function servedBy(url: string): Promise<readonly Operation[]> {
  const response = await fetch(`${url}/testing/routes`);
  // The test host responds in this shape.
  return (await response.json()) as Operation[];
}

/** Minimal APIs map in the order of the model. FastEndpoints maps in an order of its own, so operations are compared as a set. */
export function inMappedOrder<Item>(operations: readonly Item[]): readonly Item[] {
  if (inject("apiEdition").library === "minimal") return operations;
  return operations.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
