import { modelGenerators } from "./model-registry.ts";
import type { prebuiltTemplates, TemplateFamily } from "./prebuilt-templates.ts";
import { generators } from "./registry.ts";
import type { Templates } from "./render/templates.ts";
import { templateCompiler } from "./template-compiler.ts";

/** Compiles the templates that the generators of each family print, for the build. */
export function compileTemplates(templates: Templates): NonNullable<typeof prebuiltTemplates> {
  const family = (name: TemplateFamily, rows: readonly { readonly template: string }[]) => {
    const compiled = templateCompiler(name, { all: () => templates, own: new Map() });
    const names = new Set(["partials/head", ...rows.map(({ template }) => template)]);
    return Object.fromEntries([...names].map((template) => [template, JSON.stringify(compiled(template))]));
  };
  return { entities: family("entities", generators), models: family("models", modelGenerators) };
}
