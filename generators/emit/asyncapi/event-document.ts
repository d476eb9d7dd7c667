import type { Context, Event } from "../../model/ir.ts";
import type { DeclaredType } from "../../model/type.ts";
import type { Messaging } from "../messaging.ts";
import { declaredSchemas, eventSchema } from "../openapi/component-schemas.ts";
import type { DeclaredTypes } from "../openapi/declared-types.ts";
import type { Reference, Schema } from "../openapi/open-api.ts";
import { componentName } from "../openapi/schema-of-type.ts";
import { describedBy, sortedByName } from "../openapi/schema-parts.ts";
import { channelBindings, messageHeaders, operationBindings, rabbitServers } from "./amqp.ts";
import type { AsyncApiDocument, Channel, EventOperation, Message } from "./async-api.ts";

/** An integration event of a context, or of another one that it subscribes to. */
interface Exchanged {
  readonly action: EventOperation["action"];
  /** The name in the document; that of another context is qualified. */
  readonly name: string;
  readonly address: string;
  /** The context that publishes the event. */
  readonly source: string;
  readonly event: Event;
  readonly isBrokered: boolean;
}

/** Returns the AsyncAPI document of the integration events that a context publishes and subscribes to; undefined if there are none. Spec: asyncapi, Documents. */
export function eventDocumentOf(
  context: Context,
  types: DeclaredTypes,
  messaging: Messaging,
): AsyncApiDocument | undefined {
  const { name, doc, version = 1, publications, subscriptions } = context;
  const scope = { context: name, types };
  const isBrokered = messaging === "rabbitmq";
  const exchange = (action: Exchanged["action"], type: DeclaredType): readonly Exchanged[] => {
    const event = types.declarationOf(type);
    if (event === undefined || !isEvent(event)) throw new Error(`${type.name} is no integration event.`);
    const { context: source } = type;
    return [{ action, name: componentName(type, scope), address: `${source}.${type.name}`, source, event, isBrokered }];
  };
  const exchanged = [
    ...publications.flatMap((type) => exchange("send", type)),
    ...subscriptions.flatMap((type) => exchange("receive", type)),
  ];
  if (exchanged.length === 0) return undefined;
  const fields = exchanged.flatMap(({ event }) => event.members.map(({ type }) => type));
  const schemas = declaredSchemas(fields, scope).map(([key, schema]) => [key, withoutMapping(schema)] as const);
  return {
    asyncapi: "3.0.0",
    info: { title: `${name} events`, ...describedBy(doc), version: `${version}.0.0` },
    defaultContentType: "application/json",
    ...(isBrokered && { servers: rabbitServers }),
    channels: byName(exchanged, channelOf),
    operations: Object.fromEntries(exchanged.map((one) => [`${one.action}.${one.name}`, operationOf(one)])),
    components: {
      messages: byName(exchanged, (one): Message => messageOf(one, eventSchema(one.event, scope))),
      ...(schemas.length > 0 && { schemas: sortedByName(schemas) }),
    },
  };
}

function isEvent(declared: NonNullable<ReturnType<DeclaredTypes["declarationOf"]>>): declared is Event {
  return declared.type.kind === "event";
}

function byName<Part>(
  exchanged: readonly Exchanged[],
  partOf: (one: Exchanged) => Part,
): Readonly<Record<string, Part>> {
  return Object.fromEntries(exchanged.map((one) => [one.name, partOf(one)]));
}

function channelOf({ name, address, source, isBrokered }: Exchanged): Channel {
  const messages = { [name]: reference("components/messages", name) };
  return { address, messages, ...(isBrokered && { bindings: channelBindings(source) }) };
}

function operationOf({ action, name, isBrokered }: Exchanged): EventOperation {
  return {
    action,
    channel: reference("channels", name),
    messages: [reference(`channels/${name}/messages`, name)],
    ...(isBrokered && { bindings: operationBindings(action) }),
  };
}

function messageOf({ event: { name, doc }, address, source, isBrokered }: Exchanged, payload: Schema): Message {
  const headers = isBrokered && { headers: messageHeaders(address, source) };
  const summary = doc !== undefined && { summary: doc };
  return { name, title: name, ...summary, contentType: "application/json", ...headers, payload };
}

function reference(place: string, name: string): Reference {
  return { $ref: `#/${place}/${name}` };
}

/** Leaves out where the cases of a union are: a discriminator of AsyncAPI is a name alone, and each case states its own. */
function withoutMapping({ discriminator: _, ...schema }: Schema): Schema {
  return schema;
}
