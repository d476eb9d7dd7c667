import type { Context, Enum, Identity, Specification } from "../model/ir.ts";
import type { ResponseType } from "../model/responses.ts";
import type { StoredReadModel } from "../model/storage/stored-queries.ts";
import { keyOf } from "../model/type.ts";
import type { ModelPlace } from "./model-generator.ts";

type FileOf<Item> = (item: Item, place: Pick<ModelPlace, "context">) => string;

type Declared = Pick<Enum, "name" | "aggregate" | "modules">;

/** Names the file of a type: that of its aggregate, else the one with the other types of its namespace. Spec: model-csharp, Emitted paths. */
export const typeFile: FileOf<Declared> = ({ aggregate, modules }, { context }) =>
  rootOf(context, aggregate) ?? `${[context.name, ...modules].at(-1)}Types`;

/** Names the file of an entity: that of its aggregate, else its own. */
export const entityFile: FileOf<Declared> = ({ aggregate, name }, { context }) => rootOf(context, aggregate) ?? name;

/** Names the file of an identity: that of its entity, else the one with other types. */
export const identityFile: FileOf<Identity> = ({ owner }, place) => {
  const entity = place.context.entities.find(({ name }) => name === owner);
  return entity === undefined ? `${place.context.name}Types` : entityFile(entity, place);
};

/** Names the file of a specification: that of its entity or value. */
export const specificationFile: FileOf<Specification> = ({ target }, place) => {
  const { entities, values } = place.context;
  const [entity, value] = [entities, values].map((all) => all.find(({ type }) => keyOf(type) === keyOf(target)));
  if (entity !== undefined) return entityFile(entity, place);
  return value === undefined ? `${place.context.name}Types` : typeFile(value, place);
};

/** Names the file of a response: that of the operations of its aggregate, else the one with the other responses of its context. */
export const responseFile: FileOf<{ readonly response: ResponseType }> = ({ response: { declared } }, { context }) => {
  const root = "aggregate" in declared ? rootOf(context, declared.aggregate) : undefined;
  return root === undefined ? `${context.name}Responses` : operationsFile(root);
};

/** Names the file with the requests, handlers and responses of an aggregate. */
export function operationsFile(root: string): string {
  return `${root}Operations`;
}

/** Names the file with what the store knows of a type: that of its aggregate, else that of its context. */
export const storeFile: FileOf<Pick<Declared, "aggregate">> = ({ aggregate }, { context }) =>
  `${rootOf(context, aggregate) ?? context.name}Store`;

/** Names the file with the queries on the rows of a source, or on those that events feed. */
export const queriesFile: FileOf<StoredReadModel> = ({ readModel, source }, place) =>
  `${readModel.isFed ? readModel.name : entityFile(source.entity, place)}Queries`;

function rootOf({ aggregates }: Context, aggregate: string | undefined): string | undefined {
  return aggregates.find(({ name }) => name === aggregate)?.root;
}
