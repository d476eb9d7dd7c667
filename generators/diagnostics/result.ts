import type { Diagnostic } from "./diagnostic.ts";

/** The result of a stage: a value with warnings, or the errors that stopped it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Returns the value only if no diagnostic is an error. */
export function resultOf<T>(value: T, diagnostics: readonly Diagnostic[]): Result<T> {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error")
    ? { ok: false, diagnostics }
    : { ok: true, value, diagnostics };
}
