import type { Span } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument, Schema } from "../emit/openapi/open-api.ts";

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
}
