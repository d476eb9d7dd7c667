import { type CompiledTemplate, compile } from "../render/compile.ts";
import type { TemplateSet } from "../render/own-templates.ts";
import type { TemplateFamily } from "./template-family.ts";

/** Gives the templates of a family ready to be printed: as the build has compiled them, unless some are the user's own. */
export function templateCompiler(
  { known, prebuilt }: TemplateFamily,
  { all, own }: TemplateSet,
): (name: string) => CompiledTemplate {
  const compiled = new Map<string, CompiledTemplate>();
  return (name) => {
    const json = own.size === 0 ? prebuilt?.[name] : undefined;
    const template = compiled.get(name) ?? (json === undefined ? compile(name, all(), known) : JSON.parse(json));
    compiled.set(name, template);
    return template;
  };
}
