import { resultOf } from "../../diagnostics/result.ts";
import { documentGenerator } from "../../emit/generator-names.ts";
import { type PlannedDocument, planDocuments } from "../../emit/plan-documents.ts";
import { checkDocument } from "../../model/check/index.ts";
import type { Model } from "../../model/ir.ts";
import type { ModelDocumentRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";
import { documentRenderer } from "./document-renderer.ts";
import { modelStages } from "./model-stages.ts";

/** The operations of a model, as one OpenAPI document for each context. */
export const modelOpenapi: Target<ModelDocumentRequest, Source, Model, PlannedDocument> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""] }, { request: { format, layers } }) =>
    resultOf(
      { files: planDocuments(model, { input, format, isStored: layers.has("infrastructure") }), needs: [] },
      checkDocument(model),
    ),
  renderer: documentRenderer,
  owns: ({ generator, input }) => input !== undefined && generator === documentGenerator,
};
