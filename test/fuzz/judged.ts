import { check, property } from "fast-check";
import { mutatedTexts } from "./mutated-texts.ts";
import type { FuzzTarget } from "./targets.ts";

/** A text that breaks a promise, as small as it could be made. */
export interface Find {
  readonly target: string;
  readonly text: string;
  readonly reason: string;
}

// Texts are short; one that takes seconds grows faster than its length.
const mostSeconds = 5;

/** Judges one text. Throws if the reader does, breaks a promise, or takes too long. */
export function judge({ judge: judgeText }: FuzzTarget, text: string): void {
  // Of the processor, as a busy machine takes longer.
  const start = process.cpuUsage();
  judgeText(text);
  if (process.cpuUsage(start).user > mostSeconds * 1_000_000) throw new Error("It takes too long.");
}

/** Draws texts for a target until one breaks a promise; undefined if none does. */
export function findIn(target: FuzzTarget, runs: number, seed: number): Find | undefined {
  const texts = mutatedTexts(target.seeds, target.words);
  const { failed, counterexample, errorInstance } = check(
    property(texts, (text) => judge(target, text)),
    { numRuns: runs, seed },
  );
  if (!failed || counterexample === null) return undefined;
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { target: target.name, text: counterexample[0], reason };
}
