import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";

/** Reports a run that has no entity file. */
export function noEntityFile(): Diagnostic {
  return report(catalogue.noEntityFile, {}, { hint: "Name one, such as shop.yaml." });
}

/** Reports a recorded input with the name of no input. */
export function recordedInputName(path: string): Diagnostic {
  return report(catalogue.recordedInputName, { path }, { hint: `To leave it out: --forget ${path}` });
}

/** Reports a recorded input that is gone. */
export function recordedInputMissing(path: string): Diagnostic {
  return report(catalogue.recordedInputMissing, { path }, { hint: `Restore it, or leave it out: --forget ${path}` });
}
