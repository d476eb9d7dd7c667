import { componentSchemas } from "../emit/openapi/component-schemas.ts";
import { type DeclaredTypes, declaredTypes } from "../emit/openapi/declared-types.ts";
import { documentOf } from "../emit/openapi/document.ts";
import type { OpenApiDocument, Schema } from "../emit/openapi/open-api.ts";
import type { Context, Model } from "../model/ir.ts";
import type { PublishedSurface } from "./published-surface.ts";

/** Returns what the contexts of a model publish. Operations that no endpoint answers are no part of it. */
export function surfacesOfModel(model: Model): readonly PublishedSurface[] {
  const types = declaredTypes(model);
  return model.contexts.map((context): PublishedSurface => {
    const operations = context.operations.filter(({ isServed }) => isServed);
    const { document, events } = withEvents(documentOf({ ...context, operations }, types), context, types);
    return {
      name: context.name,
      version: context.version,
      document,
      events,
      spans: new Map(operations.map(({ id, span }) => [id, span])),
    };
  });
}

/** Adds the published events of a context, and the types that they alone mention, to the schemas of its document. */
function withEvents(document: OpenApiDocument, context: Context, types: DeclaredTypes) {
  const { name, publications } = context;
  if (publications.length === 0) return { document, events: new Map<string, Schema>() };
  const schemas = new Map(componentSchemas(context, publications, { context: name, types }));
  const events = new Map(publications.map((event) => [event.name, schemas.get(event.name) ?? {}]));
  const { components } = document;
  return {
    document: {
      ...document,
      components: { ...components, schemas: { ...Object.fromEntries(schemas), ...components?.schemas } },
    },
    events,
  };
}
