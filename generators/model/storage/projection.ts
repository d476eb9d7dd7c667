import type { Described } from "../declared.ts";
import type { Expr } from "../expr.ts";
import type { Assignment, Entity } from "../ir.ts";
import type { FeedEffect } from "../projection-ast.ts";
import type { DeclaredType } from "../type.ts";

/** A read model whose rows are made by events. */
export interface Projection extends Described {
  readonly type: DeclaredType;
  /** The name of the key, which is the identity of the row. */
  readonly key: string;
  readonly row: Entity;
  readonly feeds: readonly Feed[];
  /** The text that its rows are made by: rows of another one are made again. */
  readonly definition: string;
}

/** What an event does to the row that one of its fields names. */
export interface Feed {
  readonly event: DeclaredType;
  /** The field of the event with the key. */
  readonly key: string;
  readonly effect: FeedEffect;
  /** In the order of the text: each sees what those above have set. The fields of the event are local names. */
  readonly assignments: readonly Assignment[];
}

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
