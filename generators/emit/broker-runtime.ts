import type { RuntimeGenerator } from "./model-generator.ts";
import { isBrokered } from "./runtime-needs.ts";
import { family, fileOf, runtime } from "./runtime-rows.ts";

/** The runtime of a broker. Spec: messaging, Choice. */
export const brokerGenerators: readonly RuntimeGenerator[] = fileOf("infrastructure", "RabbitMq", isBrokered, [
  family("RabbitMqBus", "rabbitmq-bus", ["EventBinding", "EventSubscription", "RabbitMqOptions"]),
  runtime("RabbitMqExtensions", "rabbitmq-extensions"),
  family("RabbitMqPublisher", "rabbitmq-publisher", ["BrokerException", "CloudEvents"]),
  runtime("RabbitMqConsumer", "rabbitmq-consumer"),
]);
