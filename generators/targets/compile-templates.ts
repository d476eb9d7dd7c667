import { knownNames } from "../emit/csharp/known-names.ts";
import { modelNames } from "../emit/csharp/model/model-names.ts";
import { isTestTemplate, knownTestNames } from "../emit/csharp/tests/known-test-names.ts";
import { type CompiledTemplate, type Templates, templateFolder } from "../render/templates.ts";
import { grouped } from "../text/grouped.ts";
import { entityGenerators } from "./entity-generators.ts";
import { entityTestGenerators } from "./entity-test-generators.ts";
import { libraries } from "./libraries/index.ts";
import { layerGenerators, modelGenerators } from "./model-generators.ts";
import { modelLibraries } from "./model-libraries/index.ts";
import { templateCompiler } from "./template-compiler.ts";
import { testKitGenerators } from "./test-kit-generators.ts";

/** Compiles the templates of all generators for the build: a record for each folder, so that a run reads those that it prints. */
export function compileTemplates(
  templates: Templates,
): Readonly<Record<string, Readonly<Record<string, CompiledTemplate>>>> {
  const families = [
    [knownNames, Object.values(libraries).flatMap(entityGenerators)],
    [
      modelNames,
      Object.values(modelLibraries)
        .flatMap(modelGenerators)
        .filter(({ template }) => !isTestTemplate(template)),
    ],
    [
      knownTestNames,
      [...layerGenerators, ...testKitGenerators, ...entityTestGenerators].filter(({ template }) =>
        isTestTemplate(template),
      ),
    ],
  ] as const;
  const compiled = new Map<string, CompiledTemplate>();
  for (const [known, rows] of families) {
    const compile = templateCompiler(known, { all: () => templates });
    for (const name of new Set(["partials/head", ...rows.map(({ template }) => template)])) {
      const template = compile(name);
      if (JSON.stringify(compiled.get(name) ?? template) !== JSON.stringify(template))
        throw new Error(`Template '${name}' differs between entities and models.`);
      compiled.set(name, template);
    }
  }
  const folders = grouped([...compiled], ([name]) => templateFolder(name));
  return Object.fromEntries([...folders].map(([folder, entries]) => [folder, Object.fromEntries(entries)]));
}
