import { compile } from "../../render/compile.ts";
import type { KnownNames } from "../../render/reference.ts";
import type { CompiledTemplate, Templates } from "../../render/templates.ts";

/** Returns a function that compiles each template of a family once. The known names are those of the family. */
export function templateCompiler(
  known: KnownNames,
  { all }: { readonly all: () => Templates },
): (name: string) => CompiledTemplate {
  const compiled = new Map<string, CompiledTemplate>();
  return (name) => {
    const template = compiled.get(name) ?? all().compiled?.(name) ?? compile(name, all(), known);
    compiled.set(name, template);
    return template;
  };
}
