import { catalogue } from "./diagnostics/catalogue.ts";
import { report } from "./diagnostics/report.ts";
import type { Result } from "./diagnostics/result.ts";
import type { PlannedPlace } from "./emit/planned-file.ts";
import { type FileTree, fileTree } from "./files/file-tree.ts";
import { TemplateFault } from "./render/template-fault.ts";

/** Prints every planned file. A mistake in a template of the user's is a diagnostic; in one of ours it is a bug and throws. */
export function printFiles<File extends PlannedPlace>(
  planned: readonly File[],
  print: (file: File) => string,
  own: ReadonlyMap<string, string> = new Map(),
): Result<FileTree> {
  try {
    const tree = fileTree(planned.map((file) => [file.path, { ...file, text: print(file) }]));
    return { ok: true, value: tree, diagnostics: [] };
  } catch (error) {
    const path = error instanceof TemplateFault ? own.get(error.template) : undefined;
    if (!(error instanceof TemplateFault) || path === undefined) throw error;
    return { ok: false, diagnostics: [report(catalogue.templateFault, { path, reason: error.reason })] };
  }
}
