import type { CatalogueEntry } from "./catalogue/catalogue-entry.ts";
import type { Diagnostic, Note, Span } from "./diagnostic.ts";

interface Circumstances {
  readonly span?: Span | undefined;
  readonly notes?: readonly Note[];
  readonly hint?: string | undefined;
}

/** Creates a diagnostic; the catalogue entry decides code, severity and wording. */
export function report<Args>(
  entry: CatalogueEntry<Args>,
  args: Args,
  { span, notes = [], hint }: Circumstances = {},
): Diagnostic {
  const { code, severity, exitCode } = entry;
  return { code, severity, exitCode, message: entry.message(args), span, notes, hint };
}
