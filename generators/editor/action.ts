import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { meantBy } from "../text/did-you-mean.ts";

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

/** Returns the change to the word that the hint of a diagnostic suggests. */
export function spellingFix(diagnostic: Diagnostic, textOf: (path: string) => string): readonly Action[] {
  const { span, hint } = diagnostic;
  const meant = hint === undefined ? undefined : meantBy(hint);
  if (span === undefined || meant === undefined) return [];
  const isWord = /^\w+$/.test(textOf(span.path).slice(span.start, span.end));
  return isWord ? [{ title: `Change to \`${meant}\``, edits: [{ span, text: meant }], diagnostic }] : [];
}

/** Returns the diagnostics that touch a range of a file. */
export function diagnosticsAt(
  diagnostics: readonly Diagnostic[],
  path: string,
  range: { readonly start: number; readonly end: number },
): readonly Diagnostic[] {
  return diagnostics.filter(({ span }) => span?.path === path && span.start <= range.end && range.start <= span.end);
}
