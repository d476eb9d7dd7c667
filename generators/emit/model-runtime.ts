import type { Model } from "../model/ir.ts";
import { hasBody, type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import { hasOutbox } from "../model/storage/outbox.ts";
import { queryFormOf } from "../model/type.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { needsNumbers } from "./csharp/model/application/repository-views.ts";
import { usesType } from "./csharp/model/model-facts.ts";
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
  | "subscriptions";

/** Tells whether a model has a declaration of one of these kinds. */
const hasAny = ({ contexts }: Model, ...kinds: readonly Declared[]): boolean =>
  contexts.some((context) => kinds.some((kind) => context[kind].length > 0));

/** Asks for a declaration of one of these kinds. */
const declares =
  (...kinds: readonly Declared[]): Need =>
  (model) =>
    hasAny(model, ...kinds);

/** Asks for an operation that endpoints answer. */
const serves =
  (has: (operation: ModelOperation) => boolean) =>
  ({ contexts }: Model): boolean =>
    contexts.some((context) => servedIn(context).some(has));

const servesAnything = serves(() => true);
const servesVersions = serves(({ isVersioned }) => isVersioned);
const hasJsonCriterion = serves(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);
const isStored: Need = (model, layers) => layers.has("infrastructure") && hasAny(model, "aggregates");
/** Asks for the JSON of domain types. Its one converter mentions the base of every kind of type. */
const writesJson: Need = (model, layers) =>
  layers.has("application") && (hasAny(model, "enums", "identities", "entities") || servesAnything(model));
const declaresOrWrites =
  (...kinds: readonly Declared[]): Need =>
  (model, layers) =>
    hasAny(model, ...kinds) || writesJson(model, layers);
const numbersIdentities: Need = ({ contexts }) =>
  contexts.some(({ entities }) => entities.some((entity) => entity.isRoot && needsNumbers(entity)));
const keepsOutbox: Need = (model, layers) => layers.has("infrastructure") && model.contexts.some(hasOutbox);

/** The runtime of domain and application. A file is the same for every model, as models that are built one by one share it. */
const ownGenerators: readonly RuntimeGenerator[] = [
  runtime("IQueryHandler", "query-handler", declares("queries")),
  family(
    "Exceptions",
    "exceptions",
    [
      "DomainInvariantViolationException",
      "AggregateNotFoundException",
      "AggregateExistsException",
      "ConcurrencyConflictException",
    ],
    (model) =>
      hasAny(model, "values", "entities", "identities", "events", "integrationEvents", "enums") ||
      servesAnything(model),
  ),
  family(
    "Events",
    "events",
    ["IDomainEvent", "IDomainEventHandler", "IIntegrationEvent", "IIntegrationEventHandler"],
    declaresOrWrites("entities", "identities", "events", "integrationEvents", "subscriptions"),
  ),
  family(
    "Entity",
    "entity",
    ["IIdentity", "IAggregateRoot", "IIntegrationEventSource", "AggregateRoot"],
    declaresOrWrites("entities", "identities"),
  ),
  family("Enumeration", "enumeration", ["IEnumeration"], declaresOrWrites("enums")),
  {
    ...runtime("Range", "range", usesType("range")),
    view: (_model, { storage }) => ({
      isStored: storage !== undefined,
      silence: storage === undefined ? "" : silenced(uninitialized),
    }),
  },
  { ...runtime("AggregateVersion", "aggregate-version", servesVersions), layer: "application" },
  { ...runtime("DomainJsonConverter", "domain-json-converter", writesJson), layer: "application" },
];

/** The runtime of stores on EF Core. Spec: model-infrastructure, Files. */
const storeGenerators: readonly RuntimeGenerator[] = [
  runtime("AggregateQueryInterceptor", "aggregate-query-interceptor", isStored),
  runtime("AggregateSaveInterceptor", "aggregate-save-interceptor", isStored),
  // A part of its own, as some stores keep no events.
  runtime("AggregateSaveInterceptor.Outbox", "aggregate-save-interceptor-outbox", keepsOutbox),
  family(
    "EventRoutes",
    "event-routes",
    ["EventRoute", "DomainEventRoute", "IntegrationEventRoute", "IIntegrationEventPublisher", "HandlerRun"],
    keepsOutbox,
  ),
  family("IdentitySequences", "identity-sequences", ["IdentitySequence"], numbersIdentities),
  family("Outbox", "outbox", ["OutboxMessage", "OutboxOptions", "OutboxExtensions"], keepsOutbox),
  family("OutboxDelivery", "outbox-delivery", ["EventDelivery"], keepsOutbox),
  family("OutboxDispatcher", "outbox-dispatcher", ["OutboxSignal", "IOutboxStore"], keepsOutbox),
  family("StoreExtensions", "store-extensions", ["CompiledQuery", "ListPosition"], isStored),
  family("StoredJson", "stored-json", ["StoredField"], isStored),
  family(
    "ValueConverters",
    "value-converters",
    [
      "EnumerationValueConverter",
      "IdentityValueConverter",
      "InstantValueConverter",
      "JsonValueConverter",
      "JsonValueComparer",
    ],
    isStored,
  ),
].map((row) => ({ ...row, layer: "infrastructure" }) as const);

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [...ownGenerators, ...storeGenerators];

/** The service that holds the JSON options of a library, and the member of it that they are. */
interface Serializer {
  readonly service: string;
  readonly options: string;
}

/** Returns the runtime of endpoints that every library needs. */
export function apiRuntime(serializer: Serializer): readonly RuntimeGenerator[] {
  const rows: readonly RuntimeGenerator[] = [
    {
      ...family("ModelConvention", "model-convention", ["InvalidRequestException"], servesAnything),
      view: () => allStatusWords,
    },
    {
      ...family("EndpointRegistration", "endpoint-registration", ["OperationName", "RolePolicies"], servesAnything),
      view: (_model: Model, { storage }: RuntimePlace) => ({ isStored: storage !== undefined }),
    },
    { ...runtime("RequestBody", "request-body", servesAnything), view: () => ({ ...serializer }) },
    runtime("UrlValues", "url-values", servesAnything),
    runtime("BodyContract", "body-contract", servesAnything),
    runtime("BodyShape", "body-shape", servesAnything),
    { ...runtime("JsonCriterion", "json-criterion", hasJsonCriterion), view: () => ({ ...serializer }) },
  ];
  return rows.map(ofApi);
}

/** The runtime of endpoints on minimal APIs alone. */
export const minimalRuntime: readonly RuntimeGenerator[] = [
  ofApi({ ...runtime("EntityTagFilter", "entity-tag-filter", servesVersions), view: () => allStatusWords }),
];

/** The runtime of endpoint classes of FastEndpoints alone. Its templates stand beside those of entities, which share two of them. */
export const fastEndpointsRuntime: readonly RuntimeGenerator[] = [
  { ...runtime("AccessConvention", "access-convention", servesAnything), view: () => allStatusWords },
  {
    ...runtime("DescriptionConvention", "description-convention", servesAnything),
    view: () => ({ faults: "WithModelConvention().WithAccessResponses()", hasKeys: false, parameter: "" }),
  },
  { ...runtime("EntityTagConvention", "model-entity-tag-convention", servesVersions), view: () => allStatusWords },
  { ...runtime("BodyBinder", "model-body-binder", serves(hasBody)), view: () => allStatusWords },
  runtime(
    "UrlBinder",
    "model-url-binder",
    serves((operation) => !hasBody(operation)),
  ),
  family("UrlParameter", "model-url-parameter", ["UrlParameters"], servesAnything),
  runtime("UrlParser", "model-url-parser", servesAnything),
].map((row) => ofApi({ ...row, template: row.template.replace("runtime/", "fastendpoints/") }));

function ofApi(row: RuntimeGenerator): RuntimeGenerator {
  return { ...row, layer: "api" };
}

/** Makes the row of a file with several types that belong together, named after the first or after all of them. */
function family(file: string, template: string, companions: readonly string[], when: Need): RuntimeGenerator {
  return { ...runtime(file, template, when), companions: () => companions };
}

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
