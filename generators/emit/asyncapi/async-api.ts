import type { Reference, Schema } from "../openapi/open-api.ts";

/** A broker. */
export interface Server {
  readonly host: string;
  readonly protocol: "amqp";
  readonly protocolVersion: string;
  readonly variables: Readonly<Record<string, { readonly description: string }>>;
}

/** The additions of the protocol of a broker to a part of the document. */
interface Bindings<Amqp> {
  readonly amqp: Amqp & { readonly bindingVersion: string };
}

/** The exchange of a channel. */
interface Exchange {
  readonly name: string;
  readonly type: "topic";
  readonly durable: boolean;
  readonly autoDelete: boolean;
}

/** A message: one integration event. */
export interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary?: string;
  readonly contentType: "application/json";
  readonly headers?: Schema | undefined;
  readonly payload: Schema;
}

/** A channel: the place of the events of one type. */
export interface Channel {
  readonly address: string;
  readonly messages: Readonly<Record<string, Reference>>;
  readonly bindings?: Bindings<{ readonly is: "routingKey"; readonly exchange: Exchange }> | undefined;
}

/** Sending to a channel, or receiving from it. */
export interface EventOperation {
  readonly action: "send" | "receive";
  readonly channel: Reference;
  readonly messages: readonly Reference[];
  readonly bindings?: Bindings<{ readonly deliveryMode?: number; readonly ack?: boolean }> | undefined;
}

/** An AsyncAPI 3 document: plain data in the order in which it is written. */
export interface AsyncApiDocument {
  readonly asyncapi: "3.0.0";
  readonly info: { readonly title: string; readonly description?: string; readonly version: string };
  readonly defaultContentType: "application/json";
  readonly servers?: Readonly<Record<string, Server>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, EventOperation>>;
  readonly components: {
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas?: Readonly<Record<string, Schema>>;
  };
}
