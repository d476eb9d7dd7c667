import type { Context, Model } from "../model/ir.ts";
import type { AsyncApiDocument } from "./asyncapi/async-api.ts";
import { eventDocumentOf } from "./asyncapi/event-document.ts";
import { documentGenerator, eventDocumentGenerator } from "./generator-names.ts";
import type { Messaging } from "./messaging.ts";
import { declaredTypes } from "./openapi/declared-types.ts";
import { documentOf } from "./openapi/document.ts";
import type { OpenApiDocument } from "./openapi/open-api.ts";
import type { DocumentFormat } from "./openapi/print-document.ts";
import type { PlannedPlace } from "./planned-file.ts";

/** A document with its place. */
export interface PlannedDocument extends PlannedPlace {
  readonly document: OpenApiDocument | AsyncApiDocument;
}

interface DocumentTarget {
  readonly input: string;
  readonly format: DocumentFormat;
}

/** One OpenAPI document for each context that a file declares; `isStored` is true if the infrastructure layer stores the aggregates. Spec: openapi, Documents of a model. */
export function planDocuments(
  model: Model,
  { isStored, ...target }: DocumentTarget & { readonly isStored: boolean },
): readonly PlannedDocument[] {
  const types = declaredTypes(model);
  return planned(model, target, ["openapi", documentGenerator], (context) => documentOf(context, types, isStored));
}

/** One AsyncAPI document for each context that a file declares and that has integration events. Spec: asyncapi, Documents. */
export function planEventDocuments(
  model: Model,
  { messaging, ...target }: DocumentTarget & { readonly messaging: Messaging },
): readonly PlannedDocument[] {
  const types = declaredTypes(model);
  return planned(model, target, ["asyncapi", eventDocumentGenerator], (context) =>
    eventDocumentOf(context, types, messaging),
  );
}

/** Places the documents of contexts; undefined stands for none. */
function planned(
  { contexts }: Model,
  { input, format }: DocumentTarget,
  [name, generator]: readonly [name: string, generator: string],
  documentIn: (context: Context) => PlannedDocument["document"] | undefined,
): readonly PlannedDocument[] {
  return contexts.flatMap((context) => {
    const document = context.input === "" ? undefined : documentIn(context);
    if (document === undefined) return [];
    const path = `${context.name}/${name}.${format}`;
    return [{ path, generator, item: context.name, input, shapesSchema: false, document }];
  });
}
