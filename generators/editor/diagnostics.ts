import { DiagnosticSeverity, type Diagnostic as Shown } from "vscode-languageserver";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { addressOf } from "../diagnostics/reference-areas.ts";
import { uriOfPath } from "./file-address.ts";
import type { TextIndex } from "./text-index.ts";

/** The files that spans point into. */
export interface Texts {
  readonly paths: readonly string[];
  index(path: string): TextIndex;
}

const severities = { error: DiagnosticSeverity.Error, warning: DiagnosticSeverity.Warning } as const;

/** Shows diagnostics in an editor, by file: the words of the command line, the hint below them. A diagnostic without a span stands at the first file. */
export function shownDiagnostics(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  uriOf: (path: string) => string = uriOfPath,
): ReadonlyMap<string, readonly Shown[]> {
  const byPath = new Map<string, Shown[]>(texts.paths.map((path) => [path, []]));
  for (const diagnostic of diagnostics) {
    const [first = ""] = texts.paths;
    const span = diagnostic.span ?? { path: first, start: 0, end: 0 };
    byPath.get(span.path)?.push(shown(diagnostic, span, { texts, uriOf }));
  }
  return byPath;
}

function shown(
  { code, severity, message, notes, hint }: Diagnostic,
  span: Span,
  { texts, uriOf }: { readonly texts: Texts; readonly uriOf: (path: string) => string },
): Shown {
  const related = notes.map((note) => ({
    message: note.message,
    location: { uri: uriOf(note.span.path), range: texts.index(note.span.path).rangeOf(note.span) },
  }));
  return {
    range: texts.index(span.path).rangeOf(span),
    severity: severities[severity],
    code,
    codeDescription: { href: addressOf(code) },
    source: "tenon",
    message: hint === undefined ? message : `${message}\nhint: ${hint}`,
    ...(related.length > 0 && { relatedInformation: related }),
  };
}
