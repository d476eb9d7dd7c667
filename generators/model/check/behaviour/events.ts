import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { EmitStatement, IntegrationEventDecl, MemberDecl, PublishStatement } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { ContextSymbols, TypeSymbol } from "../../bind/symbols.ts";
import { statementsIn } from "../../statements-in.ts";
import { isRoot } from "../boundary/aggregates.ts";
import { contextFaults } from "../boundary/imports.ts";
import type { Check } from "../check.ts";
import { clashingNames, exactly } from "../clashes.ts";
import { argumentFaults } from "../names/named-arguments.ts";

/** Checks that a raised event exists, has a value for each required field, and is raised by the root of an aggregate or an entity outside of aggregates. */
export const emitEvent: Check = ({ scope: { context, part } }) =>
  part.behaviours.flatMap(({ entity, decl }) => {
    const isAllowed = entity.aggregate === undefined || isRoot(entity);
    return statementsIn(decl.statements, "emit").flatMap((emit) => [
      ...(isAllowed ? [] : [report(catalogue.emitOutsideRoot, { entity: entity.decl.name.text }, emit)]),
      ...eventFaults(emit, context),
    ]);
  });

function eventFaults(emit: EmitStatement, context: ContextSymbols): readonly Diagnostic[] {
  const span = emit.event;
  const symbol = context.typeByName.get(span.text);
  if (symbol?.decl.kind === "event") return payloadFaults(emit, symbol);
  const hint = spellingHint(span.text, namesOf(context.events));
  return span.text === "" ? [] : [report(catalogue.unknownEvent, { name: span.text }, { span, hint })];
}

function namesOf(symbols: readonly TypeSymbol[]): readonly string[] {
  return symbols.map(({ decl }) => decl.name.text);
}

/** Reports the arguments of a raised or published event that do not fit its fields. */
function payloadFaults(
  { event, arguments: given }: EmitStatement | PublishStatement,
  { decl, members }: TypeSymbol,
): readonly Diagnostic[] {
  const notes = [{ message: "The event is declared here.", span: decl.name }];
  const names = new Map([...members].map(([name, member]) => [name, isNeeded(member)]));
  return argumentFaults({ called: event, given, slots: { noun: "field", names } }, (problem, at) =>
    report(catalogue.eventPayload, { event: event.text, problem }, { ...at, notes }),
  );
}

// A declared OccurredOn has a diagnostic of its own.
function isNeeded({ name, type, value }: MemberDecl): boolean {
  return pascalCaseOf(name.text) !== "OccurredOn" && value === undefined && !(type.kind === "type" && type.isOptional);
}

/** Checks that a context publishes its own integration events, each once, and warns about events that it keeps. Spec: model-rules, Integration events. */
export const publishedEvents: Check = ({ scope: { context } }) => {
  const published = context.publications.map(({ event }) => ({ name: event }));
  if (published.length + context.integrationEvents.length === 0) return [];
  // A `publish` statement has a diagnostic of its own.
  const sent = context.behaviours.flatMap(({ decl }) =>
    statementsIn(decl.statements, "publish").map(({ event }) => event.text),
  );
  const left = new Set([...published.map(({ name }) => name.text), ...sent]);
  return [
    ...published.flatMap(({ name }) => unknownEvent(name, context)),
    ...repeatedTies(published, "publishes", context),
    ...context.integrationEvents
      .filter(({ decl }) => !left.has(decl.name.text))
      .map(({ decl: { name: event } }) =>
        report(catalogue.eventNeverPublished, { context: context.name, event: event.text }, { span: event }),
      ),
  ];
};

function repeatedTies(ties: readonly { readonly name: Name }[], tie: string, { name: context }: ContextSymbols) {
  return clashingNames(ties, (event, at) => report(catalogue.duplicateEventTie, { context, tie, event }, at), exactly);
}

/** Checks that a context subscribes to events that other contexts publish, to each once. */
export const subscribedEvents: Check = ({ scope }) => {
  const { subscriptions } = scope.context;
  const named = subscriptions.map(({ event: { context, type } }) => ({
    name: { ...type, text: `${context.text}.${type.text}` },
  }));
  return [
    ...subscriptions.flatMap(({ event: { context, type } }) => {
      const faults = contextFaults(context, { ...scope, tie: "subscribe to" });
      const home = scope.contexts.get(context.text);
      return faults.length > 0 || home === undefined ? faults : unpublished(type, home);
    }),
    ...repeatedTies(named, "subscribes to", scope.context),
  ];
};

/** Checks that `publish` names a published integration event, gives each required field a value, and stands in an aggregate root. */
export const publishEvent: Check = ({ scope: { context, part } }) =>
  part.behaviours.flatMap(({ entity, decl }) =>
    statementsIn(decl.statements, "publish").flatMap((publish) => {
      const event = eventNamed(publish.event.text, context);
      return [
        ...(isRoot(entity) ? [] : [report(catalogue.publishOutsideRoot, { entity: entity.decl.name.text }, publish)]),
        ...unpublished(publish.event, context),
        ...(event === undefined ? [] : payloadFaults(publish, event)),
      ];
    }),
  );

function unpublished(event: Name, home: ContextSymbols): readonly Diagnostic[] {
  const declared = eventNamed(event.text, home);
  if (declared === undefined) return unknownEvent(event, home);
  if (home.publications.some((one) => one.event.text === event.text)) return [];
  const notes = [{ message: "The event is declared here.", span: declared.decl.name }];
  const hint = `Add \`publishes ${event.text}\` to context \`${home.name}\`.`;
  return [report(catalogue.eventNotPublished, { context: home.name, event: event.text }, { span: event, hint, notes })];
}

/** Reports an integration event that a context does not declare. */
export function unknownEvent(span: Name, home: ContextSymbols): readonly Diagnostic[] {
  const event = span.text;
  if (eventNamed(event, home) !== undefined) return [];
  const isDomainEvent = home.typeByName.get(event)?.decl.kind === "event";
  const hint = isDomainEvent
    ? `\`${event}\` is a domain event, which stays in its context: declare an \`integration event\`.`
    : spellingHint(event, namesOf(home.integrationEvents));
  return [report(catalogue.unknownIntegrationEvent, { context: home.name, event }, { span, hint })];
}

function eventNamed(name: string, home: ContextSymbols): TypeSymbol<IntegrationEventDecl> | undefined {
  return home.integrationEvents.find(({ decl }) => decl.name.text === name);
}
