import { resultOf } from "../diagnostics/result.ts";
import { type Documentation, documentationOf, printDocumentation } from "../emit/documentation/documentation.ts";
import { pageGenerator } from "../emit/generator-names.ts";
import type { ModelRequest } from "../flow/request.ts";
import type { Target, TargetFile } from "../flow/target.ts";
import { checkDocument } from "../model/check/index.ts";
import type { Model } from "../model/ir.ts";
import { type ModelSource, modelStages } from "./model-source.ts";

interface Page extends TargetFile {
  readonly documentation: Documentation;
}

/** A model, as a documentation page. */
export const modelPage: Target<ModelRequest, ModelSource, Model, Page> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""] }) => {
    const page = { path: "index.html", generator: pageGenerator, item: "", input, shapesSchema: false };
    return resultOf(
      { files: [{ ...page, documentation: documentationOf(model) }], needs: [], scope: [] },
      checkDocument(model),
    );
  },
  renderer:
    (_, { page }) =>
    ({ documentation }) => ({ ok: true, value: printDocumentation(documentation, page()), diagnostics: [] }),
  owns: ({ generator, input }) => input !== undefined && generator === pageGenerator,
};
