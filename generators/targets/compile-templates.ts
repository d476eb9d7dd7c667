import type { Templates } from "../render/templates.ts";
import { entityGenerators } from "./entity-generators.ts";
import { entityTemplates } from "./entity-templates.ts";
import { libraries } from "./libraries/index.ts";
import { modelGenerators } from "./model-generators.ts";
import { modelTemplates } from "./model-templates.ts";
import { templateCompiler } from "./template-compiler.ts";
import type { PrebuiltTemplates, TemplateFamily } from "./template-family.ts";

/** Compiles the templates that the generators of each family print, for the build. */
export function compileTemplates(
  templates: Templates,
): Readonly<Record<"prebuiltEntityTemplates" | "prebuiltModelTemplates", PrebuiltTemplates>> {
  const all = (family: TemplateFamily, rows: readonly { readonly template: string }[]) => {
    const compiled = templateCompiler(family, { all: () => templates, own: new Map() });
    const names = new Set(["partials/head", ...rows.map(({ template }) => template)]);
    return Object.fromEntries([...names].map((template) => [template, JSON.stringify(compiled(template))]));
  };
  return {
    prebuiltEntityTemplates: all(entityTemplates, Object.values(libraries).flatMap(entityGenerators)),
    prebuiltModelTemplates: all(modelTemplates, modelGenerators),
  };
}
