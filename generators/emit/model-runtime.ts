import type { Context, Model } from "../model/ir.ts";
import {
  type ApiOperation,
  apiOperationsOf,
  criterionForm,
  hasCriteriaRecord,
} from "./csharp/model/api/api-operations.ts";
import { usesType } from "./csharp/model/uses-type.ts";
import type { RuntimeGenerator } from "./model-generator.ts";

const anyOf = (has: (context: Context) => boolean) => (model: Model) => model.contexts.some(has);

const anyOperation = (has: (operation: ApiOperation) => boolean) =>
  anyOf((context) => apiOperationsOf(context).some(has));
const servesAnything = anyOperation(() => true);
const hasJsonCriterion = anyOperation(
  ({ route }) => hasCriteriaRecord(route) && route.inputs.some(({ type }) => criterionForm(type) === "json"),
);

const declaresSomething = anyOf(
  ({ values, entities, identities, events, enums }) => [values, entities, identities, events, enums].flat().length > 0,
);
const hasAggregates = anyOf(({ aggregates }) => aggregates.length > 0);
const isVersioned = anyOf(({ aggregates }) => aggregates.some((aggregate) => aggregate.isVersioned));
const isServedUnversioned = (model: Model) => servesAnything(model) && !isVersioned(model);
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
  runtime("ConcurrencyConflictException", "concurrency-conflict-exception", isVersioned),
  runtime("IEnumeration", "enumeration-interface", hasEnums),
  runtime("Enumeration", "enumeration", hasEnums),
  runtime("EnumerationConverter", "enumeration-converter", hasEnums),
  runtime("IIdentity", "identity-interface", hasIdentities),
  runtime("IdentityConverter", "identity-converter", hasIdentities),
  runtime("Range", "range", (model) => usesType(model, "range")),
  { ...runtime("AggregateNotFoundException", "aggregate-not-found-exception", servesAnything), layer: "application" },
  ...[
    runtime("ModelConvention", "model-convention", servesAnything),
    // The convention knows it also where no aggregate is versioned, so that it is the same for every model.
    {
      ...runtime("ConcurrencyConflictException", "concurrency-conflict-exception", isServedUnversioned),
      name: "ConventionConflictExceptionGenerator",
    },
    runtime("InvalidRequestException", "invalid-request-exception", servesAnything),
    runtime("RequestBody", "request-body", servesAnything),
    runtime("UrlValues", "url-values", servesAnything),
    runtime("BodyContract", "body-contract", servesAnything),
    runtime("BodyCheck", "body-check", servesAnything),
    runtime("BodyErrors", "body-errors", servesAnything),
    runtime("BodyShape", "body-shape", servesAnything),
    runtime("UrlBoundConverter", "url-bound-converter", servesAnything),
    runtime(
      "RolePolicies",
      "role-policies",
      anyOperation(({ route }) => route.role !== undefined),
    ),
    runtime("JsonCriterion", "json-criterion", hasJsonCriterion),
    runtime("ReadOnlySets", "read-only-sets", (model) => usesType(model, "set")),
  ].map((row) => ({ ...row, layer: "api" }) as const),
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
