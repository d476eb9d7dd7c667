import { xmlText } from "../xml-text.ts";

/** Turns a doc comment of the model into a summary. */
export function described({ doc }: { readonly doc: string | undefined }) {
  return { summary: xmlText(doc ?? ""), hasSummary: doc !== undefined && xmlText(doc) !== "" };
}
