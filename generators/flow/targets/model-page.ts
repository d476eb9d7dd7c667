import { resultOf } from "../../diagnostics/result.ts";
import { type Documentation, documentationOf, printDocumentation } from "../../emit/documentation/documentation.ts";
import { pageGenerator } from "../../emit/generator-names.ts";
import { checkDocument } from "../../model/check/index.ts";
import type { Model } from "../../model/ir.ts";
import { wholeText } from "../../render/render.ts";
import type { ModelFolderRequest } from "../request.ts";
import type { Source, Target, TargetFile } from "../target.ts";
import { modelStages } from "./model-stages.ts";

interface Page extends TargetFile {
  readonly documentation: Documentation;
}

/** A model, as a documentation page. */
export const modelPage: Target<ModelFolderRequest, Source, Model, Page> = {
  ...modelStages,
  plan: (model, { inputs: [input = ""] }) => {
    const page = { path: "index.html", generator: pageGenerator, item: "", input, shapesSchema: false };
    return resultOf({ files: [{ ...page, documentation: documentationOf(model) }], needs: [] }, checkDocument(model));
  },
  renderer:
    (_, { page }) =>
    ({ documentation }) => {
      const empty = page();
      return empty.ok ? { ...empty, value: wholeText(printDocumentation(documentation, empty.value)) } : empty;
    },
  owns: ({ generator, input }) => input !== undefined && generator === pageGenerator,
};
