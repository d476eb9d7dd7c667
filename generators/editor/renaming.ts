import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { quoted } from "../text/quoted.ts";

/** Returns a text with some spans replaced. */
export function replaced(
  text: string,
  edits: readonly { readonly span: Pick<Span, "start" | "end">; readonly text: string }[],
): string {
  let [after, end] = ["", 0];
  for (const edit of edits.toSorted((one, other) => one.span.start - other.span.start)) {
    after += text.slice(end, edit.span.start) + edit.text;
    end = edit.span.end;
  }
  return after + text.slice(end);
}

/** Returns the reason against a name that is none of the language; undefined for a good one. */
export function nameFault(newName: string): string | undefined {
  if (/^[A-Za-z_]\w*$/.test(newName)) return undefined;
  return `${quoted(newName)} is no name: it needs letters A to Z, digits and \`_\`.`;
}

/** Returns the reason against a new name that makes a diagnostic; undefined without one. */
export function addedFault(
  newName: string,
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
): string | undefined {
  // Messages name what is renamed, codes do not.
  const [earlier, later] = [countsOf(before), countsOf(after)];
  const added = after.find(({ code }) => (later.get(code) ?? 0) > (earlier.get(code) ?? 0));
  return added && `${quoted(newName)} cannot be the name. ${added.message} (${added.code})`;
}

function countsOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
