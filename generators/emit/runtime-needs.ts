import type { Model } from "../model/ir.ts";
import { type ModelOperation, servedIn } from "../model/operation/model-operation.ts";
import { hasCallerRows } from "../model/storage/caller-rows.ts";
import type { RuntimePlace } from "./model-generator.ts";

/** A question about a model that decides on a file. */
export type Need = (model: Model, place: Pick<RuntimePlace, "layers" | "storage">) => boolean;

/** Asks for an operation that endpoints answer. */
export const serves =
  (has: (operation: ModelOperation) => boolean) =>
  ({ contexts }: Model): boolean =>
    contexts.some((context) => servedIn(context).some(has));

/** True for a model with a store of aggregates. */
export const isStored: Need = ({ contexts }, { layers }) =>
  layers.has("infrastructure") && contexts.some(({ aggregates }) => aggregates.length > 0);

/** True for a model with a store of rows that belong to callers. */
export const hasCallers: Need = (model, place) => isStored(model, place) && model.contexts.some(hasCallerRows);

/** True for a model with a list that is sorted or searched. */
export const hasListings: Need = ({ contexts }) =>
  contexts.some(({ queries }) =>
    queries.some(({ listing: { sorted, sortable, searched } }) => [sorted, sortable, searched].flat().length > 0),
  );

/** True for a model with a paged query. */
export const hasPages: Need = ({ contexts }) =>
  contexts.some(({ queries }) => queries.some(({ result }) => result.paging !== undefined));
