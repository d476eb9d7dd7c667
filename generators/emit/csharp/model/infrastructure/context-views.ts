import { policyClass, processClass } from "../../../../model/emitted-names.ts";
import type { Context } from "../../../../model/ir.ts";
import { replaysRequests } from "../../../../model/operation/model-operation.ts";
import { inboxTable, receivedEvents } from "../../../../model/storage/received-events.ts";
import {
  actsOnce,
  hasOutbox,
  keptTable,
  notesHandlers,
  outboxTable,
  processTable,
  projectionTable,
  type StoredEntity,
  scheduleTable,
  waitingTable,
  waits,
  withChildren,
} from "../../../../model/storage/stored-entities.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString } from "../../csharp-text.ts";
import { withEnds } from "../../lists.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { policyNames } from "../application/application-view.ts";
import { processTypes } from "../application/process-view.ts";
import { needsNumbers, repositoryProperty } from "../application/repository-views.ts";
import { includeLines } from "./include-lines.ts";
import { projectionWords } from "./projection-views.ts";
import { handlerWords } from "./query-views.ts";
import { scheduleWords } from "./schedule-words.ts";
import { storageAt } from "./storage-at.ts";

/** Returns the view of the context's own `DbContext`. Spec: model-infrastructure, Names for hosts. */
export function dbContextView(context: Context, place: ModelPlace) {
  const roots = storageAt(place).rootsOf(context);
  return { context: context.name, sets: roots.map(setWords) };
}

/** Returns the view of the store: the unit of work, and the aggregates of a context as queries. */
export function storeView(context: Context, place: ModelPlace) {
  const roots = storageAt(place).rootsOf(context);
  const checks = roots
    .filter(({ entity }) => entity.uniques.length > 0)
    .map(({ entity }) => `, ${typeName("UniqueFields")}.FindTakenAsync<${declaredType(entity.type)}>`);
  return {
    context: context.name,
    ...limitWords(context),
    save:
      checks.length === 0
        ? `${extensionMethod("SaveAsync")}(ct)`
        : `${extensionMethod("SaveUniqueAsync")}(ct${checks.join("")})`,
    isReplaying: replaysRequests(context),
    hasOutbox: hasOutbox(context),
    outboxStore: outboxStores(context),
    hasSchedules: context.schedules.length > 0,
    hasProjections: context.projections.length > 0,
    kept: keptTable(context),
    projected: projectionTable(context),
    scheduled: scheduleTable(context),
    hasProcesses: context.processes.length > 0,
    processes: processTable(context),
    waits: waits(context),
    waiting: waitingTable(context),
    receives: receivedEvents(context).length > 0,
    inbox: inboxTable(context),
    actsOnce: actsOnce(context),
    outbox: outboxTable(context),
    roots: roots.map((stored) => {
      const { type, name } = setWords(stored);
      const included = includeLines(stored);
      const set = `context.Set<${type}>()`;
      const isPlain = included.length === 0;
      const lines = included.map((line, index) => `    ${line}${index === included.length - 1 ? ";" : ""}`);
      return {
        root: stored.entity.name,
        type,
        name,
        inline: isPlain ? ` ${set};` : "",
        lines: isPlain ? [] : [set, ...lines],
      };
    }),
  };
}

/** Returns the view that maps a context in any `DbContext`. */
export function modelBuilderView(context: Context, place: ModelPlace) {
  const roots = storageAt(place).rootsOf(context);
  const calls = [
    ...[...roots.flatMap(withChildren), ...storageAt(place).projectionsOf(context)].map(
      ({ entity }) => `.ApplyConfiguration(new ${entity.name}Configuration())`,
    ),
    ...roots
      .filter(({ entity }) => needsNumbers(entity))
      .map(({ entity }) => `.${extensionMethod("HasIdentitySequence")}(${entity.name}Repository.Sequence)`),
    ...(hasOutbox(context) ? [`.${extensionMethod("HasOutbox")}(${csharpString(outboxTable(context))})`] : []),
    ...(notesHandlers(context)
      ? [`.${extensionMethod("HasHandledEvents")}(${csharpString(outboxTable(context))})`]
      : []),
    ...(receivedEvents(context).length > 0
      ? [`.${extensionMethod("HasInbox")}(${csharpString(inboxTable(context))})`]
      : []),
    ...(waits(context) ? [`.${extensionMethod("HasWaitingEvents")}(${csharpString(waitingTable(context))})`] : []),
    ...(context.schedules.length > 0
      ? [`.${extensionMethod("HasSchedules")}(${csharpString(scheduleTable(context))})`]
      : []),
    ...(context.projections.length > 0
      ? [
          `.${extensionMethod("HasProjections")}(${csharpString(keptTable(context))}, ${csharpString(projectionTable(context))})`,
        ]
      : []),
    ...(context.processes.length > 0
      ? [`.${extensionMethod("HasProcesses")}(${csharpString(processTable(context))})`]
      : []),
    ...(replaysRequests(context) ? [`.${extensionMethod("HasStoredAnswers")}()`] : []),
  ];
  return {
    context: context.name,
    calls: withEnds(
      calls.map((call) => ({ call })),
      "",
      ";",
    ),
  };
}

/** Returns the view that registers the store of a context. */
export function infrastructureView(context: Context, place: ModelPlace) {
  const { name, events, publications, policies } = context;
  const routes = [
    ...events.map(({ type }) => `${typeName("DomainEventRoute")}<${declaredType(type)}>`),
    ...publications.map((type) => `${typeName("IntegrationEventRoute")}<${declaredType(type)}>`),
  ];
  return {
    context: name,
    ...limitWords(context),
    isReplaying: replaysRequests(context),
    hasOutbox: hasOutbox(context),
    actsOnce: actsOnce(context),
    hasProcesses: context.processes.length > 0,
    queries: handlerWords(place),
    routes: hasOutbox(context) ? routes.map((route) => ({ route })) : [],
    waiting: policies
      .filter(({ wait }) => wait !== undefined)
      .map((policy) => ({ store: `${name}Store`, ...policyNames(policy) })),
    received: receivedEvents(context).map(({ kind, receiver, event }) => ({
      ...{ store: `${name}Store`, event: declaredType(event) },
      handler: kind === "policy" ? policyClass(receiver.name) : processClass(receiver.name),
    })),
    schedules: scheduleWords(place),
    ...projectionWords(place),
    processes: context.processes.map((process) => ({
      ...{ store: `${name}Store`, process: processClass(process.name), ...processTypes(process) },
    })),
  };
}

function outboxStores(context: Context): string {
  const own = [
    ...(context.processes.length > 0 ? ["IProcessStore"] : waits(context) ? ["IWaitingStore"] : []),
    ...(receivedEvents(context).length > 0 ? ["IInboxStore"] : []),
    ...(context.schedules.length > 0 ? ["IScheduleStore"] : []),
    ...(context.projections.length > 0 ? ["IProjectionStore"] : []),
  ];
  return (own.length === 0 ? ["IOutboxStore"] : own).map(typeName).join(", ");
}

/** Returns the words of the most rows of a list: the model's limit, else that of the host. */
function limitWords({ limit }: Context) {
  return { isLimitStated: limit !== undefined, limit: String(limit ?? "") };
}

function setWords({ entity }: StoredEntity) {
  return { type: declaredType(entity.type), name: repositoryProperty(entity.name) };
}
