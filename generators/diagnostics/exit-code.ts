import type { Diagnostic } from "./diagnostic.ts";

/** What the process exits with: 0 when every diagnostic is a warning, else the gravest code among the errors. Spec: decisions, 6. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return Math.max(0, ...errors.map(({ exitCode }) => exitCode));
}
