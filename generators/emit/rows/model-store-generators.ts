import { infrastructureExtensions, modelBuilderExtensions } from "../../model/emitted-names.ts";
import type { Context } from "../../model/ir.ts";
import { configurationView } from "../csharp/model/infrastructure/configuration-view.ts";
import {
  dbContextView,
  infrastructureView,
  modelBuilderView,
  storeView,
} from "../csharp/model/infrastructure/context-views.ts";
import { mappingView } from "../csharp/model/infrastructure/mapping-view.ts";
import {
  exchangesWithBroker,
  messagingExtensions,
  messagingView,
} from "../csharp/model/infrastructure/messaging-view.ts";
import { projectionView } from "../csharp/model/infrastructure/projection-views.ts";
import { queryHooks } from "../csharp/model/infrastructure/query-hooks.ts";
import { selectorView, storedQueryView } from "../csharp/model/infrastructure/query-views.ts";
import { repositoryHooks, storedRepositoryView } from "../csharp/model/infrastructure/repository-view.ts";
import type { ModelGenerator } from "../model-generator.ts";
import { queriesFile, storeFile } from "../model-modules.ts";
import { moduleNamed, rowsOf } from "./rows-of.ts";

const ofInfrastructure = rowsOf("infrastructure");

/** The files of a store that hold several types, by their names in the manifest. */
const inStore = moduleNamed("StoreGenerator");
const inQueries = moduleNamed("QueriesGenerator");

/** The file of the store of a context itself. */
const ofContextStore = inStore((context: Context) => storeFile({ aggregate: undefined }, { context }));

/** True for a context with a store. */
export function hasAggregates({ aggregates }: Context): boolean {
  return aggregates.length > 0;
}

/** The store of each context, with `--layers infrastructure`. Spec: model-infrastructure, Files. */
export const storeGenerators: readonly ModelGenerator[] = [
  ofInfrastructure("storedValue", "ValueMapping", "infrastructure/mapping", {
    type: ({ value }) => `${value.name}Mapping`,
    module: inStore(({ value }, place) => storeFile(value, place)),
    shapesSchema: () => true,
    view: mappingView,
  }),
  ofInfrastructure("storedEntity", "EntityConfiguration", "infrastructure/configuration", {
    type: ({ stored }) => `${stored.entity.name}Configuration`,
    module: inStore(({ stored }, place) => storeFile(stored.entity, place)),
    shapesSchema: () => true,
    view: configurationView,
  }),
  ofInfrastructure("aggregate", "StoredRepository", "infrastructure/repository", {
    type: ({ root }) => `${root}Repository`,
    module: inStore(({ name }, place) => storeFile({ aggregate: name }, place)),
    hooks: repositoryHooks,
    view: storedRepositoryView,
  }),
  ofInfrastructure("projection", "Projection", "infrastructure/projection", {
    type: ({ name }) => `${name}Projection`,
    companions: ({ name }) => [`${name}Row`],
    when: (_projection, { context }) => hasAggregates(context),
    view: projectionView,
  }),
  ofInfrastructure("projectedReadModel", "Selector", "infrastructure/selector", {
    type: ({ stored }) => `${stored.readModel.name}Selector`,
    module: inQueries(({ stored }, place) => queriesFile(stored, place)),
    view: selectorView,
  }),
  ofInfrastructure("storedQuery", "StoredQueryHandler", "infrastructure/query-handler", {
    type: ({ stored }) => `${stored.query.name}Handler`,
    module: inQueries(({ stored }, place) => queriesFile(stored, place)),
    hooks: queryHooks,
    view: storedQueryView,
  }),
  ofInfrastructure("context", "Store", "infrastructure/store", {
    type: ({ name }) => `${name}Store`,
    module: ofContextStore,
    when: hasAggregates,
    view: storeView,
  }),
  ofInfrastructure("context", "DbContext", "infrastructure/db-context", {
    type: ({ name }) => `${name}DbContext`,
    module: ofContextStore,
    when: hasAggregates,
    view: dbContextView,
  }),
  ofInfrastructure("context", "ModelBuilder", "infrastructure/model", {
    type: ({ name }) => modelBuilderExtensions(name),
    module: ofContextStore,
    when: hasAggregates,
    shapesSchema: () => true,
    view: modelBuilderView,
  }),
  ofInfrastructure("context", "Infrastructure", "infrastructure/registration", {
    type: ({ name }) => infrastructureExtensions(name),
    module: ofContextStore,
    when: hasAggregates,
    view: infrastructureView,
  }),
  ofInfrastructure("context", "Messaging", "infrastructure/messaging", {
    type: ({ name }) => messagingExtensions(name),
    file: ({ name }) => `${name}Messaging.cs`,
    when: (context, { messaging }) => messaging === "rabbitmq" && exchangesWithBroker(context),
    view: messagingView,
  }),
];
