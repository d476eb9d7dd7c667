/** The severity of a diagnostic: an error stops the run before anything is written. */
export type Severity = "error" | "warning";

/** A range of a source text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** A related position, such as "first declared here". */
export interface Note {
  readonly message: string;
  readonly span: Span;
}

/** The exit code of a run that a diagnostic stops. Spec: command-line, Exit codes. */
export type FailureExitCode = 1 | 2 | 3 | 4 | 5;

/** An error or warning about the input, in the user's words. Diagnostics are values and never thrown. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Absent if there is no text, such as for a missing host. */
  readonly span: Span | undefined;
  readonly notes: readonly Note[];
  readonly hint: string | undefined;
  readonly exitCode: FailureExitCode;
}

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

/** Returns the exit code of a run: 0 without errors, else the highest code among the errors. Spec: command-line, Exit codes. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  // An input can have more errors than a call can have arguments.
  return diagnostics.reduce((highest, { severity, exitCode }) => {
    return severity === "error" ? Math.max(highest, exitCode) : highest;
  }, 0);
}
