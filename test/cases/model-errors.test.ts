import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { validateModel } from "../../generators/model/validate.ts";
import { renderedWith, testErrorCases } from "./error-cases.ts";

// These entries are about paths, stores or documents, not about models.
const withoutCase: ReadonlySet<string> = new Set([
  "joinedField",
  "renamedInDocument",
  "modelNotFound",
  "noIntegrationEvents",
  "noModelInFolder",
  "scheduledRows",
]);

testErrorCases(
  "model-errors",
  (folder) => renderedWith(folder, (files) => validateModel(files).diagnostics),
  Object.values(catalogue).filter(({ code, name }) => /^(?:DSL|TEN0(?:[68]|75))/.test(code) && !withoutCase.has(name)),
);
