import { catalogue } from "./diagnostics/catalogue.ts";
import { report } from "./diagnostics/report.ts";
import type { Result } from "./diagnostics/result.ts";
import { knownNames } from "./emit/csharp/known-names.ts";
import type { PlannedFile } from "./emit/plan.ts";
import { type FileTree, fileTree } from "./files/file-tree.ts";
import { createRenderer } from "./render/render.ts";
import { TemplateFault } from "./render/template-fault.ts";
import type { Templates } from "./render/templates.ts";

/** Prints every planned file. A mistake in a template of the user's is a diagnostic; in one of ours it is a bug and throws. */
export function printFiles(
  planned: readonly PlannedFile[],
  templates: Templates,
  own: ReadonlyMap<string, string> = new Map(),
): Result<FileTree> {
  const print = createRenderer(templates, knownNames);
  try {
    const tree = fileTree(planned.map((file) => [file.path, { ...file, text: print(file) }]));
    return { ok: true, value: tree, diagnostics: [] };
  } catch (error) {
    const path = error instanceof TemplateFault ? own.get(error.template) : undefined;
    if (!(error instanceof TemplateFault) || path === undefined) throw error;
    return { ok: false, diagnostics: [report(catalogue.templateFault, { path, reason: error.reason })] };
  }
}
