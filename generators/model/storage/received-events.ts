import type { Context } from "../ir.ts";
import { type DeclaredType, keyOf } from "../type.ts";

/** A context with what can begin with events of other contexts. */
export type Receiving = Pick<Context, "name" | "policies" | "processes">;

/** True for an integration event of another context. */
export function isForeign(event: DeclaredType, { name }: Pick<Context, "name">): boolean {
  return event.context !== name;
}

/** Lists the integration events of other contexts with the policies and processes that begin with them, each pair once. */
export function receivedEvents(context: Receiving) {
  const { policies, processes } = context;
  const received = [
    ...policies.map((receiver) => ({ kind: "policy", receiver, event: receiver.event }) as const),
    ...processes.flatMap((receiver) =>
      receiver.transitions.flatMap(({ cause }) =>
        cause.kind === "event" ? [{ kind: "process", receiver, event: cause.event } as const] : [],
      ),
    ),
  ].filter(({ event }) => isForeign(event, context));
  // A process can have several transitions for an event.
  return [...new Map(received.map((one) => [`${one.kind} ${one.receiver.name} ${keyOf(one.event)}`, one])).values()];
}

/** Lists the policies and processes that begin with an event of another context. */
export function handlersOf(event: DeclaredType, context: Receiving) {
  return receivedEvents(context).filter((one) => keyOf(one.event) === keyOf(event));
}

/** Returns the table with the integration events that a context has received. */
export function inboxTable({ name }: Pick<Context, "name">): string {
  return `${name}Inbox`;
}
