import { catalogue } from "../../generators/diagnostics/catalogue.ts";
import { validate } from "../../generators/entity/validate.ts";
import { host } from "../entity/host.ts";
import { renderedWith, testErrorCases } from "./error-cases.ts";

// Three entries are about missing files; test/entity/decode-text.test.ts covers a file too large to keep here.
const withoutCase: ReadonlySet<string> = new Set([
  "fileTooLarge",
  "inputNotFound",
  "noEntityFile",
  "recordedInputMissing",
]);

testErrorCases(
  "errors",
  (folder) => renderedWith(folder, (files) => validate(files, { ...host, ...folder.options.host }).diagnostics),
  Object.values(catalogue).filter(
    ({ code, name }) => (/^TEN0[123]/.test(code) || /DbContexts?$/.test(name)) && !withoutCase.has(name),
  ),
);
