import type { Evolution } from "../../../model/evolution.ts";
import { csharpString } from "../csharp-string.ts";

/** Returns the words of the `Obsolete` attribute. Spec: model-csharp, Obsolete members. */
export function obsoleteAttribute({ deprecated }: Pick<Evolution, "deprecated">) {
  const message = deprecated?.message;
  return { isObsolete: deprecated !== undefined, reason: message === undefined ? "" : `(${csharpString(message)})` };
}
