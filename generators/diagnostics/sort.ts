import type { Diagnostic } from "./diagnostic.ts";

/** Puts diagnostics in the order of reading: by path, position, code. Those without a place come first. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...diagnostics].sort(
    (one, other) =>
      ordinal(one.span?.path ?? "", other.span?.path ?? "") ||
      (one.span?.start ?? 0) - (other.span?.start ?? 0) ||
      ordinal(one.code, other.code) ||
      ordinal(one.message, other.message),
  );
}

// Not by locale: the order is the same on every machine.
function ordinal(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
