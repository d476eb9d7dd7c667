import type { Operation, PathItem } from "./open-api.ts";

interface Placed {
  readonly path: string;
  /** In any letter case. */
  readonly verb: string;
  readonly operation: Operation;
}

/** Returns operations by path, in order, then by verb in small letters; of two with one path and verb the first stays. Spec: openapi, Paths. */
export function pathsOf(operations: readonly Placed[]): Readonly<Record<string, PathItem>> {
  const paths = new Map<string, Map<string, Operation>>();
  for (const { path, verb, operation } of operations) {
    const item = paths.get(path) ?? new Map<string, Operation>();
    paths.set(path, item);
    const key = verb.toLowerCase();
    if (!item.has(key)) item.set(key, operation);
  }
  const sorted = [...paths].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([path, item]) => [path, Object.fromEntries(item)]));
}
