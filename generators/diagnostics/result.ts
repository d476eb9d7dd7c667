import type { Diagnostic } from "./diagnostic.ts";

/** What a stage hands on: a value, with warnings, or the errors that stopped it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Stops at the first stage that found an error: the value counts only when every diagnostic is a warning. */
export function resultOf<T>(value: T, diagnostics: readonly Diagnostic[]): Result<T> {
  return diagnostics.some((diagnostic) => diagnostic.severity === "error")
    ? { ok: false, diagnostics }
    : { ok: true, value, diagnostics };
}
