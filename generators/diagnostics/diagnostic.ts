/** How much a diagnostic weighs: an error stops the run before anything is written. */
export type Severity = "error" | "warning";

/** A place in a source text: offsets in UTF-16 units, `end` exclusive. */
export interface Span {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** The other half of a mistake, such as "first declared here". */
export interface Note {
  readonly message: string;
  readonly span: Span;
}

/** What the process exits with when a diagnostic stops it. Spec: decisions, 6. */
export type FailureExitCode = 1 | 3 | 5;

/** One mistake or warning, in the user's words. A user's mistake is a value and never thrown. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Absent when the mistake is not in a text, such as a host that is not there. */
  readonly span: Span | undefined;
  readonly notes: readonly Note[];
  readonly hint: string | undefined;
  readonly exitCode: FailureExitCode;
}
