import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { IntegrationEventDecl, PublishStatement, SubscribesDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { Behaviour, ContextSymbols, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { payloadFaults } from "../behaviour/emit-event.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";
import { isRoot } from "./aggregate-roots.ts";
import { contextFaults } from "./context-faults.ts";

/** Checks that a context publishes its own integration events, each once, and warns about events that it keeps. Spec: model-rules, Integration events. */
export const publishedEvents: Check = ({ scope: { context } }) => {
  const { name, publications, integrationEvents } = context;
  if (publications.length + integrationEvents.length === 0) return [];
  const published = publications.map(({ event }) => event);
  return [
    ...published.flatMap((event) => unknownEvent(event, context)),
    ...clashingNames(
      published.map((event) => ({ name: event })),
      (event, at) => report(catalogue.duplicateEventTie, { context: name, tie: "publishes", event }, at),
      exactly,
    ),
    ...integrationEvents
      .filter(({ decl }) => !(publishes(context, decl.name.text) || isSent(decl.name.text, context)))
      .map(({ decl: { name: event } }) =>
        report(catalogue.eventNeverPublished, { context: name, event: event.text }, { span: event }),
      ),
  ];
};

/** Checks that a context subscribes to events that other contexts publish, to each once. */
export const subscribedEvents: Check = ({ scope }) => {
  const { name, subscriptions } = scope.context;
  if (subscriptions.length === 0) return [];
  const named = subscriptions.map(({ event: { context, type } }) => ({
    name: { ...type, text: `${context.text}.${type.text}` },
  }));
  return [
    ...subscriptions.flatMap((subscription) => subscriptionFaults(subscription, scope)),
    ...clashingNames(
      named,
      (event, at) => report(catalogue.duplicateEventTie, { context: name, tie: "subscribes to", event }, at),
      exactly,
    ),
  ];
};

function subscriptionFaults({ event: { context, type } }: SubscribesDecl, scope: Scope): readonly Diagnostic[] {
  const faults = contextFaults(context, { ...scope, tie: "subscribe to" });
  const home = scope.contexts.get(context.text);
  if (faults.length > 0 || home === undefined) return faults;
  return unpublished(type, home);
}

/** Checks that `publish` names a published integration event, gives each required field a value, and stands in an aggregate root. */
export const publishEvent: Check = ({ scope }) =>
  scope.context.behaviours.flatMap((behaviour) => statementFaults(behaviour, scope));

function statementFaults({ entity, decl }: Behaviour, { context }: Scope): readonly Diagnostic[] {
  const { statements } = decl;
  return ofKind(statements, "publish").flatMap((publish) => [
    ...(isRoot(entity)
      ? []
      : [report(catalogue.publishOutsideRoot, { entity: entity.decl.name.text }, { span: publish.span })]),
    ...publishFaults(publish, context),
  ]);
}

function publishFaults(publish: PublishStatement, context: ContextSymbols): readonly Diagnostic[] {
  const symbol = eventNamed(publish.event.text, context);
  return [...unpublished(publish.event, context), ...(symbol === undefined ? [] : payloadFaults(publish, symbol))];
}

function unpublished(event: Name, home: ContextSymbols): readonly Diagnostic[] {
  const unknown = unknownEvent(event, home);
  if (unknown.length > 0 || publishes(home, event.text)) return unknown;
  const declared = eventNamed(event.text, home);
  const notes = declared === undefined ? [] : [{ message: "The event is declared here.", span: declared.decl.name }];
  const hint = `Add \`publishes ${event.text}\` to context \`${home.name}\`.`;
  return [report(catalogue.eventNotPublished, { context: home.name, event: event.text }, { span: event, hint, notes })];
}

function unknownEvent(span: Name, home: ContextSymbols): readonly Diagnostic[] {
  const event = span.text;
  if (eventNamed(event, home) !== undefined) return [];
  const isDomainEvent = home.typeByName.get(event)?.decl.kind === "event";
  const known = home.integrationEvents.map(({ decl }) => decl.name.text);
  const hint = isDomainEvent
    ? `\`${event}\` is a domain event, which stays in its context: declare an \`integration event\`.`
    : spellingHint(event, known);
  return [report(catalogue.unknownIntegrationEvent, { context: home.name, event }, { span, hint })];
}

function eventNamed(name: string, home: ContextSymbols): TypeSymbol<IntegrationEventDecl> | undefined {
  return home.integrationEvents.find(({ decl }) => decl.name.text === name);
}

function publishes({ publications }: ContextSymbols, event: string): boolean {
  return publications.some((one) => one.event.text === event);
}

// The statement has a diagnostic of its own.
function isSent(event: string, { behaviours }: ContextSymbols): boolean {
  return behaviours.some(({ decl }) => {
    const { statements } = decl;
    return ofKind(statements, "publish").some((publish) => publish.event.text === event);
  });
}

function exactly(name: string): string {
  return name;
}
