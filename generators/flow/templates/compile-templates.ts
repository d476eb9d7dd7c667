import { knownNames } from "../../emit/csharp/known-names.ts";
import { modelNames } from "../../emit/csharp/model/model-names.ts";
import { isTestTemplate, knownTestNames } from "../../emit/csharp/tests/known-test-names.ts";
import { entityGenerators } from "../../emit/rows/entity-generators.ts";
import { entityTestGenerators } from "../../emit/rows/entity-test-generators.ts";
import { libraries } from "../../emit/rows/libraries/index.ts";
import { layerGenerators, modelGenerators } from "../../emit/rows/model-generators.ts";
import { modelLibraries } from "../../emit/rows/model-libraries/index.ts";
import { testKitGenerators } from "../../emit/rows/test-kit-generators.ts";
import { type CompiledTemplate, type Templates, templateGroup } from "../../render/templates.ts";
import { grouped } from "../../text/grouped.ts";
import { templateCompiler } from "./csharp-renderer.ts";

/** Compiles the templates of all generators for the build: a record for each group, so that a run reads those that it prints. */
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
  const groups = grouped([...compiled], ([name]) => templateGroup(name));
  return Object.fromEntries([...groups].map(([group, entries]) => [group, Object.fromEntries(entries)]));
}
