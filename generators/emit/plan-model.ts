import type { Context, Model } from "../model/ir.ts";
import { declaredHomes, type ModelFacts, modelFacts } from "./csharp/model/model-facts.ts";
import { modelNames, runtimeNamespace } from "./csharp/model/model-names.ts";
import { standIn } from "./csharp/spell.ts";
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

/** The layers to plan, and the folder of each, which may be empty. */
export interface ModelTarget {
  readonly layers: ReadonlySet<Layer>;
  readonly folders: Readonly<Record<Layer, string>>;
  readonly input: string;
}

/** One generator applied to one item, before the names beside it are known. */
interface DraftFile extends Omit<ModelFile, "names"> {
  readonly hides: readonly string[];
}

/** Missing documentation comments: the auto-generated marker alone does not silence this warning. */
const undocumented = "CS1591";

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
  const groups = [
    ...model.contexts.map((context) => others.flatMap((row) => draftsOf(row, { context, facts }, target))),
    runtime.filter(({ when }) => when === undefined || when(model)).map((row) => runtimeDraft(row, model, target)),
  ];
  const homes = declaredHomes(model);
  const contexts = new Set(model.contexts.map(({ name }) => name));
  const table = { known: modelNames, shared: { [standIn("runtime")]: runtimeNamespace }, homes };
  return groups.flatMap((group) => {
    const taken = takenIn(group, contexts);
    return group.map(({ hides, ...file }): ModelFile => {
      const own = hides.length === 0 ? taken : [...taken, new Set(hides)];
      return { ...file, names: { ...table, within: [file.namespace], taken: own } };
    });
  });
}

/** The names with a meaning of the user's in a group of files; types of the runtime keep their meaning in its own namespace. */
function takenIn(group: readonly DraftFile[], contexts: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const types = new Set(group.flatMap((draft) => draft.types));
  return group.some(({ namespace }) => namespace === runtimeNamespace)
    ? [new Set([...contexts].filter((name) => !types.has(name)))]
    : [contexts, types];
}

interface ContextPlace {
  readonly context: Context;
  readonly facts: ModelFacts;
}

function draftsOf<Kind extends ContextItem>(
  row: ContextGenerator<Kind>,
  place: ContextPlace,
  target: ModelTarget,
): readonly DraftFile[] {
  const { name } = place.context;
  return itemsOf[row.per](place.context)
    .filter((item) => row.when === undefined || row.when(item))
    .map((item) => {
      const modules = modulesOf(item);
      const type = row.type(item);
      return {
        ...fileOf([target.folders[row.layer], name, ...modules, ...folderOf[row.layer]], type, target),
        generator: row.name,
        item: type === name ? name : `${name}.${type}`,
        row,
        subject: item,
        place,
        namespace: [name, ...modules].join("."),
        types: [type, ...(row.companions?.(item) ?? [])],
        hides: row.hides?.(item) ?? [],
      };
    });
}

/** The folders of each layer below its context. Spec: model-csharp, Emitted paths. */
const folderOf: Readonly<Record<Layer, readonly string[]>> = {
  domain: [],
  application: ["Application"],
  api: ["Endpoints"],
};

/** The items that each kind of row runs for. Behaviours count where the repository can serve them. Spec: model-http, Served operations. */
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
  specification: ({ specifications }) => specifications,
  policy: ({ policies }) => policies,
  command: ({ entities }) =>
    entities.flatMap((root) =>
      root.commands.filter(({ operation }) => operation.isServed).map((command) => ({ root, command })),
    ),
  factory: ({ entities }) =>
    entities.flatMap((root) =>
      root.factories.filter(({ operation }) => operation.isServed).map((factory) => ({ root, factory })),
    ),
};

function runtimeDraft(row: RuntimeGenerator, model: Model, target: ModelTarget): DraftFile {
  const type = row.type(model);
  return {
    ...fileOf([target.folders[row.layer], runtimeNamespace.replaceAll(".", "/")], type, target),
    generator: row.name,
    item: runtimeNamespace,
    row,
    subject: model,
    place: {},
    namespace: runtimeNamespace,
    types: [type],
    hides: [],
  };
}

function fileOf(folders: readonly string[], type: string, { input }: ModelTarget) {
  const path = [...folders, `${type}.cs`].filter((part) => part !== "").join("/");
  return { path, input, shapesSchema: false, silenced: [undocumented] };
}

function modulesOf(item: object): readonly string[] {
  // Declared types alone can be in modules.
  return "modules" in item && Array.isArray(item.modules) ? item.modules : [];
}
