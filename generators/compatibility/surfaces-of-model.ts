import { declaredTypes } from "../emit/openapi/declared-types.ts";
import { documentOf } from "../emit/openapi/document.ts";
import type { Model } from "../model/ir.ts";
import type { PublishedSurface } from "./published-surface.ts";

/** Returns what the contexts of a model publish. Operations that no endpoint answers are no part of it. */
export function surfacesOfModel(model: Model): readonly PublishedSurface[] {
  const types = declaredTypes(model);
  return model.contexts.map((context): PublishedSurface => {
    const operations = context.operations.filter(({ isServed }) => isServed);
    return {
      name: context.name,
      version: context.version,
      document: documentOf({ ...context, operations }, types),
      events: new Map(),
      spans: new Map(operations.map(({ id, span }) => [id, span])),
    };
  });
}
