import { xmlText } from "../xml-text.ts";

/** What a doc comment of the model becomes: a summary, or nothing. */
export function described({ doc }: { readonly doc: string | undefined }) {
  return { summary: xmlText(doc ?? ""), hasSummary: doc !== undefined && xmlText(doc) !== "" };
}
