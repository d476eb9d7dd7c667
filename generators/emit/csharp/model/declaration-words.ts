import type { Evolution } from "../../../model/evolution.ts";
import { csharpString, xmlText } from "../csharp-text.ts";

/** Turns a doc comment of the model into a summary. */
export function described({ doc }: { readonly doc: string | undefined }) {
  return { summary: xmlText(doc ?? ""), hasSummary: doc !== undefined && xmlText(doc) !== "" };
}

/** Returns the words of the `Obsolete` attribute. Spec: model-csharp, Obsolete members. */
export function obsoleteAttribute({ deprecated }: Pick<Evolution, "deprecated">) {
  const message = deprecated?.message;
  return { isObsolete: deprecated !== undefined, reason: message === undefined ? "" : `(${csharpString(message)})` };
}
