import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { meantBy } from "../text/did-you-mean.ts";
import type { Action } from "./action.ts";

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
