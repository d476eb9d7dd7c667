import type { Span } from "../diagnostics/diagnostic.ts";
import { componentSchemas } from "../emit/openapi/component-schemas.ts";
import { declaredTypes } from "../emit/openapi/declared-types.ts";
import { documentOf } from "../emit/openapi/document.ts";
import { entityDocument } from "../emit/openapi/entity/entity-document.ts";
import type { OpenApiDocument, Schema } from "../emit/openapi/open-api.ts";
import type { EntityModel } from "../entity/graft.ts";
import { renamesOf } from "../entity/renames/renames.ts";
import type { Model } from "../model/ir.ts";
import { renamesOfModel } from "./model-renames.ts";
import { type PublishedRenames, publishedRenames } from "./published-renames.ts";

/** The part of a context, or of entity files, that others depend on. */
export interface PublishedSurface {
  /** The name of the context; empty for entity files. */
  readonly name: string;
  /** The declared version, which rises with a breaking change; undefined where none can be declared. */
  readonly version: number | undefined;
  readonly document: OpenApiDocument;
  /** The published integration events by name, as schemas that may refer to those of the document. */
  readonly events: ReadonlyMap<string, Schema>;
  /** The declarations of operations by their `operationId`; entity files have none. */
  readonly spans: ReadonlyMap<string, Span>;
  readonly renames: PublishedRenames;
}

/** Returns what the endpoints of entity files publish. Their format has no version that could rise. */
export function surfaceOfEntities(model: EntityModel): PublishedSurface {
  const document = entityDocument(model, "API");
  return {
    name: "",
    version: undefined,
    document,
    events: new Map(),
    spans: new Map(),
    renames: publishedRenames(renamesOf(model)),
  };
}

/** Returns what the contexts of a model publish. Operations that no endpoint answers are no part of it. */
export function surfacesOfModel(model: Model): readonly PublishedSurface[] {
  const types = declaredTypes(model);
  const renames = renamesOfModel(model);
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
      renames: publishedRenames(renames.filter(({ owner }) => owner === name)),
    };
  });
}
