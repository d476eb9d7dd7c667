import type { Context } from "../../../../model/ir.ts";
import type { DeclaredType } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-text.ts";
import { declaredType } from "../../names.ts";

/** Names the class that registers the exchange of a context's events over a broker. */
export function messagingExtensions(context: string): string {
  return `${context}MessagingServiceCollectionExtensions`;
}

/** True for a context whose aggregates can tell others of events, or that subscribes to some. */
export function exchangesWithBroker({ aggregates, publications, subscriptions }: Context): boolean {
  return subscriptions.length > 0 || (aggregates.length > 0 && publications.length > 0);
}

/** Returns the view that registers the exchange of a context's events. A queue has the name of its context. Spec: messaging, Exchanges and queues. */
export function messagingView({ name, publications, subscriptions }: Context, { facts }: ModelPlace) {
  return {
    context: name,
    publications: publications.map((event) => ({
      arguments: [addressOf(event), ...facts.subscribersOf(event)].map(csharpString).join(", "),
    })),
    subscriptions: subscriptions.map((event) => ({
      event: declaredType(event),
      type: csharpString(addressOf(event)),
      queue: csharpString(name),
    })),
  };
}

/** Returns the address of an event, as its AsyncAPI document states it. */
function addressOf({ context, name }: DeclaredType): string {
  return `${context}.${name}`;
}
