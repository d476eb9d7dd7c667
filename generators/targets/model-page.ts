import { pageGenerator } from "../emit/document-generators.ts";
import { type Documentation, documentationOf } from "../emit/documentation/documentation.ts";
import { printDocumentation } from "../emit/documentation/print-documentation.ts";
import type { PlannedPlace } from "../emit/planned-file.ts";
import { checkDocument } from "../model/check-document.ts";
import type { Model } from "../model/ir.ts";
import type { Emission } from "./emission.ts";

/** The documentation page of a model. */
export function pageEmission(
  model: Model,
  { input, page }: { readonly input: string; readonly page: () => string },
): Emission<PlannedPlace & { readonly documentation: Documentation }> {
  const place = { path: "index.html", generator: pageGenerator, item: "", input, shapesSchema: false };
  return {
    planned: [{ ...place, documentation: documentationOf(model) }],
    diagnostics: checkDocument(model),
    print: ({ documentation }) => printDocumentation(documentation, page()),
    judges: (generator) => generator === pageGenerator,
  };
}
