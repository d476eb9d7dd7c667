import {
  applicationExtensions,
  policyClass,
  processClass,
  scheduleClass,
  specificationClass,
} from "../../model/emitted-names.ts";
import type { Context, Identity } from "../../model/ir.ts";
import { servedIn } from "../../model/operation/model-operation.ts";
import { hasCallerRows } from "../../model/storage/caller-rows.ts";
import { isForeign } from "../../model/storage/received-events.ts";
import { applicationView, hasHandlers } from "../csharp/model/application/application-view.ts";
import {
  commandHandlerView,
  factoryHandlerView,
  queryHandlerView,
  requestView,
} from "../csharp/model/application/handler-views.ts";
import {
  creationPolicyView,
  policyView,
  receivedPolicyView,
  scheduleView,
} from "../csharp/model/application/policy-view.ts";
import { processView } from "../csharp/model/application/process-view.ts";
import { repositoryView, unitOfWorkView } from "../csharp/model/application/repository-views.ts";
import { responseView } from "../csharp/model/application/response-words.ts";
import { translatorView } from "../csharp/model/application/translator-view.ts";
import { entityView } from "../csharp/model/domain/entity-view.ts";
import { enumView, namesInEnum } from "../csharp/model/domain/enum-view.ts";
import { specificationView } from "../csharp/model/domain/specification-view.ts";
import { namesInSteps, stepsView } from "../csharp/model/domain/steps-view.ts";
import {
  eventView,
  identityView,
  integrationEventView,
  unionView,
  valueView,
} from "../csharp/model/domain/type-views.ts";
import { hiddenNames } from "../csharp/model/expression/expression-place.ts";
import { queryView, readModelView } from "../csharp/model/read-side-views.ts";
import { operationsView, serviceInterfaceView } from "../csharp/model/service-views.ts";
import { requestsView } from "../csharp/model/tests/requests-view.ts";
import {
  aggregateTestsName,
  aggregateTestsView,
  plainQueries,
  queryTestsName,
  queryTestsView,
} from "../csharp/model/tests/test-class-view.ts";
import { testCallerName, testStoreName, testStoreView } from "../csharp/model/tests/test-store-view.ts";
import type { ModelGenerator } from "../model-generator.ts";
import {
  entityFile,
  identityFile,
  operationsFile,
  responseFile,
  specificationFile,
  typeFile,
} from "../model-modules.ts";
import { runtimeGenerators } from "../model-runtime.ts";
import type { ModelLibrary } from "./model-libraries/model-library.ts";
import { hasAggregates, storeGenerators } from "./model-store-generators.ts";
import { moduleNamed, rowsOf } from "./rows-of.ts";

const ofDomain = rowsOf("domain");
const ofApplication = rowsOf("application");
const ofTests = rowsOf("tests");

/** The files of a context that hold several types, by their names in the manifest. */
const inDomain = moduleNamed("DomainGenerator");
const inOperations = moduleNamed("AggregateOperationsGenerator");

/** The types of the domain. An aggregate begins with its entities. */
const domain: readonly ModelGenerator[] = [
  ofDomain("entity", "Entity", "domain/entity", {
    type: ({ name }) => name,
    module: inDomain(entityFile),
    hides: ({ members, commands, factories }) =>
      hiddenNames(members, ...[...commands, ...factories].map(({ parameters }) => parameters)),
    view: entityView,
  }),
  ...identityRows(),
  ofDomain("enum", "Enum", "domain/enum", {
    type: ({ name }) => name,
    module: inDomain(typeFile),
    hides: namesInEnum,
    view: enumView,
  }),
  ofDomain("value", "Value", "domain/value", {
    type: ({ name }) => name,
    module: inDomain(typeFile),
    hides: ({ members }) => hiddenNames(members),
    view: valueView,
  }),
  ofDomain("union", "Union", "domain/union", {
    type: ({ name }) => name,
    module: inDomain(typeFile),
    hides: ({ cases }) => [...cases.map(({ name }) => name), ...hiddenNames(cases.flatMap(({ members }) => members))],
    view: unionView,
  }),
  ofDomain("process", "Steps", "domain/union", {
    type: ({ type }) => type.name,
    hides: namesInSteps,
    view: stepsView,
  }),
  ofDomain("event", "Event", "domain/event", {
    type: ({ name }) => name,
    module: inDomain(typeFile),
    hides: ({ members }) => hiddenNames(members),
    view: eventView,
  }),
  ofDomain("integrationEvent", "IntegrationEvent", "domain/event", {
    type: ({ name }) => name,
    module: inDomain((_event, { context }) => `${context.name}IntegrationEvents`),
    hides: ({ members }) => hiddenNames(members),
    view: integrationEventView,
  }),
  ofDomain("service", "Operations", "domain/operations", {
    type: ({ name }) => name,
    when: ({ operations }) => operations.length > 0,
    hides: ({ operations }) => hiddenNames([], ...operations.map(({ parameters }) => parameters)),
    view: operationsView,
  }),
  ofDomain("specification", "Specification", "domain/specification", {
    type: ({ name }) => specificationClass(name),
    module: inDomain(specificationFile),
    view: specificationView,
  }),
];

/** The connections of the domain: interfaces that the host implements, read models and queries. Spec: model-csharp, Layers. */
const abstractions: readonly ModelGenerator[] = [
  ofDomain("aggregate", "Repository", "application/repository", {
    type: ({ root }) => `I${root}Repository`,
    module: inDomain(({ root }) => root),
    view: repositoryView,
  }),
  ofDomain("context", "UnitOfWork", "application/unit-of-work", {
    type: () => "IUnitOfWork",
    when: ({ aggregates }) => aggregates.length > 0,
    view: unitOfWorkView,
  }),
  ofDomain("service", "ServiceInterface", "application/service-interface", {
    type: ({ name }) => `I${name}`,
    when: ({ usecases }) => usecases.length > 0,
    view: serviceInterfaceView,
  }),
  ofDomain("translator", "Translator", "application/translator", {
    type: ({ upstream }) => `I${upstream}Translator`,
    view: translatorView,
  }),
  ofDomain("readModel", "ReadModel", "application/read-model", {
    type: ({ name }) => name,
    // The class that feeds rows belongs to their store.
    companions: ({ name, isFed }) => (isFed ? [] : [`${name}Projection`]),
    view: readModelView,
  }),
  ofDomain("query", "Query", "application/query", { type: ({ name }) => name, view: queryView }),
];

/** Requests and handlers, with `--layers application`. Spec: model-csharp, Requests and handlers. */
const application: readonly ModelGenerator[] = [
  ofApplication("command", "CommandRequest", "application/request", {
    type: ({ command }) => command.operation.request,
    module: inOperations(({ root }) => operationsFile(root.name)),
    view: ({ command }, place) => requestView(command.operation, place),
  }),
  ofApplication("command", "CommandHandler", "application/command-handler", {
    type: ({ command }) => command.operation.service,
    module: inOperations(({ root }) => operationsFile(root.name)),
    view: commandHandlerView,
  }),
  ofApplication("factory", "FactoryRequest", "application/request", {
    type: ({ factory }) => factory.operation.request,
    module: inOperations(({ root }) => operationsFile(root.name)),
    view: ({ factory }, place) => requestView(factory.operation, place),
  }),
  ofApplication("factory", "FactoryHandler", "application/factory-handler", {
    type: ({ factory }) => factory.operation.service,
    module: inOperations(({ root }) => operationsFile(root.name)),
    view: factoryHandlerView,
  }),
  ofApplication("response", "Response", "application/response", {
    type: ({ response }) => response.name,
    module: inOperations(responseFile),
    companions: ({ response }) => [`${response.name}Mapping`],
    view: responseView,
  }),
  ofApplication("query", "QueryHandler", "application/query-handler", {
    type: ({ name }) => `${name}Handler`,
    module: inOperations(({ byIdentity, name }) => operationsFile(byIdentity?.root ?? name)),
    // A store answers these and more itself.
    when: ({ byIdentity }, { layers }) => byIdentity !== undefined && !layers.has("infrastructure"),
    view: queryHandlerView,
  }),
  ofApplication("policy", "PolicyHandler", "application/policy-handler", {
    type: ({ name }) => policyClass(name),
    module: inOperations(({ root }) => operationsFile(root)),
    when: ({ kind, event }, { context }) => kind === "command" && !isForeign(event, context),
    view: policyView,
  }),
  ofApplication("policy", "ReceivedPolicyHandler", "application/received-policy-handler", {
    type: ({ name }) => policyClass(name),
    module: inOperations(({ root }) => operationsFile(root)),
    when: ({ kind, event }, { context }) => kind === "command" && isForeign(event, context),
    view: receivedPolicyView,
  }),
  ofApplication("policy", "CreationPolicyHandler", "application/creation-policy-handler", {
    type: ({ name }) => policyClass(name),
    module: inOperations(({ root }) => operationsFile(root)),
    when: ({ kind }) => kind === "factory",
    view: creationPolicyView,
  }),
  ofApplication("schedule", "Schedule", "application/schedule", {
    type: ({ name }) => scheduleClass(name),
    module: inOperations(({ root }) => operationsFile(root)),
    view: scheduleView,
  }),
  ofApplication("process", "Process", "application/process", {
    type: ({ name }) => processClass(name),
    view: processView,
  }),
  ofApplication("context", "Application", "application/registration", {
    type: ({ name }) => applicationExtensions(name),
    when: hasHandlers,
    view: applicationView,
  }),
];

const hasServed = (context: Context) => servedIn(context).length > 0;

/** The tests of each context, with `--layers tests`. Spec: shipped-tests, Files. */
const tests: readonly ModelGenerator[] = [
  ofTests("testedRoot", "AggregateTests", "tests/test-class", {
    type: ({ root }) => aggregateTestsName(root),
    view: aggregateTestsView,
  }),
  ofTests("context", "QueryTests", "tests/test-class", {
    type: queryTestsName,
    when: (context) => plainQueries(context).length > 0,
    view: queryTestsView,
  }),
  ofTests("context", "TestStore", "tests/test-store", {
    type: testStoreName,
    companions: (context) => (hasCallerRows(context) ? [testCallerName(context)] : []),
    attribute: (context) => `${context.name}.Tests.${testStoreName(context).replace(/Attribute$/, "")}`,
    when: (context, { layers }) => layers.has("infrastructure") && hasAggregates(context),
    view: testStoreView,
  }),
  ofTests("context", "Requests", "tests/requests", {
    type: () => "Requests",
    file: ({ name }) => `${name}.http`,
    when: hasServed,
    view: requestsView,
  }),
];

/** The generators of models that no endpoint library changes. */
export const layerGenerators: readonly ModelGenerator[] = [
  ...domain,
  ...abstractions,
  ...application,
  ...storeGenerators,
  ...tests,
  ...runtimeGenerators,
];

/** Returns every generator of models. A file is emitted for each row and each item that it is for. */
export function modelGenerators({ generators }: ModelLibrary): readonly ModelGenerator[] {
  return [...layerGenerators, ...generators];
}

function identityRows(): readonly ModelGenerator[] {
  const row = { type: ({ name }: Identity) => name, module: inDomain(identityFile), view: identityView };
  const isNumber = ({ strategy }: Identity) =>
    strategy.kind === "sequence" || (strategy.kind === "natural" && strategy.backing === "Int");
  const isText = ({ strategy }: Identity) => strategy.kind === "natural" && strategy.backing === "String";
  const isGuid = ({ strategy }: Identity) => strategy.kind === "guid";
  return [
    ofDomain("identity", "GuidIdentity", "domain/guid-identity", { ...row, when: isGuid }),
    ofDomain("identity", "NumberIdentity", "domain/number-identity", { ...row, when: isNumber }),
    ofDomain("identity", "TextIdentity", "domain/text-identity", { ...row, when: isText }),
  ];
}
