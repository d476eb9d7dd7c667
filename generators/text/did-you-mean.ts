import { distance } from "fastest-levenshtein";
import { quoted } from "./quoted.ts";

const farthest = 2;
const mostCandidates = 1000;

/** Returns the candidate that is at most two letters away, in any letter case. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const known: string[] = [];
  for (const candidate of candidates) {
    // The comparison of every unknown word with every name of a huge file would take minutes.
    if (known.length === mostCandidates) return undefined;
    known.push(candidate);
  }
  const typed = word.toLowerCase();
  const near = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= farthest && candidate.length > 1)
    .map((candidate) => ({ candidate, steps: distance(typed, candidate.toLowerCase()) }))
    .filter(({ candidate, steps }) => steps <= farthest && steps < Math.min(candidate.length, word.length));
  return near.sort((one, other) => one.steps - other.steps)[0]?.candidate;
}

/** Suggests the nearest candidate as a hint; undefined if none is near. */
export function spellingHint(word: string, candidates: Iterable<string>): string | undefined {
  const near = didYouMean(word, candidates);
  return near && `Did you mean ${quoted(near)}?`;
}

/** Returns the word that a hint of `spellingHint` suggests; undefined for any other hint. */
export function meantBy(hint: string): string | undefined {
  return /^Did you mean `(\w+)`\?/.exec(hint)?.[1];
}
