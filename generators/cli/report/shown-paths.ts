import { posix } from "node:path";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { Outcome } from "../../flow/outcome.ts";

/** Rewrites the paths of files and projects from the root to the current folder, so that a terminal can open them. */
export function withShownPaths<Shown extends Pick<Outcome, "root" | "texts" | "diagnostics"> & Partial<Outcome>>(
  outcome: Shown,
  folder: string,
): Shown {
  const { root, changes, needs, migrated } = outcome;
  if (root === undefined) return outcome;
  const shown = (path: string) => posix.relative(folder, posix.join(root, path));
  return {
    ...outcome,
    root: folder,
    texts: new Map([...outcome.texts].map(([path, text]) => [shown(path), text])),
    diagnostics: outcome.diagnostics.map((diagnostic) => showDiagnostic(diagnostic, shown)),
    ...(changes && { changes: changes.map((change) => ({ ...change, path: shown(change.path) })) }),
    ...(needs && { needs: needs.map((need) => ({ ...need, file: shown(need.file) })) }),
    ...(migrated && {
      migrated: migrated.map((one) => ({ ...one, project: shown(one.project), startup: shown(one.startup) })),
    }),
  };
}

/** Rewrites every path of a diagnostic. */
export function showDiagnostic(diagnostic: Diagnostic, shown: (path: string) => string): Diagnostic {
  const show = (span: Span): Span => ({ ...span, path: shown(span.path) });
  return {
    ...diagnostic,
    span: diagnostic.span && show(diagnostic.span),
    notes: diagnostic.notes.map((note) => ({ ...note, span: show(note.span) })),
  };
}
