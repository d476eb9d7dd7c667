import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";

/** Throws for a diagnostic that points outside of its text. */
export function requireWithin(diagnostics: readonly Diagnostic[], text: string): void {
  for (const { code, span, notes } of diagnostics)
    for (const place of [span, ...notes.map((note) => note.span)])
      if (place !== undefined && !(0 <= place.start && place.start <= place.end && place.end <= text.length))
        throw new Error(`${code} points at ${place.start} to ${place.end} of ${text.length} characters.`);
}
