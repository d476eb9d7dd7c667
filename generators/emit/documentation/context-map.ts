import type { Context, Event, Model } from "../../model/ir.ts";
import type { Relation } from "../../model/relation-kinds.ts";
import { handlersOf } from "../../model/storage/received-events.ts";
import type { DeclaredType } from "../../model/type.ts";
import { spellingOf } from "../../model/type.ts";
import { handlerOf } from "../csharp/model/integration-event-handler.ts";

/** A published integration event with the contexts that subscribe to it. */
export interface MapEvent {
  readonly context: string;
  readonly name: string;
  readonly subscribers: readonly string[];
}

/** Lists the published integration events of a model. */
export function mapEventsOf({ contexts }: Model): readonly MapEvent[] {
  return contexts.flatMap(({ publications }) =>
    publications.map(({ context, name }) => ({
      context,
      name,
      subscribers: subscribersOf({ context, name }, contexts),
    })),
  );
}

function subscribersOf({ context, name }: Omit<DeclaredType, "kind">, contexts: readonly Context[]): readonly string[] {
  const subscribes = (one: DeclaredType) => one.context === context && one.name === name;
  return contexts.filter(({ subscriptions }) => subscriptions.some(subscribes)).map((one) => one.name);
}

/** Returns the context map as the page shows it; undefined for a model without relations and integration events. */
export function contextMapOf(model: Model) {
  const { relations } = model;
  const events = mapEventsOf(model);
  if (relations.length + events.length === 0) return undefined;
  return {
    diagram: diagramOf(model, events),
    relations: relations.map(({ kind, arrow, left, right, types, mappings }) => ({
      contexts: `${left} ${arrow} ${right}`,
      kind,
      types: [...types, ...mappings.map(({ source, target }) => `${source} to ${target}`)].join(", "),
    })),
  };
}

/** Draws contexts as classes of Mermaid: relations as arrows from upstream to downstream, subscriptions as dotted arrows. Boxes have ids of our own, as its notation keeps some names for itself. */
function diagramOf({ contexts, relations }: Model, events: readonly MapEvent[]): string {
  const ids = new Map(contexts.map(({ name }, index) => [name, `m${index}`]));
  const boxes = contexts.map(({ name }) => `  class ${ids.get(name)}["${name}"]`);
  const arrows = relations.map((relation) => `  ${arrowOf(relation, ids)}`);
  const deliveries = events.flatMap(({ context, name, subscribers }) =>
    subscribers.map((subscriber) => `  ${ids.get(context)} ..> ${ids.get(subscriber)} : ${name}`),
  );
  return ["classDiagram", ...boxes, ...arrows, ...deliveries, ""].join("\n");
}

function arrowOf({ kind, arrow, left, right }: Relation, ids: ReadonlyMap<string, string>): string {
  return `${ids.get(left)} ${arrow === "->" ? "-->" : "<-->"} ${ids.get(right)} : ${kind}`;
}

/** Returns the integration events of a context as the page shows them. */
export function eventRowsOf(context: Context, { contexts }: Model) {
  const { name, integrationEvents, publications, subscriptions } = context;
  const published = new Set(publications.map((event) => event.name));
  return {
    published: integrationEvents
      .filter((event) => published.has(event.name))
      .map((event) => ({
        name: event.name,
        doc: event.doc ?? "",
        fields: fieldsOf(event),
        subscribers: subscribersOf({ context: name, name: event.name }, contexts).join(", "),
      })),
    subscribed: subscriptions.map((event) => ({
      name: `${event.context}.${event.name}`,
      handler: receiversText(event, context) || handlerOf(event),
    })),
  };
}

/** Names the policies and processes that take an event; empty if the host has to. */
function receiversText(event: DeclaredType, context: Context): string {
  const receivers = handlersOf(event, context).map(({ kind, receiver }) => `${kind} ${receiver.name}`);
  return [...new Set(receivers)].join(", ");
}

function fieldsOf({ members }: Event): string {
  return members.map(({ name, type }) => `${name}: ${spellingOf(type)}`).join(", ");
}
