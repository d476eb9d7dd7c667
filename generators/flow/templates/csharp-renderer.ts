import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Result } from "../../diagnostics/result.ts";
import { isTestTemplate, knownTestNames } from "../../emit/csharp/tests/known-test-names.ts";
import { type PlannedFile, printableOf } from "../../emit/planned-file.ts";
import { compile } from "../../render/compile.ts";
import type { KnownNames } from "../../render/reference.ts";
import { createRenderer, type PrintedFile } from "../../render/render.ts";
import { type CompiledTemplate, TemplateFault, type Templates } from "../../render/templates.ts";
import type { RunRequest } from "../request.ts";
import type { System } from "../system.ts";

/** Returns the renderer of C# files, whose templates mention the known names. A fault in a template of the user's is a diagnostic; one in ours is a bug and throws. */
export function csharpRenderer(
  known: KnownNames,
  { ownTemplates: own = new Map() }: Pick<RunRequest, "ownTemplates">,
  { templates }: Pick<System, "templates">,
): (file: PlannedFile) => Result<PrintedFile> {
  const compile = templateCompiler(known, { all: templates });
  const compileTest = templateCompiler(knownTestNames, { all: templates });
  const print = createRenderer((name) => (isTestTemplate(name) ? compileTest(name) : compile(name)));
  return (file) => {
    try {
      return { ok: true, value: print(printableOf(file)), diagnostics: [] };
    } catch (error) {
      const path = error instanceof TemplateFault ? own.get(error.template) : undefined;
      if (!(error instanceof TemplateFault) || path === undefined) throw error;
      return { ok: false, diagnostics: [report(catalogue.templateFault, { path, reason: error.reason })] };
    }
  };
}

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
