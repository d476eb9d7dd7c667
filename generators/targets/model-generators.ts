import {
  applicationView,
  commandHandlerView,
  factoryHandlerView,
  queryHandlerView,
  requestView,
} from "../emit/csharp/model/application/handler-views.ts";
import { repositoryView, unitOfWorkView } from "../emit/csharp/model/application/repository-views.ts";
import { entityView } from "../emit/csharp/model/domain/entity-view.ts";
import { enumView, eventView, identityView, valueView } from "../emit/csharp/model/domain/type-views.ts";
import { hiddenNames } from "../emit/csharp/model/expression/expression-place.ts";
import { queryView, readModelView } from "../emit/csharp/model/read-side-views.ts";
import { operationsView, serviceInterfaceView } from "../emit/csharp/model/service-views.ts";
import type { ModelGenerator } from "../emit/model-generator.ts";
import { runtimeGenerators } from "../emit/model-runtime.ts";
import type { Identity } from "../model/ir.ts";
import { modelLibrary } from "./libraries/index.ts";

/** The types of the domain. */
const domain: readonly ModelGenerator[] = [
  {
    per: "enum",
    layer: "domain",
    name: "EnumGenerator",
    template: "domain/enum",
    type: ({ name }) => name,
    view: enumView,
  },
  ...identityRows(),
  {
    per: "value",
    layer: "domain",
    name: "ValueGenerator",
    template: "domain/value",
    type: ({ name }) => name,
    hides: ({ members }) => hiddenNames(members),
    view: valueView,
  },
  {
    per: "event",
    layer: "domain",
    name: "EventGenerator",
    template: "domain/event",
    type: ({ name }) => name,
    hides: ({ members }) => hiddenNames(members),
    view: eventView,
  },
  {
    per: "entity",
    layer: "domain",
    name: "EntityGenerator",
    template: "domain/entity",
    type: ({ name }) => name,
    hides: ({ members, commands, factories }) =>
      hiddenNames(members, ...[...commands, ...factories].map(({ parameters }) => parameters)),
    view: entityView,
  },
  {
    per: "service",
    layer: "domain",
    name: "OperationsGenerator",
    template: "domain/operations",
    type: ({ name }) => name,
    when: ({ operations }) => operations.length > 0,
    hides: ({ operations }) => hiddenNames([], ...operations.map(({ parameters }) => parameters)),
    view: operationsView,
  },
];

/** The connections of the domain: interfaces that the host implements, read models and queries. Spec: model-csharp, Layers. */
const abstractions: readonly ModelGenerator[] = [
  {
    per: "aggregate",
    layer: "domain",
    name: "RepositoryGenerator",
    template: "application/repository",
    type: ({ root }) => `I${root}Repository`,
    view: repositoryView,
  },
  {
    per: "context",
    layer: "domain",
    name: "UnitOfWorkGenerator",
    template: "application/unit-of-work",
    type: () => "IUnitOfWork",
    when: ({ aggregates }) => aggregates.length > 0,
    view: unitOfWorkView,
  },
  {
    per: "service",
    layer: "domain",
    name: "ServiceInterfaceGenerator",
    template: "application/service-interface",
    type: ({ name }) => `I${name}`,
    when: ({ usecases }) => usecases.length > 0,
    view: serviceInterfaceView,
  },
  {
    per: "readModel",
    layer: "domain",
    name: "ReadModelGenerator",
    template: "application/read-model",
    type: ({ name }) => name,
    companions: ({ name }) => [`${name}Projection`],
    view: readModelView,
  },
  {
    per: "query",
    layer: "domain",
    name: "QueryGenerator",
    template: "application/query",
    type: ({ name }) => name,
    view: queryView,
  },
];

/** Requests and handlers, with `--layers application`. Spec: model-csharp, Requests and handlers. */
const application: readonly ModelGenerator[] = [
  {
    per: "command",
    layer: "application",
    name: "CommandRequestGenerator",
    template: "application/request",
    type: ({ command }) => command.operation.request,
    view: ({ command }, place) => requestView(command.operation, place),
  },
  {
    per: "command",
    layer: "application",
    name: "CommandHandlerGenerator",
    template: "application/command-handler",
    type: ({ command }) => command.operation.service,
    view: commandHandlerView,
  },
  {
    per: "factory",
    layer: "application",
    name: "FactoryRequestGenerator",
    template: "application/request",
    type: ({ factory }) => factory.operation.request,
    view: ({ factory }, place) => requestView(factory.operation, place),
  },
  {
    per: "factory",
    layer: "application",
    name: "FactoryHandlerGenerator",
    template: "application/factory-handler",
    type: ({ factory }) => factory.operation.service,
    view: factoryHandlerView,
  },
  {
    per: "query",
    layer: "application",
    name: "QueryHandlerGenerator",
    template: "application/query-handler",
    type: ({ name }) => `${name}Handler`,
    when: ({ byIdentity }) => byIdentity !== undefined,
    view: queryHandlerView,
  },
  {
    per: "context",
    layer: "application",
    name: "ApplicationGenerator",
    template: "application/registration",
    type: ({ name }) => `${name}ApplicationServiceCollectionExtensions`,
    when: ({ operations }) => operations.length > 0,
    view: applicationView,
  },
];

/** Every generator of models. A file is emitted for each row and each item that it is for. */
export const modelGenerators: readonly ModelGenerator[] = [
  ...domain,
  ...abstractions,
  ...application,
  ...runtimeGenerators,
  ...modelLibrary.modelGenerators,
];

function identityRows(): readonly ModelGenerator[] {
  const row = { per: "identity", layer: "domain", type: ({ name }: Identity) => name, view: identityView } as const;
  const isNumber = ({ strategy }: Identity) =>
    strategy.kind === "sequence" || (strategy.kind === "natural" && strategy.backing === "Int");
  const isText = ({ strategy }: Identity) => strategy.kind === "natural" && strategy.backing === "String";
  const isGuid = ({ strategy }: Identity) => strategy.kind === "guid";
  return [
    { ...row, name: "GuidIdentityGenerator", template: "domain/guid-identity", when: isGuid },
    { ...row, name: "NumberIdentityGenerator", template: "domain/number-identity", when: isNumber },
    { ...row, name: "TextIdentityGenerator", template: "domain/text-identity", when: isText },
  ];
}
