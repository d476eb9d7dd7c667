import type { Diagnostic } from "./diagnostic.ts";

/** Sorts diagnostics by path, position and code. Diagnostics without a span come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (one, other) =>
      ordinal(one.span?.path ?? "", other.span?.path ?? "") ||
      (one.span?.start ?? 0) - (other.span?.start ?? 0) ||
      ordinal(one.code, other.code) ||
      ordinal(one.message, other.message),
  );
}

// Independent of the locale, so that every machine has the same order.
function ordinal(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
