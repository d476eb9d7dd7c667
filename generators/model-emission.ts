import { checkHostRoutes } from "./check-host-routes.ts";
import { checkJsonTypes } from "./check-json-types.ts";
import { checkTypeNames } from "./check-type-names.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { documentGenerator, pageGenerator } from "./emit/document-generators.ts";
import { type Documentation, documentationOf } from "./emit/documentation/documentation.ts";
import { printDocumentation } from "./emit/documentation/print-documentation.ts";
import type { Layer } from "./emit/model-generator.ts";
import { type DocumentFormat, printDocument } from "./emit/openapi/print-document.ts";
import { type PlannedDocument, planDocuments } from "./emit/plan-documents.ts";
import { type ModelFile, planModel } from "./emit/plan-model.ts";
import type { PlannedPlace } from "./emit/planned-file.ts";
import { checkDocument } from "./model/document/check-document.ts";
import type { Model } from "./model/ir.ts";
import { modelGenerators } from "./model-registry.ts";
import type { TemplateSet } from "./render/own-templates.ts";
import { createRenderer } from "./render/render.ts";
import { templateCompiler } from "./template-compiler.ts";

/** Everything that a target makes of a model. */
export interface Emission<File extends PlannedPlace> {
  readonly planned: readonly File[];
  /** What keeps the target from being made of this model, or what its reader has to know. */
  readonly diagnostics: readonly Diagnostic[];
  readonly print: (file: File) => string;
  /** Whether files of a generator belong to the target: the others in the folder are not its business. */
  readonly judges: (generator: string) => boolean;
}

/** The C# of a model. */
export function csharpEmission(
  model: Model,
  { layers, folder, input }: { readonly layers: ReadonlySet<Layer>; readonly folder: string; readonly input: string },
  templates: TemplateSet,
): Emission<ModelFile> {
  const print = createRenderer(templateCompiler("models", templates));
  const planned = planModel(model, modelGenerators, { layers, folder, input });
  return {
    planned,
    diagnostics: [
      ...(layers.has("api") ? [...checkHostRoutes(model), ...checkJsonTypes(model)] : []),
      ...checkTypeNames(planned),
    ],
    print: ({ printable }) => print(printable()),
    judges: (generator) => generator !== documentGenerator && generator !== pageGenerator,
  };
}

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
