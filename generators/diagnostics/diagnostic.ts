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

/** The exit code of a run that a diagnostic stops. Spec: decisions, 6. */
export type FailureExitCode = 1 | 3 | 5;

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
