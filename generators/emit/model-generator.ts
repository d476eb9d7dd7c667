import type {
  Aggregate,
  Command,
  Context,
  Entity,
  Enum,
  Event,
  Factory,
  Identity,
  Model,
  Policy,
  Query,
  ReadModel,
  Service,
  Specification,
  Translator,
  Value,
} from "../model/ir.ts";
import type { ModelOperation } from "../model/operation/model-operation.ts";
import type { ResponseType } from "../model/responses.ts";
import type { ContextSamples } from "../model/sample/context-samples.ts";
import type { Storage } from "../model/storage/storage.ts";
import type { StoredEntity } from "../model/storage/stored-entities.ts";
import type { StoredQuery, StoredReadModel } from "../model/storage/stored-queries.ts";
import type { View } from "../render/view.ts";
import type { Hook } from "./csharp/model/infrastructure/hook.ts";
import type { ModelFacts } from "./csharp/model/model-facts.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import type { Spelled } from "./planned-file.ts";

/** The layers that a build can emit. Spec: model-csharp, Layers. */
export type Layer = "domain" | "application" | "infrastructure" | "api" | "tests";

/** The items of generators, by the word of their row. */
export interface ModelItems {
  /** Once for everything, in the runtime folder. */
  readonly model: Model;
  readonly context: Context;
  readonly enum: Enum;
  readonly identity: Identity;
  readonly value: Value;
  readonly event: Event;
  readonly integrationEvent: Event;
  readonly entity: Entity;
  readonly aggregate: Aggregate;
  readonly readModel: ReadModel;
  readonly query: Query;
  readonly service: Service;
  readonly specification: Specification;
  readonly policy: Policy;
  readonly translator: Translator;
  /** A command of a root that its repository can serve. */
  readonly command: { readonly root: Entity; readonly command: Command };
  /** A record that answers carry in place of an entity. Wrapped, as it is in no module. */
  readonly response: { readonly response: ResponseType };
  /** A factory of a root that its repository can serve. */
  readonly factory: { readonly root: Entity; readonly factory: Factory };
  /** An entity with a table. Wrapped, as the files of a store are in no module. */
  readonly storedEntity: { readonly stored: StoredEntity };
  /** A value with columns. */
  readonly storedValue: { readonly value: Value };
  /** A query that the store answers. */
  readonly storedQuery: { readonly stored: StoredQuery };
  /** A read model that the database makes. */
  readonly projectedReadModel: { readonly stored: StoredReadModel };
  /** An operation that is answered, with the name of its class in libraries that have one for each. */
  readonly endpoint: { readonly operation: ModelOperation; readonly name: string };
  /** A root that a factory can begin over HTTP. */
  readonly testedRoot: { readonly root: Entity };
}

/** The place of a context's files. */
export interface ModelPlace extends Spelled, RuntimePlace {
  readonly facts: ModelFacts;
  readonly context: Context;
  /** The prefix of every route on a host; empty for none. */
  readonly routePrefix: string;
  /** The queries of the context that its store answers; empty without the infrastructure layer. */
  readonly queries: readonly StoredQuery[];
  readonly samples: (context: Context) => ContextSamples;
}

/** The place of a file that all contexts share. */
export interface RuntimePlace {
  /** The forms of what is stored; undefined without the infrastructure layer. */
  readonly storage: Storage | undefined;
  /** The project of the tests; undefined without the tests layer. */
  readonly tests: TestProject | undefined;
}

/** A file that holds what several generators print. They are of one layer, and print into one namespace. */
interface ModelModule<Item, Place> {
  /** Recorded in the manifest. */
  readonly name: string;
  /** Names the file. */
  readonly file: (item: Item, place: Place) => string;
}

interface Row<Kind extends keyof ModelItems, Place> {
  readonly per: Kind;
  readonly layer: Layer;
  /** The manifest records it for a file of its own. */
  readonly name: string;
  /** The template's path under `templates/`, without the ending. */
  readonly template: string;
  /** The C# type that the generator prints. It names the file too, if it is in no module. */
  readonly type: (item: ModelItems[Kind]) => string;
  /** The file that the type is in, beside others; absent for a file of its own. */
  readonly module?: ModelModule<ModelItems[Kind], Place>;
  /** Further types that the generator prints. */
  readonly companions?: (item: ModelItems[Kind]) => readonly string[];
  /** C# names of members and parameters that the file's own expressions must not mistake for types of the framework. */
  readonly hides?: (item: ModelItems[Kind]) => readonly string[];
  /** Decides by the item and the emitted layers; absent for always. */
  readonly when?: (item: ModelItems[Kind], layers: ReadonlySet<Layer>, place: Place) => boolean;
  /** The path below the folder of the layer, for a file that is not named after its type. */
  readonly path?: (item: ModelItems[Kind], place: Place) => string;
  /** The attribute of the assembly that the file states. */
  readonly attribute?: (item: ModelItems[Kind]) => string;
  /** True for files that decide on tables or columns. */
  readonly shapesSchema?: boolean;
  /** The partial methods of the file that the host must implement. */
  readonly hooks?: (item: ModelItems[Kind], place: Place) => readonly Hook[];
  /** The finished words that the template prints. */
  readonly view: (item: ModelItems[Kind], place: Place) => View;
}

/** Makes a runtime file, which all contexts share. */
export type RuntimeGenerator = Row<"model", RuntimePlace>;

export type ContextItem = Exclude<keyof ModelItems, "model">;

/** Makes files of a context: those of the domain in its folder, those of a layer in the layer's. */
export type ContextGenerator<Kind extends ContextItem = ContextItem> = { [One in Kind]: Row<One, ModelPlace> }[Kind];

/** One row of the registry of models. Spec: model-csharp, Emitted paths. */
export type ModelGenerator = RuntimeGenerator | ContextGenerator;

/** A row by its names in manifests. */
type NamedRow = Pick<ModelGenerator, "name"> & { readonly module?: { readonly name: string } };

/** Returns the name that the manifest records for the file of a row. */
export function recordedName({ name, module }: NamedRow): string {
  return module?.name ?? name;
}

/** Returns the names that manifests can have for the files of rows, those of versions before modules included. */
export function namesInManifests(rows: readonly NamedRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => [row.name, recordedName(row)]));
}
