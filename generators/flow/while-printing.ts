import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import { TemplateFault } from "../render/template-fault.ts";

/** Runs a step that prints files. A mistake in a template of the user's is a diagnostic; in one of ours it is a bug and throws. */
export function whilePrinting<T>(own: ReadonlyMap<string, string> = new Map(), step: () => T): Result<T> {
  try {
    return { ok: true, value: step(), diagnostics: [] };
  } catch (error) {
    const path = error instanceof TemplateFault ? own.get(error.template) : undefined;
    if (!(error instanceof TemplateFault) || path === undefined) throw error;
    return { ok: false, diagnostics: [report(catalogue.templateFault, { path, reason: error.reason })] };
  }
}
