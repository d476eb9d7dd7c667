import { roleOf } from "../http/access.ts";
import type { Context, Model } from "../model/ir.ts";
import { type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import { queryFormOf } from "../model/type.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { usesType } from "./csharp/model/uses-type.ts";
import type { RuntimeGenerator } from "./model-generator.ts";

const anyOf = (has: (context: Context) => boolean) => (model: Model) => model.contexts.some(has);

const anyOperation = (has: (operation: ModelOperation) => boolean) => anyOf((context) => servedIn(context).some(has));
const servesAnything = anyOperation(() => true);
const hasJsonCriterion = anyOperation(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);

const declaresSomething = anyOf(
  ({ values, entities, identities, events, enums }) => [values, entities, identities, events, enums].flat().length > 0,
);
const hasAggregates = anyOf(({ aggregates }) => aggregates.length > 0);
const isVersioned = anyOf(({ aggregates }) => aggregates.some((aggregate) => aggregate.isVersioned));
const isServedUnversioned = (model: Model) => servesAnything(model) && !isVersioned(model);
const hasEnums = anyOf(({ enums }) => enums.length > 0);
const hasIdentities = anyOf(({ identities }) => identities.length > 0);

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
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
];

/** The runtime of endpoints on minimal APIs. */
export const apiRuntimeGenerators: readonly RuntimeGenerator[] = [
  { ...runtime("ModelConvention", "model-convention", servesAnything), view: () => allStatusWords },
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
    anyOperation((operation) => roleOf(operation) !== undefined),
  ),
  runtime("JsonCriterion", "json-criterion", hasJsonCriterion),
  runtime("ReadOnlySets", "read-only-sets", (model) => usesType(model, "set")),
].map((row) => ({ ...row, layer: "api" }) as const);

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
