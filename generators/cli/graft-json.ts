import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Outcome } from "../flow/outcome.ts";
import { positionOf } from "../text/position.ts";

/** Prints the document of `--json`, which `schemas/report.schema.json` describes. Spec: decisions, 6. */
export function graftJson(
  { diagnostics, texts, changes, needs }: Outcome,
  { command, exitCode }: { readonly command: string; readonly exitCode: number },
): string {
  const document = {
    version: 1,
    command,
    exitCode,
    diagnostics: diagnostics.map((diagnostic) => diagnosticJson(diagnostic, texts)),
    files: changes.map(({ path, operation, reason }) => ({ path, operation, reason })),
    host: { needs: needs.map(({ line }) => line) },
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function diagnosticJson(
  { code, severity, message, span, notes, hint }: Diagnostic,
  texts: ReadonlyMap<string, string>,
) {
  return {
    code,
    severity,
    message,
    ...(span && placeJson(span, texts)),
    notes: notes.map((note) => ({ message: note.message, ...placeJson(note.span, texts) })),
    ...(hint !== undefined && { hint }),
  };
}

function placeJson({ path, start, end }: NonNullable<Diagnostic["span"]>, texts: ReadonlyMap<string, string>) {
  const text = texts.get(path) ?? "";
  const from = positionOf(text, start);
  const to = positionOf(text, end);
  return { file: path, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
