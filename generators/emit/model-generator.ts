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
  Projection,
  Query,
  ReadModel,
  Service,
  Specification,
  Translator,
  Union,
  Value,
} from "../model/ir.ts";
import type { ModelOperation } from "../model/operation/model-operation.ts";
import type { ResponseType } from "../model/responses.ts";
import type { ContextSamples } from "../model/sample/lives.ts";
import type { Process } from "../model/storage/process.ts";
import type { Schedule } from "../model/storage/schedule.ts";
import type { Storage } from "../model/storage/storage.ts";
import type { StoredEntity } from "../model/storage/stored-entities.ts";
import type { StoredQuery, StoredReadModel } from "../model/storage/stored-queries.ts";
import type { ModelFacts } from "./csharp/model/model-facts.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import type { Layer } from "./layer.ts";
import type { Messaging } from "./messaging.ts";
import type { Spelled } from "./planned-file.ts";
import type { RowOf } from "./row.ts";

/** The items of generators, by the word of their row. */
export interface ModelItems {
  /** Once for everything, in the runtime folder. */
  readonly model: Model;
  readonly context: Context;
  readonly enum: Enum;
  readonly identity: Identity;
  readonly value: Value;
  readonly union: Union;
  readonly event: Event;
  readonly integrationEvent: Event;
  readonly entity: Entity;
  readonly aggregate: Aggregate;
  readonly readModel: ReadModel;
  readonly query: Query;
  readonly service: Service;
  readonly specification: Specification;
  readonly policy: Policy;
  readonly schedule: Schedule;
  readonly projection: Projection;
  readonly process: Process;
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
  /** The emitted layers. */
  readonly layers: ReadonlySet<Layer>;
  /** The forms of what is stored; undefined without the infrastructure layer. */
  readonly storage: Storage | undefined;
  /** The project of the tests; undefined without the tests layer. */
  readonly tests: TestProject | undefined;
  /** The way in which integration events leave the host. */
  readonly messaging: Messaging;
}

/** Makes a runtime file, which all contexts share. */
export type RuntimeGenerator = RowOf<ModelItems, RuntimePlace, Layer, "model">;

export type ContextItem = Exclude<keyof ModelItems, "model">;

/** Makes files of a context: those of the domain in its folder, those of a layer in the layer's. */
export type ContextGenerator<Kind extends ContextItem = ContextItem> = RowOf<ModelItems, ModelPlace, Layer, Kind>;

/** One row of the registry of models. Spec: model-csharp, Emitted paths. */
export type ModelGenerator = RuntimeGenerator | ContextGenerator;
