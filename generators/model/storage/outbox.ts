import type { Context } from "../ir.ts";

/** True for a context whose stored aggregates raise or publish events. Spec: model-infrastructure, Events. */
export function hasOutbox({ entities }: Pick<Context, "entities">): boolean {
  return entities.some(
    ({ isRoot, commands, factories }) =>
      isRoot &&
      [...commands, ...factories].some(({ emissions, publications }) => emissions.length + publications.length > 0),
  );
}

/** Returns the table with the events of a context. */
export function outboxTable({ name }: Pick<Context, "name">): string {
  return `${name}Outbox`;
}
