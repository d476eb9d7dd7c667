import { catalogue } from "../../generators/diagnostics/catalogue/catalogue.ts";
import { validate } from "../../generators/entity/validate.ts";
import type { Host } from "../../generators/host/host.ts";
import { host } from "../entity/host.ts";
import { hostOfSource } from "../entity/host-of-source.ts";
import type { CaseFolder } from "./case-folder.ts";
import { renderedWith, testErrorCases } from "./error-cases.ts";

// Three entries are about missing files, one about places on a disk; test/entity/decode-text.test.ts covers a file too large to keep here.
const withoutCase: ReadonlySet<string> = new Set([
  "fileTooLarge",
  "inputNotFound",
  "noEntityFile",
  "outsideRepository",
  "recordedInputMissing",
]);

testErrorCases(
  "errors",
  (folder) => renderedWith(folder, (files) => validate(files, hostOf(folder)).diagnostics),
  Object.values(catalogue).filter(
    ({ code, name }) => (/^TEN0[123]/.test(code) || /DbContexts?$/.test(name)) && !withoutCase.has(name),
  ),
);

// JSON has no maps; no case depends on the packages of a project.
function hostOf({ options: { host: facts = {}, source } }: CaseFolder): Host {
  if (source !== undefined) return hostOfSource(source.join("\n"));
  const projects = (facts.projects ?? host.projects).map((one) => ({ ...one, packages: new Map() }));
  return { ...host, ...facts, projects };
}
