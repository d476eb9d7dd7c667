import type { CatalogueEntry } from "../diagnostics/catalogue/catalogue-entry.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";

/** A change that breaks callers, before it has a position. */
export type BreakingChange = (span: Span | undefined, severity: Diagnostic["severity"]) => Diagnostic;

/** Describes a breaking change by the rule that it breaks. */
export function breaks<Args>(rule: CatalogueEntry<Args>, args: Args): BreakingChange {
  return (span, severity) => ({ ...report(rule, args, { span }), severity });
}
