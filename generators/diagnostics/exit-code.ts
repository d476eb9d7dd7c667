import type { Diagnostic } from "./diagnostic.ts";

/** Returns the exit code of a run: 0 without errors, else the highest code among the errors. Spec: decisions, 6. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return Math.max(0, ...errors.map(({ exitCode }) => exitCode));
}
