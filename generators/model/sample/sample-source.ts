import type { Context, Model } from "../ir.ts";
import { constantsOf } from "./constants.ts";
import { declarationsOf } from "./declarations.ts";
import type { SampleSource } from "./samples.ts";

/** Returns the source of the samples of each context, by its name. */
export function sampleSources(model: Model): (context: Context) => SampleSource {
  const declarations = declarationsOf(model);
  const known = new Map<string, SampleSource>();
  return (context) => {
    const source = known.get(context.name) ?? { declarations, constants: constantsOf(context) };
    known.set(context.name, source);
    return source;
  };
}
