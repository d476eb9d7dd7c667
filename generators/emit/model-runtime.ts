import { idempotencyKeyDescription, reusedKeyDescription } from "../entity/wire-properties.ts";
import { someExpr } from "../model/expr.ts";
import { fallibleFields } from "../model/fallible.ts";
import type { Model } from "../model/ir.ts";
import {
  isPatch,
  isRevalidated,
  type ModelOperation,
  replaysRequests,
  servedIn,
} from "../model/operation/model-operation.ts";
import { hasOutbox } from "../model/storage/stored-entities.ts";
import { queryFormOf } from "../model/type.ts";
import { csharpString } from "./csharp/csharp-text.ts";
import { allStatusWords } from "./csharp/http-words.ts";
import { hasCriteriaRecord } from "./csharp/model/api/criteria-words.ts";
import { needsNumbers } from "./csharp/model/application/repository-views.ts";
import { isReadInParts } from "./csharp/model/infrastructure/include-lines.ts";
import { expressionsOf, modelFacts, usesType } from "./csharp/model/model-facts.ts";
import { silenced, uninitialized } from "./csharp/names.ts";
import { identifyingClaims } from "./csharp/own-rows/rows-words.ts";
import { patchBodyView } from "./csharp/patch-body-view.ts";
import type { Layer } from "./layer.ts";
import type { RuntimeGenerator, RuntimePlace } from "./model-generator.ts";

/** A question about a model that decides on a file. */
type Need = (model: Model, place: Pick<RuntimePlace, "layers" | "storage">) => boolean;

type Declared =
  | "enums"
  | "identities"
  | "values"
  | "events"
  | "integrationEvents"
  | "entities"
  | "aggregates"
  | "queries"
  | "subscriptions"
  | "policies";

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
const handlesCommands: Need = (model, place) =>
  serves(({ kind, isVersioned }) => kind === "command" || isVersioned)(model) ||
  hasAny(model, "policies") ||
  isStored(model, place) ||
  computesReadModels(model);
const replays: Need = ({ contexts }) => contexts.some(replaysRequests);
const storesAnswers: Need = (model, place) => isStored(model, place) && replays(model, place);
const servesVersions = serves(({ isVersioned }) => isVersioned);
const queriesVersions = serves(({ kind, isVersioned }) => kind === "query" && isVersioned);
const hasPages: Need = ({ contexts }) =>
  contexts.some(({ queries }) => queries.some(({ result }) => result.paging !== undefined));
const storesPages: Need = (model, place) => isStored(model, place) && hasPages(model, place);
const hasJsonCriterion = serves(
  (operation) => hasCriteriaRecord(operation) && operation.parameters.some(({ type }) => queryFormOf(type) === "json"),
);
const isStored: Need = (model, { layers }) => layers.has("infrastructure") && hasAny(model, "aggregates");
const reportsHooks: Need = (model, place) => isStored(model, place) && servesAnything(model);
const publishesEvents: Need = (model) => hasAny(model, "integrationEvents", "subscriptions");
const deliversIntegrationEvents: Need = (model, place) => keepsOutbox(model, place) && publishesEvents(model, place);
const hasChildren: Need = ({ contexts }, { storage }) =>
  contexts.some((context) => storage?.entitiesOf(context).some(({ children }) => children.length > 0) === true);
const storesTexts: Need = ({ contexts }, { storage }) =>
  storage !== undefined &&
  contexts.some((context) => {
    const entities = storage.entitiesOf(context).map(({ entity }) => entity);
    const members = [...entities, ...storage.valuesOf(context)].flatMap((one) => one.members);
    return (
      entities.some(({ identity }) => identity.type.kind !== "identity") ||
      members.some(({ type }) => storage.formOf(type).kind === "text")
    );
  });
const readsInParts: Need = ({ contexts }, { storage }) =>
  contexts.some((context) => storage?.rootsOf(context).some(isReadInParts) === true);
/** Asks for the JSON of domain types. Its one converter mentions the base of every kind of type. */
const writesJson: Need = (model, { layers }) =>
  layers.has("application") && (hasAny(model, "enums", "identities", "entities") || servesAnything(model));
const writesSets: Need = (model, place) => writesJson(model, place) && usesType("set")(model);
const describesDomain: Need = (model) =>
  hasAny(model, "values", "entities", "identities", "events", "integrationEvents", "enums", "subscriptions") ||
  servesAnything(model) ||
  matchesTexts(model);
const numbersIdentities: Need = ({ contexts }) =>
  contexts.some(({ entities }) => entities.some((entity) => entity.isRoot && needsNumbers(entity)));
const matchesTexts = (model: Model): boolean =>
  expressionsOf(model).some((expr) => someExpr(expr, ({ kind }) => kind === "matches"));
const computesReadModels = (model: Model): boolean => {
  const facts = modelFacts(model);
  return model.contexts.some(({ readModels }) =>
    readModels.some(
      (one) => facts.entityOf(one.source) !== undefined && fallibleFields(one, facts.declarations).length > 0,
    ),
  );
};
const keepsOutbox: Need = (model, { layers }) => layers.has("infrastructure") && model.contexts.some(hasOutbox);

/** The runtime of domain and application. A file is the same for every model, as models that are built one by one share it: one need brings all of it. */
const ownGenerators: readonly RuntimeGenerator[] = [
  ...fileOf("domain", "IQueryHandler", declares("queries"), [runtime("IQueryHandler", "query-handler")]),
  ...fileOf("domain", "Pages", hasPages, [
    runtime("IPagedQuery", "paged-query"),
    sharedWithEntities("PageRequest", "page-request"),
    sharedWithEntities("PagedResponse", "paged-response"),
  ]),
  ...fileOf("domain", "Domain", describesDomain, [
    family("Exceptions", "exceptions", [
      "DomainInvariantViolationException",
      "AggregateNotFoundException",
      "AggregateExistsException",
      "ConcurrencyConflictException",
      "UnexpectedVersionException",
      "MissingHookException",
      "StoreUnavailableException",
    ]),
    {
      ...family("Entity", "entity", ["IIdentity", "GuidIdentity", "IAggregateRoot", "AggregateRoot"]),
      // The compiler does not see that the store sets the version.
      view: (_model, { storage }) => ({ isStored: storage !== undefined, silence: silenced("CS0169") }),
    },
    family("Events", "events", ["IDomainEvent", "IDomainEventHandler"]),
    family("Enumeration", "enumeration", ["IEnumeration"]),
    runtime("TextPattern", "text-pattern"),
  ]),
  ...fileOf("domain", "IntegrationEvents", publishesEvents, [
    family("AggregateRoot.IntegrationEvents", "integration-events", [
      "IIntegrationEvent",
      "IIntegrationEventHandler",
      "IIntegrationEventSource",
    ]),
  ]),
  ...fileOf("domain", "Range", usesType("range"), [
    {
      ...runtime("Range", "range"),
      view: (_model, { storage }) => ({
        isStored: storage !== undefined,
        silence: storage === undefined ? "" : silenced(uninitialized),
      }),
    },
  ]),
  ...fileOf("application", "Commands", handlesCommands, [
    family("Repetition", "repetition", ["IRepeatableUnitOfWork"]),
    family("Versioned", "versioned", ["ExpectedVersions"]),
    runtime("ReadModels", "read-models"),
  ]),
  ...fileOf("application", "Retries", replays, [
    sharedWithEntities("RetryKey", "retry-key"),
    {
      ...family("IRequestReplay", "request-replay", ["FirstAnswer", "IdempotencyKeyException"]),
      view: () => ({ reusedText: csharpString(reusedKeyDescription) }),
    },
  ]),
  ...fileOf("application", "VersionedQueries", queriesVersions, [
    family("VersionedQueries", "versioned-queries", ["IVersionedQueryHandler"]),
  ]),
  ...fileOf("application", "DomainJsonConverter", writesJson, [
    runtime("DomainJsonConverter", "domain-json-converter"),
  ]),
  ...fileOf("application", "DomainJsonConverter.Sets", writesSets, [
    runtime("DomainJsonConverter.Sets", "set-converter"),
  ]),
];

/** The runtime of stores on EF Core. Spec: model-infrastructure, Files. */
const storeGenerators: readonly RuntimeGenerator[] = [
  ...fileOf("infrastructure", "Store", isStored, [
    runtime("StoreExtensions", "store-extensions"),
    runtime("QueryLimits", "query-limits"),
    family("MissingHook", "missing-hook", ["MissingHooks"]),
    sharedWithEntities("CompiledQuery", "compiled-query"),
    runtime("AggregateQueryInterceptor", "aggregate-query-interceptor"),
    runtime("AggregateSaveInterceptor", "aggregate-save-interceptor"),
  ]),
  ...fileOf("infrastructure", "Children", hasChildren, [
    runtime("ListPosition", "list-position"),
    runtime("TrackedAggregates", "tracked-aggregates"),
  ]),
  ...fileOf("infrastructure", "AggregateReads", readsInParts, [runtime("AggregateReads", "aggregate-reads")]),
  ...fileOf("infrastructure", "PageReads", storesPages, [runtime("PageReads", "page-reads")]),
  ...fileOf("infrastructure", "StoredAnswers", storesAnswers, [
    { ...sharedWithEntities("StoredAnswer", "stored-answer"), companions: () => ["StoredAnswerMapping"] },
    sharedWithEntities("StoredAnswerExtensions", "stored-answer-extensions"),
    sharedWithEntities("ReplayExtensions", "replay-extensions"),
  ]),
  ...fileOf("infrastructure", "Mapping", isStored, [
    family("ValueConverters", "value-converters", [
      "EnumerationValueConverter",
      "IdentityValueConverter",
      "InstantValueConverter",
    ]),
    family("StoredJson", "stored-json", ["StoredField"]),
    runtime("ComputedDecimal", "computed-decimal"),
  ]),
  ...fileOf("infrastructure", "JsonValues", storesTexts, [
    family("JsonValueConverter", "json-values", ["JsonValueComparer"]),
  ]),
  // Some stores keep no events.
  ...fileOf("infrastructure", "Outbox", keepsOutbox, [
    family("Outbox", "outbox", ["OutboxMessage", "OutboxOptions", "OutboxExtensions"]),
    runtime("AggregateSaveInterceptor.Outbox", "aggregate-save-interceptor-outbox"),
    family("OutboxDispatcher", "outbox-dispatcher", ["OutboxSignal", "IOutboxStore"]),
    family("EventRoutes", "event-routes", ["EventRoute", "DomainEventRoute", "EventDelivery", "HandlerRun"]),
  ]),
  ...fileOf("infrastructure", "IntegrationEventRoutes", deliversIntegrationEvents, [
    family("IntegrationEventRoute", "integration-event-routes", ["IIntegrationEventPublisher"]),
  ]),
  ...fileOf("infrastructure", "IdentitySequences", numbersIdentities, [
    family("IdentitySequences", "identity-sequences", ["IdentitySequence"]),
  ]),
];

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [...ownGenerators, ...storeGenerators];

/** The service that holds the JSON options of a library, and the member of it that they are. */
interface Serializer {
  readonly service: string;
  readonly options: string;
  /** True if descriptions of endpoints have bodies by the parameters of their methods. */
  readonly describesBodies: boolean;
}

/** Returns the runtime of endpoints that every library needs. */
export function apiRuntime(serializer: Serializer): readonly RuntimeGenerator[] {
  return [
    ...fileOf("api", "Endpoints", servesAnything, [
      {
        ...runtime("EndpointRegistration", "endpoint-registration"),
        view: (model: Model, { storage }: RuntimePlace) => ({
          isStored: storage !== undefined,
          hasStore: storage !== undefined && hasAny(model, "aggregates"),
        }),
      },
      { ...runtime("ModelConvention", "model-convention"), view: () => allStatusWords },
      runtime("UrlValues", "url-values"),
    ]),
    ...fileOf("api", "Bodies", servesAnything, [
      { ...family("RequestBody", "request-body", ["InvalidRequestException"]), view: () => ({ ...serializer }) },
      runtime("RequestLimits", "request-limits"),
      runtime("BodyContract", "body-contract"),
      runtime("BodyFaults", "body-faults"),
    ]),
    ...fileOf("api", "Endpoints", reportsHooks, [runtime("HookReport", "hook-report")]),
    ...fileOf("api", "EntityTags", servesVersions, [runtime("EntityTags", "entity-tags")]),
    ...fileOf("api", "NotModified", serves(isRevalidated), [
      { ...runtime("NotModified", "not-modified"), view: () => allStatusWords },
    ]),
    ...fileOf("api", "PagedQueries", hasPages, [runtime("PagedQueries", "paged-queries")]),
    ...fileOf("api", "Patches", serves(isPatch), [
      { ...runtime("Patches", "patches"), view: () => ({ ...allStatusWords, ...serializer }) },
      { ...runtime("PatchBody", "patch-body"), template: "http/patch-body", view: () => patchBodyView() },
      {
        ...runtime("PatchDescriptions", "patch-descriptions"),
        template: "http/patch-descriptions",
        view: () => ({ ...serializer }),
      },
    ]),
    ...fileOf("api", "IdempotencyKey", replays, [
      {
        ...runtime("IdempotencyKey", "idempotency-key"),
        template: "http/idempotency-key",
        view: () => ({ ...allStatusWords, isOfModel: true, claims: identifyingClaims({ entities: [] }) }),
      },
      {
        ...family("IdempotentRequests", "idempotent-requests", ["DocumentedParameter"]),
        view: () => ({ ...allStatusWords, ...serializer, keyText: csharpString(idempotencyKeyDescription) }),
      },
    ]),
    ...fileOf("api", "JsonCriterion", hasJsonCriterion, [
      { ...runtime("JsonCriterion", "json-criterion"), view: () => ({ ...serializer }) },
    ]),
  ];
}

/** The runtime of endpoints on minimal APIs alone. */
export const minimalRuntime: readonly RuntimeGenerator[] = fileOf("api", "Endpoints", servesAnything, [
  { ...runtime("OperationDescription", "operation-description"), view: () => allStatusWords },
]);

/** The runtime of endpoint classes of FastEndpoints alone. Its templates stand beside those of entities, which share two of them. */
export const fastEndpointsRuntime: readonly RuntimeGenerator[] = [
  ...fileOf("api", "Endpoints", servesAnything, [
    { ...runtime("AccessConvention", "access-convention"), view: () => allStatusWords },
    {
      ...runtime("DescriptionConvention", "description-convention"),
      view: () => ({ faults: "WithModelConvention().WithAccessResponses()", hasKeys: false, parameter: "" }),
    },
  ]),
  ...fileOf("api", "Binders", servesAnything, [
    { ...runtime("BodyBinder", "model-body-binder"), view: () => allStatusWords },
    runtime("UrlBinder", "model-url-binder"),
    family("UrlParameter", "model-url-parameter", ["UrlParameters"]),
    runtime("UrlParser", "model-url-parser"),
  ]),
].map((row) => ({ ...row, template: row.template.replace("runtime/", "fastendpoints/") }));

type RuntimeRow = Omit<RuntimeGenerator, "part" | "when" | "module">;

/** Makes the rows of one file of a layer, which a need brings as a whole. */
function fileOf(part: Layer, file: string, when: Need, rows: readonly RuntimeRow[]): readonly RuntimeGenerator[] {
  const module = { name: `Runtime${file}Generator`, file: () => file };
  return rows.map((row) => ({ ...row, part, when, module }));
}

/** Makes a row with several types that belong together, named after the first or after all of them. */
function family(name: string, template: string, companions: readonly string[]): RuntimeRow {
  return { ...runtime(name, template), companions: () => companions };
}

/** Makes a row of a type that entity files have, too, in a namespace of their own. */
function sharedWithEntities(type: string, template: string): RuntimeRow {
  return { ...runtime(type, template), template: `shared/${template}` };
}

function runtime(type: string, template: string): RuntimeRow {
  return {
    per: "model",
    name: `Runtime${type}Generator`,
    template: `runtime/${template}`,
    type: () => type,
    view: () => ({}),
  };
}
