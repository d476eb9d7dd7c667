import type { Model } from "../model/ir.ts";
import type { Layer } from "./layer.ts";

/** The ways of integration events: in the process alone, or over a broker. Spec: messaging, Choice. */
export const messagingNames = ["none", "rabbitmq"] as const;

export type Messaging = (typeof messagingNames)[number];

/** The name in the manifest of the file that only hosts with a broker have. */
export const brokerGenerator = "RuntimeRabbitMqGenerator";

interface Exchange {
  readonly layers: ReadonlySet<Layer>;
  readonly messaging?: Messaging;
}

/** Returns the generators of a broker, by their names in the manifest, whose files do not compile beside the outbox of a model. */
export function abandonedBroker(model: Pick<Model, "contexts">, exchange: Exchange): readonly string[] {
  const isKept = !exchange.layers.has("infrastructure") || exchangeOf(model, exchange) !== "none";
  return isKept ? [] : [brokerGenerator, "MessagingGenerator"];
}

/** Returns the way of the integration events of a model with these layers. */
export function exchangeOf(model: Pick<Model, "contexts">, { layers, messaging = "none" }: Exchange): Messaging {
  return layers.has("infrastructure") && unusedBroker(model) === undefined ? messaging : "none";
}

/** Returns the reason why a model has no use for a broker; undefined if it has one. */
export function unusedBroker({ contexts }: Pick<Model, "contexts">): string | undefined {
  if (!contexts.some(({ aggregates }) => aggregates.length > 0)) return "no context has an aggregate";
  return contexts.some(({ publications, subscriptions }) => publications.length + subscriptions.length > 0)
    ? undefined
    : "no context publishes an integration event or subscribes to one";
}
