import { roleOf } from "../http/access.ts";
import type { Model } from "../model/ir.ts";
import { type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import { queryFormOf } from "../model/type.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { usesType } from "./csharp/model/model-facts.ts";
import type { RuntimeGenerator } from "./model-generator.ts";

/** A question about a model that decides on a file. */
type Need = (model: Model) => boolean;

type Declared = "enums" | "identities" | "values" | "events" | "entities" | "aggregates" | "queries";

/** Asks for a declaration of one of these kinds. */
const declares =
  (...kinds: readonly Declared[]): Need =>
  ({ contexts }) =>
    contexts.some((context) => kinds.some((kind) => context[kind].length > 0));

/** Asks for an operation that endpoints answer. */
const serves =
  (has: (operation: ModelOperation) => boolean): Need =>
  ({ contexts }) =>
    contexts.some((context) => servedIn(context).some(has));

const servesAnything = serves(() => true);
const hasRole = serves((operation) => roleOf(operation) !== undefined);
const hasJsonCriterion = serves(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);
const isVersioned: Need = ({ contexts }) =>
  contexts.some(({ aggregates }) => aggregates.some((aggregate) => aggregate.isVersioned));
const isServedUnversioned: Need = (model) => servesAnything(model) && !isVersioned(model);

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [
  runtime("IQueryHandler", "query-handler", declares("queries")),
  runtime(
    "DomainInvariantViolationException",
    "domain-invariant-violation-exception",
    declares("values", "entities", "identities", "events", "enums"),
  ),
  runtime("IDomainEvent", "domain-event", declares("aggregates", "events")),
  runtime("Entity", "entity", declares("entities")),
  runtime("IAggregateRoot", "aggregate-root-interface", declares("aggregates")),
  runtime("AggregateRoot", "aggregate-root", declares("aggregates")),
  runtime("ConcurrencyConflictException", "concurrency-conflict-exception", isVersioned),
  runtime("IEnumeration", "enumeration-interface", declares("enums")),
  runtime("Enumeration", "enumeration", declares("enums")),
  runtime("EnumerationConverter", "enumeration-converter", declares("enums")),
  runtime("IIdentity", "identity-interface", declares("identities")),
  runtime("IdentityConverter", "identity-converter", declares("identities")),
  runtime("Range", "range", usesType("range")),
  { ...runtime("IDomainEventHandler", "domain-event-handler", declares("events")), layer: "application" },
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
  runtime("RolePolicies", "role-policies", hasRole),
  runtime("JsonCriterion", "json-criterion", hasJsonCriterion),
  runtime("ReadOnlySets", "read-only-sets", usesType("set")),
].map((row) => ({ ...row, layer: "api" }) as const);

function runtime(type: string, template: string, when: Need): RuntimeGenerator {
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
