import type { Context, Model } from "../model/ir.ts";
import type { Printable } from "../render/render.ts";
import type { View } from "../render/view.ts";
import type { Names } from "./csharp/create-scope.ts";
import { type DeclaredHomes, declaredHomes } from "./csharp/model/declared-homes.ts";
import { type ModelFacts, modelFacts } from "./csharp/model/model-facts.ts";
import { runtimeNamespace } from "./csharp/model/model-names.ts";
import { createModelScope, type ModelScope } from "./csharp/model/model-scope.ts";
import type {
  ContextGenerator,
  ContextItem,
  Layer,
  ModelGenerator,
  ModelItems,
  RuntimeGenerator,
} from "./model-generator.ts";
import type { PlannedFile } from "./planned-file.ts";

/** A planned file with the types that it declares. */
export interface ModelFile extends PlannedFile {
  readonly namespace: string;
  readonly types: readonly string[];
}

/** What to plan: the layers that were asked for, below a folder of the target, which may be empty. */
export interface ModelTarget {
  readonly layers: ReadonlySet<Layer>;
  readonly folder: string;
  readonly input: string;
}

/** One generator applied to one item: everything but the words. */
interface Site {
  readonly folder: string;
  readonly namespace: string;
  readonly item: string;
  readonly row: Pick<ModelGenerator, "name" | "template">;
  /** The first is the one after which the file is named. */
  readonly types: readonly string[];
  readonly hides: readonly string[];
  readonly view: (scope: ModelScope) => View;
}

/** Applies every generator of the wanted layers to every item that it is for; a pure function of the intermediate form. */
export function planModel(
  model: Model,
  generators: readonly ModelGenerator[],
  target: ModelTarget,
): readonly ModelFile[] {
  const rows = generators.filter(({ layer }) => target.layers.has(layer));
  const runtime = rows.filter((row): row is RuntimeGenerator => row.per === "model");
  const others = rows.filter((row): row is ContextGenerator => row.per !== "model");
  const facts = modelFacts(model);
  const sites = [
    ...model.contexts.map((context) => others.flatMap((row) => sitesOf(row, context, facts))),
    runtime.filter(({ when }) => when === undefined || when(model)).map((row) => runtimeSite(row, model)),
  ];
  const homes = declaredHomes(model);
  const contexts = new Set(model.contexts.map(({ name }) => name));
  return sites.flatMap((group) => {
    const taken = takenIn(group, contexts);
    return group.map((site) => ({ ...toFile(site, target), printable: () => printableOf(site, taken, homes) }));
  });
}

function printableOf({ namespace, hides, view, row }: Site, taken: Names, homes: DeclaredHomes): Printable {
  const hidden = new Set(hides);
  const inFile = { has: (name: string) => hidden.has(name) || taken.has(name) };
  const scope = createModelScope({ namespace, taken: inFile, homes });
  return { template: row.template, namespace, scope, view: view(scope) };
}

/** The names that mean something of the user's in a group of files; those of the runtime mean what they say in its own namespace. */
function takenIn(group: readonly Site[], contexts: Names): Names {
  const types = new Set(group.flatMap((site) => site.types));
  return group.some(({ namespace }) => namespace === runtimeNamespace)
    ? { has: (name) => contexts.has(name) && !types.has(name) }
    : { has: (name) => contexts.has(name) || types.has(name) };
}

function sitesOf<Kind extends ContextItem>(
  row: ContextGenerator<Kind>,
  context: Context,
  facts: ModelFacts,
): readonly Site[] {
  const { type, companions, hides, when, view } = row;
  return itemsOf[row.per](context)
    .filter((item) => when === undefined || when(item))
    .map((item) => {
      const modules = modulesOf(item);
      return {
        folder: [context.name, ...modules, ...folderOf[row.layer]].join("/"),
        namespace: [context.name, ...modules].join("."),
        item: type(item) === context.name ? context.name : `${context.name}.${type(item)}`,
        row,
        types: [type(item), ...(companions?.(item) ?? [])],
        hides: hides?.(item) ?? [],
        view: (scope) => view(item, { facts, context, scope }),
      };
    });
}

/** Where the files of a layer stand below their context. Spec: decisions, 7, paths. */
const folderOf: Readonly<Record<Layer, readonly string[]>> = {
  domain: [],
  application: ["Application"],
  api: ["Endpoints"],
};

/** The items that each kind of row runs for. Behaviours count where the repository can serve them. Spec: decisions, 7. */
const itemsOf: { readonly [Kind in ContextItem]: (context: Context) => readonly ModelItems[Kind][] } = {
  context: (context) => [context],
  enum: ({ enums }) => enums,
  identity: ({ identities }) => identities,
  value: ({ values }) => values,
  event: ({ events }) => events,
  entity: ({ entities }) => entities,
  aggregate: ({ aggregates }) => aggregates,
  readModel: ({ readModels }) => readModels,
  query: ({ queries }) => queries,
  service: ({ services }) => services,
  command: ({ entities }) =>
    entities.flatMap((root) =>
      root.commands.filter(({ operation }) => operation.isServed).map((command) => ({ root, command })),
    ),
  factory: ({ entities }) =>
    entities.flatMap((root) =>
      root.factories.filter(({ operation }) => operation.isServed).map((factory) => ({ root, factory })),
    ),
};

function runtimeSite({ type, view, ...row }: RuntimeGenerator, model: Model): Site {
  return {
    folder: runtimeNamespace.replaceAll(".", "/"),
    namespace: runtimeNamespace,
    item: runtimeNamespace,
    row,
    types: [type(model)],
    hides: [],
    view: () => view(model, undefined),
  };
}

function toFile({ folder, namespace, item, row, types }: Site, target: ModelTarget) {
  const path = [target.folder, folder, `${types[0]}.cs`].filter((part) => part !== "").join("/");
  return { path, generator: row.name, item, types, input: target.input, namespace, shapesSchema: false };
}

function modulesOf(item: object): readonly string[] {
  // Only declared types stand in modules.
  return "modules" in item && Array.isArray(item.modules) ? item.modules : [];
}
