import { documentGenerator } from "../emit/document-generators.ts";
import { type DocumentFormat, printDocument } from "../emit/openapi/print-document.ts";
import { type PlannedDocument, planDocuments } from "../emit/plan-documents.ts";
import { checkDocument } from "../model/check-document.ts";
import type { Model } from "../model/ir.ts";
import type { Emission } from "./emission.ts";

/** The OpenAPI documents of a model. */
export function documentEmission(
  model: Model,
  { input, format }: { readonly input: string; readonly format: DocumentFormat },
): Emission<PlannedDocument> {
  return {
    planned: planDocuments(model, { input, format }),
    diagnostics: checkDocument(model),
    print: ({ document }) => printDocument(document, format),
    judges: (generator) => generator === documentGenerator,
  };
}
