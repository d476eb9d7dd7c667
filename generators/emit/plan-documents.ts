import type { Model } from "../model/ir.ts";
import { documentGenerator } from "./generator-names.ts";
import { declaredTypes } from "./openapi/declared-types.ts";
import { documentOf } from "./openapi/document.ts";
import type { OpenApiDocument } from "./openapi/open-api.ts";
import type { DocumentFormat } from "./openapi/print-document.ts";
import type { PlannedPlace } from "./planned-file.ts";

/** A document with its place. */
export interface PlannedDocument extends PlannedPlace {
  readonly document: OpenApiDocument;
}

interface DocumentTarget {
  readonly input: string;
  readonly format: DocumentFormat;
  /** True if the infrastructure layer stores the aggregates. */
  readonly isStored: boolean;
}

/** One OpenAPI document for each context that a file declares. Spec: openapi, Documents of a model. */
export function planDocuments(model: Model, { input, format, isStored }: DocumentTarget): readonly PlannedDocument[] {
  const types = declaredTypes(model);
  const declared = model.contexts.filter((context) => context.input !== "");
  return declared.map((context) => ({
    path: `${context.name}/openapi.${format}`,
    generator: documentGenerator,
    item: context.name,
    input,
    shapesSchema: false,
    document: documentOf(context, types, isStored),
  }));
}
