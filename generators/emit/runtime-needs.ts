import type { Model } from "../model/ir.ts";
import { type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import type { Paging } from "../model/paging.ts";
import { actsForCallers, hasCallerRows, isOfTenants } from "../model/storage/caller-rows.ts";
import { required, type Type } from "../model/type.ts";
import type { RuntimePlace } from "./model-generator.ts";

/** A question about a model that decides on a file. */
export type Need = (model: Model, place: Pick<RuntimePlace, "layers" | "storage" | "messaging">) => boolean;

/** Asks for an operation that endpoints answer. */
export const serves =
  (has: (operation: ModelOperation) => boolean) =>
  ({ contexts }: Model): boolean =>
    contexts.some((context) => servedIn(context).some(has));

/** True for a model with a store of aggregates. */
export const isStored: Need = ({ contexts }, { layers }) =>
  layers.has("infrastructure") && contexts.some(({ aggregates }) => aggregates.length > 0);

/** Asks for something of a model with a store. */
export const stores =
  (need: Need): Need =>
  (model, place) =>
    isStored(model, place) && need(model, place);

/** Asks for a field that a store keeps as one JSON text. */
const storesTextOf =
  (isMeant: (type: Type) => boolean): Need =>
  ({ contexts }, { storage }) =>
    storage !== undefined &&
    contexts
      .flatMap((context) => [...storage.entitiesOf(context).map(({ entity }) => entity), ...storage.valuesOf(context)])
      .flatMap(({ members }) => members)
      .some(({ type }) => storage.formOf(type).kind === "text" && isMeant(required(type)));

/** True for a model with a store of sets. */
export const storesSets = storesTextOf(({ kind }) => kind === "set");

/** True for a model with a store of values without columns of their own, sets and identities among them. */
export const storesTexts: Need = (model, place) =>
  storesTextOf(() => true)(model, place) ||
  model.contexts.some((context) =>
    place.storage
      ?.entitiesOf(context)
      .some(({ entity: { identity } }) => identity.type.kind !== "identity" && identity.parts.length === 0),
  );

/** True for a model with a store of rows that belong to callers. */
export const hasCallers = stores(({ contexts }) => contexts.some(hasCallerRows));

/** True for a model with a store where events act on rows that belong to callers. */
export const hasActors = stores(({ contexts }) => contexts.some(actsForCallers));

/** True for a model with a store of read models whose rows belong to tenants. */
const feedsTenants = stores(({ contexts }) => contexts.some(({ projections }) => projections.some(isOfTenants)));

/** Asks for a broker, which takes the integration events. */
export const isBrokered: Need = (_model, { messaging }) => messaging === "rabbitmq";

/** Returns what the templates of runtime files ask of a model. */
export const runtimeView = (model: Model, place: Parameters<Need>[1]) => ({
  isBrokered: isBrokered(model, place),
  isForCallers: hasActors(model, place),
  feedsTenants: feedsTenants(model, place),
});

/** True for a model with a list that is sorted or searched. */
export const hasListings: Need = ({ contexts }) =>
  contexts.some(({ queries }) =>
    queries.some(({ listing: { sorted, sortable, searched } }) => [sorted, sortable, searched].flat().length > 0),
  );

/** True for a model with a list that is paged by numbers. */
export const hasPages: Need = pagedBy("page");

/** True for a model with a list that is paged by cursors. */
export const hasCursors: Need = pagedBy("cursor");

function pagedBy(by: Paging["by"]): Need {
  return ({ contexts }) => contexts.some(({ queries }) => queries.some(({ result }) => result.paging?.by === by));
}
