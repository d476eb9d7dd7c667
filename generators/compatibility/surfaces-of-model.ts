import { componentSchemas } from "../emit/openapi/component-schemas.ts";
import { declaredTypes } from "../emit/openapi/declared-types.ts";
import { documentOf } from "../emit/openapi/document.ts";
import type { Model } from "../model/ir.ts";
import type { PublishedSurface } from "./published-surface.ts";

/** Returns what the contexts of a model publish. Operations that no endpoint answers are no part of it. */
export function surfacesOfModel(model: Model): readonly PublishedSurface[] {
  const types = declaredTypes(model);
  return model.contexts.map((context): PublishedSurface => {
    const { name, version, publications } = context;
    const operations = context.operations.filter(({ isServed }) => isServed);
    const document = documentOf({ ...context, operations }, types);
    // Published events can mention types that no operation does.
    const schemas = Object.fromEntries(componentSchemas(context, publications, { context: name, types }));
    const components = { ...document.components, schemas: { ...schemas, ...document.components?.schemas } };
    return {
      ...{ name, version, document: { ...document, components } },
      events: new Map(publications.map((event) => [event.name, schemas[event.name] ?? {}])),
      spans: new Map(operations.map(({ id, span }) => [id, span])),
    };
  });
}
