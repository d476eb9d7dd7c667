import { modelNames } from "../../generators/emit/csharp/model/model-names.ts";
import { documentationOf } from "../../generators/emit/documentation/documentation.ts";
import { printDocument } from "../../generators/emit/openapi/print-document.ts";
import { planDocuments } from "../../generators/emit/plan-documents.ts";
import { checkDocument } from "../../generators/model/check/index.ts";
import type { Model } from "../../generators/model/ir.ts";
import { validateModel } from "../../generators/model/validate.ts";
import type { InputFile } from "../../generators/source/decode-text.ts";
import { csharpRenderer } from "../../generators/targets/csharp-renderer.ts";
import { planLayers } from "../../generators/targets/model-csharp.ts";
import { minimalModels } from "../../generators/targets/model-libraries/minimal.ts";
import type { Answer, Output, OutputFile } from "./compile.ts";
import type { BrowserSystem } from "./system-of-browser.ts";

const folders = { domain: "", application: "", infrastructure: "", api: "", tests: "" };

/** Compiles a model to its application layer, its routes and documents. */
export function compileModel(file: InputFile, system: BrowserSystem): Answer {
  const model = validateModel([file]);
  if (!model.ok) return { diagnostics: model.diagnostics, output: undefined };
  const layers = new Set(["domain", "application"] as const);
  const plan = planLayers(model.value, { layers, folders, input: file.path, needs: [], library: minimalModels });
  const diagnostics = [...model.diagnostics, ...plan.diagnostics, ...checkDocument(model.value)];
  if (!plan.ok) return { diagnostics, output: undefined };
  const print = csharpRenderer(modelNames, {}, system);
  const files = plan.value.files.flatMap((planned): readonly OutputFile[] => {
    const text = print(planned);
    return text.ok ? [{ path: planned.path, text: text.value }] : [];
  });
  return { diagnostics, output: { files, ...apiOf(model.value) } };
}

function apiOf(model: Model): Omit<Output, "files"> {
  const { contexts } = documentationOf(model);
  return {
    routes: contexts.flatMap(({ routes }) =>
      routes.map(({ verb, route, operationId, role }) => ({ verb, route, operation: operationId, access: role })),
    ),
    diagrams: contexts.flatMap(({ diagram }) => (diagram === "" ? [] : [diagram])),
    documents: planDocuments(model, { input: "", format: "yaml", isStored: false }).map(({ path, document }) => ({
      path,
      text: printDocument(document, "yaml"),
    })),
  };
}
