import { knownNames } from "./emit/csharp/known-names.ts";
import { modelNames } from "./emit/csharp/model/model-names.ts";
import { prebuiltTemplates, type TemplateFamily } from "./prebuilt-templates.ts";
import { type CompiledTemplate, compile } from "./render/compile.ts";
import type { KnownNames } from "./render/link-names.ts";
import type { TemplateSet } from "./render/own-templates.ts";

const families: Readonly<Record<TemplateFamily, KnownNames>> = { entities: knownNames, models: modelNames };

/** Gives the templates of a family ready to be printed: as the build has compiled them, unless some are the user's own. */
export function templateCompiler(
  family: TemplateFamily,
  { all, own }: TemplateSet,
): (name: string) => CompiledTemplate {
  const compiled = new Map<string, CompiledTemplate>();
  return (name) => {
    const json = own.size === 0 ? prebuiltTemplates?.[family][name] : undefined;
    const template =
      compiled.get(name) ?? (json === undefined ? compile(name, all(), families[family]) : JSON.parse(json));
    compiled.set(name, template);
    return template;
  };
}
