import type { RuntimeGenerator } from "./model-generator.ts";
import type { Need } from "./runtime-needs.ts";
import { family, fileOf, type RuntimeRow, runtime } from "./runtime-rows.ts";

/** Asks for a broker, which takes the integration events. */
export const isBrokered: Need = (_model, { messaging }) => messaging === "rabbitmq";

/** Tells templates whether a broker takes the integration events. */
export const brokerView: RuntimeRow["view"] = (model, place) => ({ isBrokered: isBrokered(model, place) });

/** The runtime of a broker. Spec: messaging, Choice. */
export const brokerGenerators: readonly RuntimeGenerator[] = fileOf("infrastructure", "RabbitMq", isBrokered, [
  family("RabbitMqBus", "rabbitmq-bus", ["EventBinding", "EventSubscription", "RabbitMqOptions"]),
  runtime("RabbitMqExtensions", "rabbitmq-extensions"),
  family("RabbitMqPublisher", "rabbitmq-publisher", ["BrokerException", "CloudEvents"]),
  runtime("RabbitMqConsumer", "rabbitmq-consumer"),
]);
