import type { Context, Model } from "../model/ir.ts";
import { usesRange } from "./csharp/model/uses-range.ts";
import type { RuntimeGenerator } from "./model-generator.ts";

const anyOf = (has: (context: Context) => boolean) => (model: Model) => model.contexts.some(has);

const declaresSomething = anyOf(
  ({ values, entities, identities, events, enums }) => [values, entities, identities, events, enums].flat().length > 0,
);
const hasAggregates = anyOf(({ aggregates }) => aggregates.length > 0);
const hasEnums = anyOf(({ enums }) => enums.length > 0);
const hasIdentities = anyOf(({ identities }) => identities.length > 0);

/** What the emitted code of all contexts stands on: each file only where something needs it. Spec: decisions, 7, emitted code. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [
  runtime(
    "IQueryHandler",
    "query-handler",
    anyOf(({ queries }) => queries.length > 0),
  ),
  runtime("DomainInvariantViolationException", "domain-invariant-violation-exception", declaresSomething),
  runtime(
    "IDomainEvent",
    "domain-event",
    (model) => hasAggregates(model) || anyOf(({ events }) => events.length > 0)(model),
  ),
  runtime(
    "Entity",
    "entity",
    anyOf(({ entities }) => entities.length > 0),
  ),
  runtime("IAggregateRoot", "aggregate-root-interface", hasAggregates),
  runtime("AggregateRoot", "aggregate-root", hasAggregates),
  runtime(
    "ConcurrencyConflictException",
    "concurrency-conflict-exception",
    anyOf(({ aggregates }) => aggregates.some(({ isVersioned }) => isVersioned)),
  ),
  runtime("IEnumeration", "enumeration-interface", hasEnums),
  runtime("Enumeration", "enumeration", hasEnums),
  runtime("EnumerationConverter", "enumeration-converter", hasEnums),
  runtime("IIdentity", "identity-interface", hasIdentities),
  runtime("IdentityConverter", "identity-converter", hasIdentities),
  runtime("Range", "range", usesRange),
  {
    ...runtime("AggregateNotFoundException", "aggregate-not-found-exception", anyOf(loadsAggregates)),
    layer: "application",
  },
];

function runtime(type: string, template: string, when: (model: Model) => boolean): RuntimeGenerator {
  return {
    per: "model",
    layer: "domain",
    name: `Runtime${type}Generator`,
    template: `runtime/${template}`,
    type: () => type,
    when,
    view: () => ({}),
  };
}

function loadsAggregates({ entities, queries }: Context): boolean {
  return (
    queries.some(({ byIdentity }) => byIdentity !== undefined) ||
    entities.some(({ commands }) => commands.some(({ route }) => route.isServed))
  );
}
