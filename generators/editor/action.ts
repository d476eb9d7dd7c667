import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";

/** A replacement of a span of a file. */
export interface SpanEdit {
  readonly span: Span;
  readonly text: string;
}

/** A change that an editor offers. */
export interface Action {
  readonly title: string;
  readonly edits: readonly SpanEdit[];
  /** The diagnostic that it mends; undefined for a change that nothing asks for. */
  readonly diagnostic?: Diagnostic;
}
