import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { resultOf } from "../../diagnostics/result.ts";
import { eventDocumentGenerator } from "../../emit/generator-names.ts";
import { type PlannedDocument, planEventDocuments } from "../../emit/plan-documents.ts";
import type { Model } from "../../model/ir.ts";
import type { ModelDocumentRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";
import { documentRenderer } from "./document-renderer.ts";
import { modelStages } from "./model-stages.ts";

/** The integration events of a model, as one AsyncAPI document for each context that has some. */
export const modelAsyncapi: Target<ModelDocumentRequest, Source, Model, PlannedDocument> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""] }, { request: { format, messaging = "none" } }) => {
    const files = planEventDocuments(model, { input, format, messaging });
    return resultOf({ files, needs: [] }, files.length === 0 ? [report(catalogue.noIntegrationEvents, {})] : []);
  },
  renderer: documentRenderer,
  owns: ({ generator, input }) => input !== undefined && generator === eventDocumentGenerator,
};
