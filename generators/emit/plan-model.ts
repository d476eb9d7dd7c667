import { invariant } from "../entity/invariant.ts";
import type { Model } from "../model/ir.ts";
import { contextSamples } from "../model/sample/context-samples.ts";
import { storageOf } from "../model/storage/storage.ts";
import { storedQueries } from "../model/storage/stored-queries.ts";
import { grouped } from "../text/grouped.ts";
import { endpointClasses } from "./csharp/model/api/endpoint-classes.ts";
import type { Hook } from "./csharp/model/infrastructure/hook.ts";
import { declaredHomes, modelFacts } from "./csharp/model/model-facts.ts";
import { modelNames, runtimeNamespace } from "./csharp/model/model-names.ts";
import { testedRoots } from "./csharp/model/tests/test-class-view.ts";
import { type FileNames, standIn } from "./csharp/spell.ts";
import { isTestTemplate, knownTestNames, testingNamespace } from "./csharp/tests/known-test-names.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import {
  type ContextGenerator,
  type ContextItem,
  type Layer,
  type ModelGenerator,
  type ModelItems,
  type ModelPlace,
  type RuntimeGenerator,
  type RuntimePlace,
  recordedName,
} from "./model-generator.ts";
import type { PlannedFile, Section } from "./planned-file.ts";

/** A planned file with the types that it declares. */
export interface ModelFile extends PlannedFile {
  readonly layer: Layer;
  readonly sections: readonly ModelSection[];
  readonly namespace: string;
  readonly types: readonly string[];
}

interface ModelSection extends Section {
  readonly types: readonly string[];
  readonly row: Section["row"] & {
    /** Returns the partial methods that the host must implement. */
    hooks?(subject: unknown, place: unknown): readonly Hook[];
  };
}

/** The layers to plan, and the folder of each, which may be empty. */
export interface ModelTarget {
  readonly layers: ReadonlySet<Layer>;
  readonly folders: Readonly<Record<Exclude<Layer, "tests">, string>>;
  readonly input: string;
  /** The prefix of every route. */
  readonly routePrefix?: string;
  /** The project of the tests layer, which has a folder of its own. */
  readonly tests?: TestProject | undefined;
}

/** One generator applied to one item, before the names beside it are known. */
interface DraftFile extends Omit<ModelFile, "sections">, Omit<ModelSection, "names"> {
  readonly hides: readonly string[];
  /** The name in manifests of the item that the row is for. */
  readonly ofType: string;
}

/** Warnings of missing documentation comments, which the auto-generated marker alone does not silence. */
const silenced = ["CS1591"];

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
  const storage = target.layers.has("infrastructure") ? storageOf(model) : undefined;
  const samples = contextSamples(model);
  const { tests, routePrefix = "" } = target;
  const groups = [
    ...model.contexts.map((context) => {
      const queries = storage === undefined ? [] : storedQueries(context, storage, facts.declarations);
      const place = { context, routePrefix, facts, storage, queries, samples, tests };
      return others.flatMap((row) => draftsOf(row, place, target));
    }),
    runtime
      .filter(({ when }) => when === undefined || when(model, target.layers, { storage, tests }))
      .map((row) => runtimeDraft(row, { model, storage, tests }, target)),
  ];
  const homes = declaredHomes(model);
  const contexts = new Set(model.contexts.map(({ name }) => name));
  const shared = { [standIn("runtime")]: runtimeNamespace, [standIn("testing")]: testingNamespace };
  return groups.flatMap((group) => {
    const taken = takenIn(group, contexts);
    const namesOf = ({ row, hides, namespace }: DraftFile): FileNames => ({
      known: isTestTemplate(row.template) ? knownTestNames : modelNames,
      shared,
      homes,
      within: [namespace],
      taken: hides.length === 0 ? taken : [...taken, new Set(hides)],
    });
    return [...grouped(group, placeKey).values()].map((drafts) => moduleOf(drafts, namesOf));
  });
}

/** Names the file of a draft. A file system may ignore letter case. */
function placeKey({ path, layer, namespace }: DraftFile): string {
  return [layer, namespace, path.toLowerCase()].join(" ");
}

/** Makes one file of the sections in one place. */
function moduleOf(drafts: readonly DraftFile[], namesOf: (draft: DraftFile) => FileNames): ModelFile {
  const [first] = drafts;
  invariant(first !== undefined, "a group has a member");
  const { path, generator, item, input, layer, namespace, silenced, assemblyAttribute } = first;
  const sections = drafts.map((draft) => {
    const { row, ofType, subject, place, types } = draft;
    return { row, item: ofType, subject, place, types, names: namesOf(draft) };
  });
  const shapesSchema = drafts.some((draft) => draft.shapesSchema);
  const types = drafts.flatMap((draft) => draft.types);
  const file = { path, generator, item, input, shapesSchema, layer, sections, namespace, silenced, types };
  return assemblyAttribute === undefined ? file : { ...file, assemblyAttribute };
}

/** The names with a meaning of the user's in a group of files; types of the runtime keep their meaning in its own namespace. */
function takenIn(group: readonly DraftFile[], contexts: ReadonlySet<string>): readonly ReadonlySet<string>[] {
  const types = new Set(group.flatMap((draft) => draft.types));
  return group.some(({ namespace }) => namespace === runtimeNamespace)
    ? [new Set([...contexts].filter((name) => !types.has(name)))]
    : [contexts, types];
}

type ContextPlace = Omit<ModelPlace, "spelled">;

function draftsOf<Kind extends ContextItem>(
  row: ContextGenerator<Kind>,
  place: ContextPlace,
  target: ModelTarget,
): readonly DraftFile[] {
  const { name } = place.context;
  return itemsOf[row.per](place)
    .filter((item) => row.when === undefined || row.when(item, target.layers, unspelled(place)))
    .map((item) => {
      const modules = modulesOf(item);
      const type = row.type(item);
      const file = row.module?.file(item, unspelled(place)) ?? type;
      const folder = folderAt(target, row.layer);
      return {
        path:
          row.path === undefined
            ? pathOf([folder, name, ...modules, ...folderOf[row.layer]], file)
            : joined(folder, row.path(item, unspelled(place))),
        input: target.input,
        shapesSchema: row.shapesSchema === true,
        silenced,
        generator: recordedName(row),
        item: itemNamed(name, file),
        ofType: itemNamed(name, type),
        layer: row.layer,
        row,
        subject: item,
        place,
        namespace: [name, ...modules, ...(row.layer === "tests" ? ["Tests"] : [])].join("."),
        types: [type, ...(row.companions?.(item) ?? [])],
        hides: row.hides?.(item) ?? [],
        ...(row.attribute !== undefined && { assemblyAttribute: row.attribute(item) }),
      };
    });
}

function itemNamed(context: string, type: string): string {
  return type === context ? context : `${context}.${type}`;
}

/** The folders of each layer below its context. Spec: model-csharp, Emitted paths. */
const folderOf: Readonly<Record<Layer, readonly string[]>> = {
  domain: [],
  application: ["Application"],
  infrastructure: ["Infrastructure"],
  api: ["Endpoints"],
  // The project is of tests alone.
  tests: [],
};

/** The items that each kind of row runs for. Behaviours count where the repository can serve them. Spec: model-http, Served operations. */
const itemsOf: { readonly [Kind in ContextItem]: (place: ContextPlace) => readonly ModelItems[Kind][] } = {
  context: ({ context }) => [context],
  enum: ({ context }) => context.enums,
  identity: ({ context }) => context.identities,
  value: ({ context }) => context.values,
  event: ({ context }) => context.events,
  integrationEvent: ({ context }) => context.integrationEvents,
  entity: ({ context }) => context.entities,
  aggregate: ({ context }) => context.aggregates,
  readModel: ({ context }) => context.readModels,
  query: ({ context }) => context.queries,
  service: ({ context }) => context.services,
  specification: ({ context }) => context.specifications,
  policy: ({ context }) => context.policies,
  translator: ({ context }) => context.translators,
  command: ({ context }) =>
    context.entities.flatMap((root) =>
      root.commands.filter(({ operation }) => operation.isServed).map((command) => ({ root, command })),
    ),
  response: ({ context, facts }) => facts.responses.servedIn(context).map((response) => ({ response })),
  factory: ({ context }) =>
    context.entities.flatMap((root) =>
      root.factories.filter(({ operation }) => operation.isServed).map((factory) => ({ root, factory })),
    ),
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

interface RuntimeItem extends RuntimePlace {
  readonly model: Model;
}

function runtimeDraft(row: RuntimeGenerator, { model, ...place }: RuntimeItem, target: ModelTarget): DraftFile {
  const type = row.type(model);
  const folder = folderAt(target, row.layer);
  return {
    path: pathOf([folder, runtimeNamespace.replaceAll(".", "/")], row.module?.file(model, place) ?? type),
    input: target.input,
    shapesSchema: false,
    silenced,
    generator: recordedName(row),
    item: runtimeNamespace,
    ofType: runtimeNamespace,
    layer: row.layer,
    row,
    subject: model,
    place,
    namespace: runtimeNamespace,
    types: [type, ...(row.companions?.(model) ?? [])],
    hides: [],
  };
}

/** Returns the folder of a layer. */
function folderAt({ folders, tests }: ModelTarget, layer: Layer): string {
  return layer === "tests" ? (tests?.folder ?? "") : folders[layer];
}

/** Returns a place for decisions that print no words. */
function unspelled(place: ContextPlace): ModelPlace {
  return { ...place, spelled: (text) => text };
}

function pathOf(folders: readonly string[], type: string): string {
  return joined(...folders, `${type}.cs`);
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("/");
}

function modulesOf(item: object): readonly string[] {
  // Declared types alone can be in modules.
  return "modules" in item && Array.isArray(item.modules) ? item.modules : [];
}
