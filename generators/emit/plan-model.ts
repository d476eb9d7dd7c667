import { posix } from "node:path";
import type { Command, Factory, Model } from "../model/ir.ts";
import { contextSamples } from "../model/sample/lives.ts";
import { storageOf } from "../model/storage/storage.ts";
import { storedQueries } from "../model/storage/stored-queries.ts";
import { endpointClasses } from "./csharp/model/api/endpoint-classes.ts";
import { declaredHomes, modelFacts } from "./csharp/model/model-facts.ts";
import { modelNames, runtimeNamespace } from "./csharp/model/model-names.ts";
import { testedRoots } from "./csharp/model/tests/test-class-view.ts";
import { type FileNames, standIn } from "./csharp/spell.ts";
import { isTestTemplate, knownTestNames, testingNamespace } from "./csharp/tests/known-test-names.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import type { Layer } from "./layer.ts";
import { exchangeOf, type Messaging } from "./messaging.ts";
import type { ContextItem, ModelGenerator, ModelItems, ModelPlace } from "./model-generator.ts";
import { type Draft, draftsOf, filesOf, type PlacedItem } from "./plan-rows.ts";
import type { PlannedFile } from "./planned-file.ts";

/** The layers to plan, and the folder of each, which may be empty. */
export interface ModelTarget {
  readonly layers: ReadonlySet<Layer>;
  readonly folders: Readonly<Record<Exclude<Layer, "tests">, string>>;
  readonly input: string;
  /** The prefix of every route. */
  readonly routePrefix?: string;
  /** The project of the tests layer, which has a folder of its own. */
  readonly tests?: TestProject | undefined;
  /** The way in which integration events leave the host; absent for none. */
  readonly messaging?: Messaging;
}

/** Applies every row of the wanted layers to every item that it is for; a pure function of the intermediate form. */
export function planModel(
  model: Model,
  generators: readonly ModelGenerator[],
  target: ModelTarget,
): readonly PlannedFile[] {
  const { tests, layers, routePrefix = "" } = target;
  const rows = generators.filter(({ part }) => layers.has(part));
  const facts = modelFacts(model);
  const storage = layers.has("infrastructure") ? storageOf(model) : undefined;
  const shared = { storage, tests, layers, messaging: exchangeOf(model, target) };
  const samples = contextSamples(model);
  const groups = [
    ...model.contexts.map((context) => {
      const queries = storage === undefined ? [] : storedQueries(context, storage, facts.declarations);
      const place = { ...shared, context, routePrefix, facts, queries, samples };
      return draftsOf(rows, ({ per, part }) =>
        per === "model" ? [] : itemsOf[per](place).map((item) => inContext(item, place, inLayer(part, target))),
      );
    }),
    draftsOf(rows, ({ per, part }) => (per === "model" ? [inRuntime(model, shared, inLayer(part, target))] : [])),
  ];
  const homes = declaredHomes(model);
  const contexts = new Set(model.contexts.map(({ name }) => name));
  const namespaces = { [standIn("runtime")]: runtimeNamespace, [standIn("testing")]: testingNamespace };
  return groups.flatMap((group) => {
    const taken = takenIn(group, contexts);
    return filesOf(group, ({ row, home }): FileNames => {
      const known = isTestTemplate(row.template) ? knownTestNames : modelNames;
      return { known, shared: namespaces, homes, within: [home.namespace], taken };
    });
  });
}

/** The names with a meaning of the user's in a group of files; types of the runtime keep their meaning in its own namespace. */
function takenIn(group: readonly Draft[], contexts: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const types = new Set(group.flatMap((draft) => draft.types));
  return group.some(({ home }) => home.namespace === runtimeNamespace)
    ? [new Set([...contexts].filter((name) => !types.has(name)))]
    : [contexts, types];
}

type ContextPlace = Omit<ModelPlace, "spelled">;

function inLayer(layer: Layer, { input, folders, tests }: ModelTarget) {
  return { input, layer, ending: ".cs", folder: layer === "tests" ? (tests?.folder ?? "") : folders[layer] } as const;
}

/** Places an item of a context. The namespace is the context, whatever the folder is. Spec: model-csharp, Emitted paths. */
function inContext(item: object, place: ContextPlace, home: ReturnType<typeof inLayer>): PlacedItem {
  const { name } = place.context;
  // Declared types alone can be in modules.
  const modules: readonly string[] = "modules" in item && Array.isArray(item.modules) ? item.modules : [];
  return {
    ...{ ...home, subject: item, place },
    folder: posix.join(home.folder, name, ...modules, folderOf[home.layer]),
    namespace: [name, ...modules, ...(home.layer === "tests" ? ["Tests"] : [])].join("."),
    nameOf: (type) => (type === name ? name : `${name}.${type}`),
  };
}

function inRuntime(subject: Model, place: object, home: ReturnType<typeof inLayer>): PlacedItem {
  return {
    ...{ ...home, subject, place, namespace: runtimeNamespace, nameOf: () => runtimeNamespace },
    folder: posix.join(home.folder, ...runtimeNamespace.split(".")),
  };
}

/** The folder of each layer below its context. The project of tests has nothing else. Spec: model-csharp, Emitted paths. */
const folderOf: Readonly<Record<Layer, string>> = {
  domain: "",
  application: "Application",
  infrastructure: "Infrastructure",
  api: "Endpoints",
  tests: "",
};

/** The items that each kind of row runs for. Behaviours count where the repository can serve them. Spec: model-http, Served operations. */
const itemsOf: { readonly [Kind in ContextItem]: (place: ContextPlace) => readonly ModelItems[Kind][] } = {
  context: ({ context }) => [context],
  enum: ({ context }) => context.enums,
  identity: ({ context }) => context.identities,
  value: ({ context }) => context.values,
  union: ({ context }) => context.unions,
  event: ({ context }) => context.events,
  integrationEvent: ({ context }) => context.integrationEvents,
  entity: ({ context }) => context.entities,
  aggregate: ({ context }) => context.aggregates,
  readModel: ({ context }) => context.readModels,
  query: ({ context }) => context.queries,
  service: ({ context }) => context.services,
  specification: ({ context }) => context.specifications,
  policy: ({ context }) => context.policies,
  schedule: ({ context }) => context.schedules,
  projection: ({ context }) => context.projections,
  process: ({ context }) => context.processes,
  translator: ({ context }) => context.translators,
  command: ({ context: { entities } }) =>
    entities.flatMap((root) => servedOf(root.commands).map((command) => ({ root, command }))),
  response: ({ context, facts }) => facts.responses.servedIn(context).map((response) => ({ response })),
  factory: ({ context: { entities } }) =>
    entities.flatMap((root) => servedOf(root.factories).map((factory) => ({ root, factory }))),
  endpoint: ({ context }) => endpointClasses(context),
  storedEntity: ({ context, storage }) => storage?.entitiesOf(context).map((stored) => ({ stored })) ?? [],
  storedValue: ({ context, storage }) => storage?.valuesOf(context).map((value) => ({ value })) ?? [],
  storedQuery: ({ queries }) => queries.map((stored) => ({ stored })),
  testedRoot: ({ context }) => testedRoots(context).map((root) => ({ root })),
  projectedReadModel: ({ queries }) => {
    const projected = queries.filter(({ isProjected }) => isProjected);
    return [...new Map(projected.map((stored) => [stored.readModel, { stored }])).values()];
  },
};

function servedOf<One extends Command | Factory>(behaviours: readonly One[]): readonly One[] {
  return behaviours.filter(({ operation }) => operation.isServed);
}
