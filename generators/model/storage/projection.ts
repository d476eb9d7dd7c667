import type { Expr } from "../expr.ts";
import type { Projection } from "../ir.ts";
import type { DeclaredType } from "../type.ts";

/** Returns the expressions of a projection. */
export function expressionsOfProjection({ row, feeds }: Projection): readonly Expr[] {
  const starts = row.members.flatMap(({ initializer }) => initializer?.value ?? []);
  return [...starts, ...feeds.flatMap(({ assignments }) => assignments.map(({ value }) => value))];
}

/** Lists the events that the projections of a context read, each once. */
export function eventsOfProjections(projections: readonly Projection[]): readonly DeclaredType[] {
  const events = projections.flatMap(({ feeds }) => feeds.map(({ event }) => event));
  return [...new Map(events.map((event) => [event.name, event])).values()];
}
