import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Find, findIn } from "./judged.ts";
import { fuzzTargets } from "./targets.ts";

/** The wishes of a person who searches for a mistake. */
export interface FuzzRequest {
  readonly runs: number;
  readonly seed: number;
  /** The name of one target; undefined for all. */
  readonly only: string | undefined;
}

// A round is repeated with the next seed, so that a long search tells how far it is.
const round = 5_000;

/** Draws texts for each target in turn, reports what it does, and saves a find as a case. Returns the finds. */
export function runFuzz({ runs, seed, only }: FuzzRequest, tell: (line: string) => void): readonly Find[] {
  const targets = fuzzTargets.filter(({ name }) => only === undefined || name === only);
  return targets.flatMap((target) => {
    const share = Math.ceil(runs / targets.length);
    for (let done = 0; done < share; done += round) {
      const find = findIn(target, Math.min(round, share - done), seed + done);
      if (find === undefined) continue;
      tell(`${target.name}: ${find.reason}\n  saved as ${save(find, seed + done)}`);
      return [find];
    }
    tell(`${target.name}: ${share} runs, no find`);
    return [];
  });
}

function save({ target, text }: Find, seed: number): string {
  const folder = join(import.meta.dirname, "../cases/fuzz", target);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `seed-${seed}.txt`);
  writeFileSync(path, text);
  return path;
}
