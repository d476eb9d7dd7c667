import type { Schema } from "../openapi/open-api.ts";
import type { Channel, EventOperation, Message, Server } from "./async-api.ts";

/** The version of the bindings of AMQP 0-9-1. */
const bindingVersion = "0.3.0";

/** The servers of a document. The host of the services knows the address. Spec: asyncapi, RabbitMQ. */
export const rabbitServers: Readonly<Record<string, Server>> = {
  rabbitmq: {
    host: "{broker}",
    protocol: "amqp",
    protocolVersion: "0-9-1",
    variables: { broker: { description: "The address of the broker." } },
  },
};

/** Returns the exchange that routes to a channel: that of the publishing context. Spec: messaging, Exchanges and queues. */
export function channelBindings(context: string): Channel["bindings"] {
  const exchange = { name: context, type: "topic", durable: true, autoDelete: false } as const;
  return { amqp: { is: "routingKey", exchange, bindingVersion } };
}

/** Returns how messages are sent or received. Spec: messaging, Messages. */
export function operationBindings(action: EventOperation["action"]): EventOperation["bindings"] {
  return { amqp: { ...(action === "send" ? { deliveryMode: 2 } : { ack: true }), bindingVersion } };
}

/** Returns the headers of a CloudEvent in binary mode. Spec: messaging, Messages. */
export function messageHeaders(type: string, context: string): Message["headers"] {
  const text: Schema = { type: "string" };
  const required: Readonly<Record<string, Schema>> = {
    cloudEvents_specversion: { const: "1.0" },
    cloudEvents_id: text,
    cloudEvents_source: { const: context },
    cloudEvents_type: { const: type },
    cloudEvents_time: { ...text, format: "date-time" },
    cloudEvents_partitionkey: text,
  };
  const properties = { ...required, cloudEvents_traceparent: text };
  return { type: "object", properties, required: Object.keys(required) };
}
