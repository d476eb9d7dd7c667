import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";

/** Reports a folder for Tenon's own state that leads elsewhere. */
export function reportLink(path: string): Diagnostic {
  return report(catalogue.outsideHost, { path }, { hint: "Replace the link by a folder." });
}
