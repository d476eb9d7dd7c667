import { reusedKeyDescription } from "../entity/wire-properties.ts";
import { mostSortKeys } from "../http/sort-order.ts";
import { type Expr, someExpr } from "../model/expr.ts";
import { fallibleFields } from "../model/fallible.ts";
import type { Model } from "../model/ir.ts";
import { replaysRequests } from "../model/operation/model-operation.ts";
import { receivedEvents } from "../model/storage/received-events.ts";
import { actsOnce, hasOutbox, notesHandlers, waits } from "../model/storage/stored-entities.ts";
import { isScalar, required, type ScalarName, type TextFormat } from "../model/type.ts";
import { textFormats } from "../model/typing/text-formats.ts";
import { brokerGenerators } from "./broker-runtime.ts";
import { csharpPattern, csharpString } from "./csharp/csharp-text.ts";
import { needsNumbers } from "./csharp/model/application/repository-views.ts";
import { isReadInParts } from "./csharp/model/infrastructure/include-lines.ts";
import { expressionsOf, modelFacts, usesScalar, usesType } from "./csharp/model/model-facts.ts";
import { silenced, uninitialized } from "./csharp/names.ts";
import type { RuntimeGenerator } from "./model-generator.ts";
import {
  hasCallers,
  hasCursors,
  hasListings,
  hasPages,
  isBrokered,
  isStored,
  type Need,
  serves,
  stores,
  storesSets,
  storesTexts,
} from "./runtime-needs.ts";
import { family, fileOf, runtime, sharedWithEntities } from "./runtime-rows.ts";

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
  | "policies"
  | "schedules"
  | "projections"
  | "processes"
  | "unions";

/** Tells whether a model has a declaration of one of these kinds. */
const hasAny = ({ contexts }: Model, ...kinds: readonly Declared[]): boolean =>
  contexts.some((context) => kinds.some((kind) => context[kind].length > 0));

/** Asks for a declaration of one of these kinds. */
const declares =
  (...kinds: readonly Declared[]): Need =>
  (model) =>
    hasAny(model, ...kinds);

const servesAnything = serves(() => true);
const asksWhoCalls = serves(({ caller }) => caller !== undefined);
const replays: Need = ({ contexts }) => contexts.some(replaysRequests);
const handlesCommands: Need = (model, place) =>
  serves(({ kind, isVersioned }) => kind === "command" || isVersioned)(model) ||
  hasAny(model, "policies") ||
  isStored(model, place) ||
  computesReadModels(model);
const queriesVersions = serves(({ kind, isVersioned }) => kind === "query" && isVersioned);
const joinsPages: Need = (model, place) =>
  hasPages(model, place) && model.contexts.some(({ readModels }) => readModels.some(({ joins }) => joins.length > 0));
const publishesEvents: Need = (model) => hasAny(model, "integrationEvents", "subscriptions");
const deliversEvents: Need = (model, place) => keepsOutbox(model, place) || isBrokered(model, place);
const deliversIntegrationEvents: Need = (model, place) => deliversEvents(model, place) && publishesEvents(model, place);
const leavesLimits = stores(({ contexts }) =>
  contexts.some(({ aggregates, limit }) => aggregates.length > 0 && limit === undefined),
);
const hasChildren: Need = ({ contexts }, { storage }) =>
  contexts.some((context) => storage?.entitiesOf(context).some(({ children }) => children.length > 0) === true);
const hasUniques: Need = ({ contexts }, { storage }) =>
  contexts.some((context) => storage?.rootsOf(context).some(({ entity }) => entity.uniques.length > 0) === true);
const deletesSoftly = stores(({ contexts }) =>
  contexts.some(({ aggregates }) => aggregates.some((one) => one.isSoftDeleted)),
);
const readsInParts: Need = ({ contexts }, { storage }) =>
  contexts.some((context) => storage?.rootsOf(context).some(isReadInParts) === true);
/** Asks for the JSON of domain types. Its one converter mentions the base of every kind of type. */
const writesJson: Need = (model, { layers }) =>
  layers.has("application") && (hasAny(model, "enums", "identities", "entities") || servesAnything(model));
const writesMaps: Need = (model, place) => writesJson(model, place) && usesType("map")(model);
const writesSets: Need = (model, place) => writesJson(model, place) && usesType("set")(model);
/** Asks for an expression of a kind, or a part of one. */
const says =
  (test: (part: Expr) => boolean) =>
  (model: Model): boolean =>
    expressionsOf(model).some((expr) => someExpr(expr, test));
const matchesTexts = says(({ kind }) => kind === "matches");
const testsFormats = says((part) => part.kind === "matches" && part.format !== undefined);
const describesDomain: Need = (model) =>
  hasAny(model, "values", "entities", "identities", "events", "integrationEvents", "enums", "subscriptions") ||
  servesAnything(model) ||
  matchesTexts(model);
const numbersIdentities: Need = ({ contexts }) =>
  contexts.some(({ entities }) => entities.some((entity) => entity.isRoot && needsNumbers(entity)));
/** Returns the pattern of a format with the end of a text as .NET has it, whose `$` allows a line break. */
const formatPattern = (format: TextFormat): string => csharpPattern(`${textFormats[format].pattern.slice(0, -1)}\\z`);
const isSaid = (name: ScalarName) => says(({ type }) => isScalar(required(type), name));
const measuresTime: Need = (model) => usesScalar("Duration")(model) || isSaid("Duration")(model);
const countsMonths = says((part) => part.kind === "operation" && part.operation === "addMonths");
const countsDoubles = isSaid("Double");
const computesReadModels = (model: Model): boolean => {
  const facts = modelFacts(model);
  return model.contexts.some(({ readModels }) =>
    readModels.some(
      (one) => facts.entityOf(one.source) !== undefined && fallibleFields(one, facts.declarations).length > 0,
    ),
  );
};
const replaysEvents: Need = ({ contexts }) => contexts.some(actsOnce);
const hasWaits: Need = ({ contexts }) => contexts.some(waits);
const notesEvents: Need = ({ contexts }) => contexts.some(notesHandlers);
const receivesEvents: Need = ({ contexts }) => contexts.some((one) => receivedEvents(one).length > 0);
const keepsOutbox: Need = (model, { layers }) => layers.has("infrastructure") && model.contexts.some(hasOutbox);
/** Asks for something beside an outbox. */
const besideOutbox =
  (need: Need): Need =>
  (model, place) =>
    keepsOutbox(model, place) && need(model, place);

/** The runtime of domain and application. A file is the same for every model, as models that are built one by one share it: one need brings all of it. */
const ownGenerators: readonly RuntimeGenerator[] = [
  ...fileOf("domain", "IQueryHandler", declares("queries"), [runtime("IQueryHandler", "query-handler")]),
  ...fileOf("domain", "Pages", hasPages, [
    runtime("IPagedQuery", "paged-query"),
    sharedWithEntities("PageRequest", "page-request"),
    sharedWithEntities("PagedResponse", "paged-response"),
  ]),
  ...fileOf("domain", "Cursors", hasCursors, [
    family("ICursorQuery", "cursor-query", ["CursorRequest", "CursorException"]),
    sharedWithEntities("CursorResponse", "cursor-response"),
  ]),
  ...fileOf("domain", "ListQueries", hasListings, [
    {
      ...family("ISortedQuery", "list-queries", ["ISearchedQuery", "SortKey", "SortedQueries"]),
      view: () => ({ mostSortKeys: String(mostSortKeys) }),
    },
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
  ...fileOf("domain", "Duration", measuresTime, [
    runtime("Duration", "duration"),
    runtime("DurationJsonConverter", "duration-json"),
  ]),
  ...fileOf("domain", "CalendarMonths", countsMonths, [runtime("CalendarMonths", "calendar-months")]),
  ...fileOf("domain", "Finite", countsDoubles, [runtime("Finite", "finite")]),
  ...fileOf("domain", "Union", declares("unions", "processes"), [
    family("UnionAttribute", "union", ["UnionConverter"]),
  ]),
  ...fileOf("domain", "Processes", declares("processes"), [
    family("IProcess", "process", ["ProcessTimeout", "IProcessSteps"]),
  ]),
  ...fileOf("domain", "TextFormats", testsFormats, [
    {
      ...runtime("TextFormat", "text-format"),
      view: () => ({ email: formatPattern("Email"), url: formatPattern("Url") }),
    },
  ]),
  ...fileOf("application", "Commands", handlesCommands, [
    family("Repetition", "repetition", ["IRepeatableUnitOfWork"]),
    family("Versioned", "versioned", ["ExpectedVersions"]),
    runtime("ReadModels", "read-models"),
  ]),
  ...fileOf("application", "OperationCaller", asksWhoCalls, [runtime("OperationCaller", "operation-caller")]),
  ...fileOf("application", "Retries", replays, [
    sharedWithEntities("RetryKey", "retry-key"),
    {
      ...family("IRequestReplay", "request-replay", ["FirstAnswer", "IdempotencyKeyException"]),
      view: () => ({ reusedText: csharpString(reusedKeyDescription) }),
    },
  ]),
  ...fileOf("application", "EventReplay", replaysEvents, [runtime("IEventReplay", "event-replay")]),
  ...fileOf("application", "WaitingPolicies", hasWaits, [runtime("IWaitingPolicy", "waiting-policy")]),
  ...fileOf("application", "Schedules", declares("schedules"), [
    family("Recurrence", "schedule", ["ISchedule", "ScheduledRun"]),
  ]),
  ...fileOf("application", "VersionedQueries", queriesVersions, [
    family("VersionedQueries", "versioned-queries", ["IVersionedQueryHandler"]),
  ]),
  ...fileOf("application", "DomainJsonConverter", writesJson, [
    runtime("DomainJsonConverter", "domain-json-converter"),
  ]),
  ...fileOf("application", "DomainJsonConverter.Maps", writesMaps, [runtime("DomainJsonConverter.Maps", "map-keys")]),
  ...fileOf("application", "DomainJsonConverter.Sets", writesSets, [
    runtime("DomainJsonConverter.Sets", "set-converter"),
  ]),
];

/** The runtime of stores on EF Core. Spec: model-infrastructure, Files. */
const storeGenerators: readonly RuntimeGenerator[] = [
  ...fileOf("infrastructure", "Store", isStored, [
    runtime("StoreExtensions", "store-extensions"),
    runtime("StoreRegistration", "store-registration"),
    sharedWithEntities("CompiledQuery", "compiled-query"),
    runtime("AggregateQueryInterceptor", "aggregate-query-interceptor"),
    runtime("AggregateSaveInterceptor", "aggregate-save-interceptor"),
    family("ValueConverters", "value-converters", [
      "EnumerationValueConverter",
      "IdentityValueConverter",
      "InstantValueConverter",
    ]),
    family("StoredJson", "stored-json", ["StoredField"]),
    runtime("ComputedDecimal", "computed-decimal"),
  ]),
  ...fileOf("infrastructure", "QueryLimits", leavesLimits, [runtime("QueryLimits", "query-limits")]),
  ...fileOf("infrastructure", "Children", hasChildren, [
    runtime("ListPosition", "list-position"),
    runtime("TrackedAggregates", "tracked-aggregates"),
  ]),
  ...fileOf("infrastructure", "AggregateReads", readsInParts, [runtime("AggregateReads", "aggregate-reads")]),
  ...fileOf("infrastructure", "PageReads", stores(hasPages), [runtime("PageReads", "page-reads")]),
  ...fileOf("infrastructure", "CursorReads", stores(hasCursors), [
    family("CursorReads", "cursor-reads", ["PlacedRow"]),
    runtime("CursorOrder", "cursor-order"),
  ]),
  ...fileOf("infrastructure", "ListReads", stores(hasListings), [runtime("ListReads", "list-reads")]),
  ...fileOf("infrastructure", "JoinedPageReads", stores(joinsPages), [runtime("JoinedPageReads", "joined-page-reads")]),
  ...fileOf("infrastructure", "UniqueFields", hasUniques, [runtime("UniqueFields", "unique-fields")]),
  ...fileOf("infrastructure", "CallerRows", hasCallers, [
    { ...sharedWithEntities("ICaller", "caller"), companions: () => ["CallerException", "CallerExtensions"] },
    runtime("CallerRows", "caller-rows"),
  ]),
  ...fileOf("infrastructure", "DeletedRows", deletesSoftly, [runtime("DeletedRows", "deleted-rows")]),
  ...fileOf("infrastructure", "StoredAnswers", stores(replays), [
    { ...sharedWithEntities("StoredAnswer", "stored-answer"), companions: () => ["StoredAnswerMapping"] },
    sharedWithEntities("StoredAnswerExtensions", "stored-answer-extensions"),
    sharedWithEntities("ReplayExtensions", "replay-extensions"),
  ]),
  ...fileOf("infrastructure", "TimeValues", stores(usesScalar("Time")), [
    runtime("TimeValueConverter", "time-value-converter"),
  ]),
  ...fileOf("infrastructure", "DurationValues", stores(usesScalar("Duration")), [
    runtime("DurationValueConverter", "duration-value-converter"),
  ]),
  ...fileOf("infrastructure", "JsonValues", storesTexts, [
    family("JsonValueConverter", "json-values", ["JsonValueComparer"]),
  ]),
  ...fileOf("infrastructure", "JsonSets", storesSets, [family("JsonSetConverter", "json-sets", ["StoredSet"])]),
  // Some stores keep no events.
  ...fileOf("infrastructure", "Outbox", deliversEvents, [
    family("Outbox", "outbox", ["OutboxMessage", "OutboxOptions"]),
    runtime("OutboxExtensions", "outbox-extensions"),
    runtime("AggregateSaveInterceptor.Outbox", "aggregate-save-interceptor-outbox"),
    family("OutboxDispatcher", "outbox-dispatcher", ["OutboxSignal", "IOutboxStore"]),
    family("EventRoutes", "event-routes", ["EventRoute", "DomainEventRoute", "EventDelivery", "HandlerRun"]),
  ]),
  ...fileOf("infrastructure", "HandledEvents", besideOutbox(notesEvents), [runtime("HandledEvents", "handled-events")]),
  ...fileOf("infrastructure", "Inbox", besideOutbox(receivesEvents), [
    family("Inbox", "inbox", ["ReceivedEvent", "InboxOptions", "IInboxStore"]),
    family("InboxHandler", "inbox-handler", ["InboxRoute", "IReceiver", "Receiver"]),
    runtime("InboxCleaner", "inbox-cleaner"),
  ]),
  ...fileOf("infrastructure", "WaitingEvents", besideOutbox(hasWaits), [
    family("WaitingEvents", "waiting-events", ["WaitingEvent", "IWaitingStore"]),
    family("WaitingPolicyRoute", "waiting-policy-route", ["WaitingPolicyHandler"]),
    runtime("WaitingEventDispatcher", "waiting-event-dispatcher"),
  ]),
  ...fileOf("infrastructure", "Scheduler", besideOutbox(declares("schedules")), [
    family("Schedules", "schedule-state", ["ScheduleState", "IScheduleStore"]),
    runtime("ScheduleRoute", "schedule-route"),
    runtime("Scheduler", "scheduler"),
  ]),
  ...fileOf("infrastructure", "Projections", besideOutbox(declares("projections")), [
    family("ProjectionExtensions", "projection-state", [
      ...(["KeptEvent", "ProjectionState", "IProjectionStore", "IProjections"] as const),
    ]),
    family("EventKeeper", "event-keeper", ["ProjectionSignal"]),
    runtime("FedRows", "fed-rows"),
    runtime("ProjectionFeed", "projection-feed"),
    family("Projector", "projector", ["Projections"]),
  ]),
  ...fileOf("infrastructure", "ProcessStates", besideOutbox(declares("processes")), [
    family("Processes", "process-state", ["ProcessState", "IProcessStore"]),
    runtime("ProcessRunner", "process-runner"),
    runtime("ProcessTimeoutRoute", "process-timeout-route"),
  ]),
  ...fileOf("infrastructure", "IntegrationEventRoutes", deliversIntegrationEvents, [
    family("IntegrationEventRoute", "integration-event-routes", ["IIntegrationEventPublisher"]),
  ]),
  ...brokerGenerators,
  ...fileOf("infrastructure", "IdentitySequences", numbersIdentities, [
    family("IdentitySequences", "identity-sequences", ["IdentitySequence"]),
  ]),
];

/** The files that all contexts share, each only where something needs it. Spec: model-csharp, Runtime files. */
export const runtimeGenerators: readonly RuntimeGenerator[] = [...ownGenerators, ...storeGenerators];
