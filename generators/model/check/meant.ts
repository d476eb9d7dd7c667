import { didYouMean } from "../../text/did-you-mean.ts";
import { quoted } from "../../text/quoted.ts";

/** Suggests the nearest name as a hint; undefined if none is near. */
export function meant(name: string, candidates: Iterable<string>): string | undefined {
  const near = didYouMean(name, [...candidates]);
  return near && `Did you mean ${quoted(near)}?`;
}
