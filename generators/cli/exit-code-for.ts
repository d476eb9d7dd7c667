import { exitCodeOf } from "../diagnostics/diagnostic.ts";
import { isWriting } from "../files/change.ts";
import type { Outcome } from "../flow/outcome.ts";
import type { RunValues } from "./run-options.ts";

/** What a process exits with after a run; a check exits with 4 where a run would write something. Spec: decisions, 6. */
export function exitCodeFor({ diagnostics, changes }: Outcome, { check }: Pick<RunValues, "check">): number {
  const failure = exitCodeOf(diagnostics);
  return failure === 0 && check && changes.some(isWriting) ? 4 : failure;
}
