import { didYouMean } from "../../text/did-you-mean.ts";
import { quoted } from "../../text/quoted.ts";

/** The hint for a mistyped name; undefined when nothing is near. */
export function meant(name: string, candidates: Iterable<string>): string | undefined {
  const near = didYouMean(name, [...candidates]);
  return near && `Did you mean ${quoted(near)}?`;
}
