import { roleOf } from "../http/access.ts";
import type { Model } from "../model/ir.ts";
import { type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import { hasOutbox } from "../model/storage/outbox.ts";
import { queryFormOf } from "../model/type.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { needsNumbers } from "./csharp/model/application/repository-views.ts";
import { usesType } from "./csharp/model/model-facts.ts";
import { hasCaller, testHostView } from "./csharp/model/tests/test-host-view.ts";
import { testProjectView } from "./csharp/model/tests/test-project-view.ts";
import { silenced, uninitialized } from "./csharp/names.ts";
import type { Layer, RuntimeGenerator, RuntimePlace } from "./model-generator.ts";

/** A question about a model that decides on a file. */
type Need = (model: Model, layers: ReadonlySet<Layer>) => boolean;

type Declared =
  | "enums"
  | "identities"
  | "values"
  | "events"
  | "integrationEvents"
  | "entities"
  | "aggregates"
  | "queries"
  | "publications"
  | "subscriptions";

/** Asks for a declaration of one of these kinds. */
const declares =
  (...kinds: readonly Declared[]): Need =>
  ({ contexts }) =>
    contexts.some((context) => kinds.some((kind) => context[kind].length > 0));

/** Asks for an operation that endpoints answer. */
const serves =
  (has: (operation: ModelOperation) => boolean) =>
  ({ contexts }: Model): boolean =>
    contexts.some((context) => servedIn(context).some(has));

const servesAnything = serves(() => true);
const servesVersions = serves(({ isVersioned }) => isVersioned);
const hasRole = serves((operation) => roleOf(operation) !== undefined);
const hasJsonCriterion = serves(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);
const keepsEvents: Need = (model, layers) =>
  declares("aggregates")(model, layers) ||
  model.contexts.some(({ entities }) => entities.some((one) => one.keepsEvents));
const isVersioned: Need = ({ contexts }) =>
  contexts.some(({ aggregates }) => aggregates.some((aggregate) => aggregate.isVersioned));
const isStored: Need = (model, layers) => layers.has("infrastructure") && declares("aggregates")(model, layers);
const conflicts: Need = (model, layers) => isVersioned(model, layers) || isStored(model, layers);
const isServedWithoutConflicts: Need = (model, layers) => servesAnything(model) && !conflicts(model, layers);
const isServedOrStored: Need = (model, layers) => servesAnything(model) || isStored(model, layers);
const hasStored =
  (...kinds: readonly Declared[]): Need =>
  (model, layers) =>
    isStored(model, layers) && declares(...kinds)(model, layers);
const numbersIdentities: Need = ({ contexts }) =>
  contexts.some(({ entities }) => entities.some((entity) => entity.isRoot && needsNumbers(entity)));
const keepsOutbox: Need = (model, layers) => layers.has("infrastructure") && model.contexts.some(hasOutbox);
const deliversDomainEvents: Need = (model, layers) => keepsOutbox(model, layers) && declares("events")(model, layers);
const deliversIntegrationEvents: Need = (model, layers) =>
  keepsOutbox(model, layers) && declares("publications")(model, layers);

const publishesFromAggregates: Need = (model, layers) =>
  declares("publications")(model, layers) && declares("aggregates")(model, layers);

/** The runtime of domain and application. */
const ownGenerators: readonly RuntimeGenerator[] = [
  runtime("IQueryHandler", "query-handler", declares("queries")),
  runtime(
    "DomainInvariantViolationException",
    "domain-invariant-violation-exception",
    declares("values", "entities", "identities", "events", "integrationEvents", "enums"),
  ),
  runtime("IDomainEvent", "domain-event", declares("aggregates", "events")),
  runtime("Entity", "entity", declares("entities")),
  runtime("IAggregateRoot", "aggregate-root-interface", keepsEvents),
  runtime("AggregateRoot", "aggregate-root", keepsEvents),
  runtime("IIntegrationEvent", "integration-event", declares("integrationEvents")),
  runtime("IIntegrationEventSource", "integration-event-source", publishesFromAggregates),
  // A part of its own, so that the class is the same for every model.
  runtime("AggregateRoot.IntegrationEvents", "aggregate-root-integration-events", publishesFromAggregates),
  {
    ...runtime(
      "IIntegrationEventHandler",
      "integration-event-handler",
      (model, layers) => declares("subscriptions")(model, layers) || deliversIntegrationEvents(model, layers),
    ),
    layer: "application",
  },
  runtime("ConcurrencyConflictException", "concurrency-conflict-exception", conflicts),
  runtime("IEnumeration", "enumeration-interface", declares("enums")),
  runtime("Enumeration", "enumeration", declares("enums")),
  runtime("EnumerationConverter", "enumeration-converter", declares("enums")),
  runtime("IIdentity", "identity-interface", declares("identities")),
  runtime("IdentityConverter", "identity-converter", declares("identities")),
  {
    ...runtime("Range", "range", usesType("range")),
    view: (_model, { storage }) => ({
      isStored: storage !== undefined,
      silence: storage === undefined ? "" : silenced(uninitialized),
    }),
  },
  { ...runtime("IDomainEventHandler", "domain-event-handler", declares("events")), layer: "application" },
  { ...runtime("AggregateNotFoundException", "aggregate-not-found-exception", isServedOrStored), layer: "application" },
  { ...runtime("AggregateVersion", "aggregate-version", servesVersions), layer: "application" },
  { ...runtime("AggregateExistsException", "aggregate-exists-exception", isStored), layer: "application" },
];

/** The runtime of stores on EF Core. Spec: model-infrastructure, Files. */
const storeGenerators: readonly RuntimeGenerator[] = [
  runtime("AggregateOptionsExtensions", "aggregate-options-extensions", isStored),
  runtime("AggregateQueryInterceptor", "aggregate-query-interceptor", isStored),
  runtime("AggregateSaveInterceptor", "aggregate-save-interceptor", isStored),
  runtime("CompiledQuery", "compiled-query", isStored),
  runtime("DetachedAggregates", "detached-aggregates", isStored),
  runtime("DomainEventRoute", "domain-event-route", deliversDomainEvents),
  runtime("EnumerationValueConverter", "enumeration-value-converter", hasStored("enums")),
  runtime("EventDelivery", "event-delivery", keepsOutbox),
  runtime("EventRoute", "event-route", keepsOutbox),
  runtime("HandlerRun", "handler-run", keepsOutbox),
  runtime("IIntegrationEventPublisher", "integration-event-publisher", deliversIntegrationEvents),
  runtime("IOutboxStore", "outbox-store-interface", keepsOutbox),
  runtime("IdentitySequence", "identity-sequence", numbersIdentities),
  runtime("IdentitySequences", "identity-sequences", numbersIdentities),
  runtime("IdentityValueConverter", "identity-value-converter", hasStored("identities")),
  runtime("InstantValueConverter", "instant-value-converter", isStored),
  runtime("IntegrationEventRoute", "integration-event-route", deliversIntegrationEvents),
  runtime("JsonValueComparer", "json-value-comparer", isStored),
  runtime("JsonValueConverter", "json-value-converter", isStored),
  runtime("ListPosition", "list-position", isStored),
  runtime("OutboxDelivery", "outbox-delivery", keepsOutbox),
  runtime("OutboxDispatcher", "outbox-dispatcher", keepsOutbox),
  runtime("OutboxExtensions", "outbox-extensions", keepsOutbox),
  runtime("OutboxInterceptor", "outbox-interceptor", keepsOutbox),
  runtime("OutboxMessage", "outbox-message", keepsOutbox),
  runtime("OutboxOptions", "outbox-options", keepsOutbox),
  runtime("OutboxSignal", "outbox-signal", keepsOutbox),
  runtime("OutboxWriter", "outbox-writer", keepsOutbox),
  // A part of its own, so that the class is the same for every model.
  runtime("OutboxWriter.IntegrationEvents", "outbox-writer-integration-events", deliversIntegrationEvents),
  runtime("SaveFailure", "save-failure", isStored),
  runtime("StoredField", "stored-field", isStored),
  runtime("StoredJson", "stored-json", isStored),
].map((row) => ({ ...row, layer: "infrastructure" }) as const);

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [...ownGenerators, ...storeGenerators];

/** The runtime of endpoints on minimal APIs. */
export const apiRuntimeGenerators: readonly RuntimeGenerator[] = [
  {
    ...runtime("ModelConvention", "model-convention", servesAnything),
    view: (_model: Model, { storage }: RuntimePlace) => ({ ...allStatusWords, isStored: storage !== undefined }),
  },
  // The convention knows it also where no aggregate is versioned, so that it is the same for every model.
  {
    ...runtime("ConcurrencyConflictException", "concurrency-conflict-exception", isServedWithoutConflicts),
    name: "ConventionConflictExceptionGenerator",
  },
  {
    ...runtime("EndpointRegistration", "endpoint-registration", servesAnything),
    view: (_model: Model, { storage }: RuntimePlace) => ({ isStored: storage !== undefined }),
  },
  runtime("InvalidRequestException", "invalid-request-exception", servesAnything),
  runtime("RequestBody", "request-body", servesAnything),
  { ...runtime("EntityTagFilter", "entity-tag-filter", servesVersions), view: () => allStatusWords },
  runtime("OperationName", "operation-name", servesAnything),
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

/** The files that the tests of all contexts share. Spec: model-tests, Files. */
export const testRuntimeGenerators: readonly RuntimeGenerator[] = [
  {
    ...runtime("Project", "project", servesAnything),
    when: (model: Model, _layers: ReadonlySet<Layer>, { tests }: RuntimePlace) =>
      servesAnything(model) && tests?.isOwn === true,
    path: (_model: Model, { tests }: RuntimePlace) => `${tests?.name ?? "Tests"}.csproj`,
    view: testProjectView,
  },
  {
    ...runtime("TestHost", "test-host", servesAnything),
    assemblyAttribute: "Xunit.AssemblyFixture(typeof(Modeler.Testing.TestHost))",
    view: testHostView,
  },
  {
    ...runtime("TestTables", "test-tables", servesAnything),
    when: (model: Model, _layers: ReadonlySet<Layer>, place: RuntimePlace) =>
      servesAnything(model) && testHostView(model, place).hasStores,
    view: testHostView,
  },
  runtime("TestOperation", "test-operation", servesAnything),
  runtime("TestAnswer", "test-answer", servesAnything),
  runtime("TestSamples", "test-samples", servesAnything),
  {
    ...runtime("TestCaller", "test-caller", servesAnything),
    when: (model: Model, _layers: ReadonlySet<Layer>, place: RuntimePlace) =>
      servesAnything(model) && hasCaller(model, place),
  },
].map((row) => ({ ...row, layer: "tests", template: row.template.replace("runtime/", "tests/") }) as const);

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
