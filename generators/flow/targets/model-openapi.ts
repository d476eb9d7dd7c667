import { resultOf } from "../../diagnostics/result.ts";
import { documentGenerator } from "../../emit/generator-names.ts";
import { printDocument } from "../../emit/openapi/print-document.ts";
import { type PlannedDocument, planDocuments } from "../../emit/plan-documents.ts";
import { checkDocument } from "../../model/check/index.ts";
import type { Model } from "../../model/ir.ts";
import { wholeText } from "../../render/render.ts";
import type { ModelDocumentRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";
import { modelStages } from "./model-stages.ts";

/** The operations of a model, as one OpenAPI document for each context. */
export const modelOpenapi: Target<ModelDocumentRequest, Source, Model, PlannedDocument> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""] }, { request: { format, layers } }) =>
    resultOf(
      { files: planDocuments(model, { input, format, isStored: layers.has("infrastructure") }), needs: [] },
      checkDocument(model),
    ),
  renderer:
    ({ format }) =>
    ({ document }) => ({ ok: true, value: wholeText(printDocument(document, format)), diagnostics: [] }),
  owns: ({ generator, input }) => input !== undefined && generator === documentGenerator,
};
