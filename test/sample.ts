import { createHash } from "node:crypto";
import { env } from "node:process";

/** True in `npm run test:everything`, where every search is whole. `npm test` runs samples. */
export const isEverything = env["TENON_EVERYTHING"] !== undefined;

/** The seed of what is drawn, and of every sample. TENON_SEED sets another. */
export const seed = Number(env["TENON_SEED"] ?? 7_082_026);

/** Returns the size of a search: of the whole one, or of its sample. */
export function sizeOf(whole: number, sample: number): number {
  return isEverything ? whole : sample;
}

/**
 * Calls an action with 1, 2 and so on until it returns false. A sample leaves out all but one of `every` numbers; the
 * seed and the name of the search decide which. A failure names number and seed.
 */
export function sweep(name: string, every: number, action: (at: number) => boolean): void {
  const step = sizeOf(1, every);
  for (let at = firstOf(name, step); ; at += step) {
    try {
      if (!action(at)) return;
    } catch (error) {
      if (error instanceof Error) error.message += `\n(at ${at}, with TENON_SEED=${seed})`;
      throw error;
    }
  }
}

/** Returns the items of a search: all of them, or one of `every`. */
export function someOf<T>(name: string, every: number, items: readonly T[]): readonly T[] {
  const step = sizeOf(1, every);
  const first = firstOf(name, step);
  return items.filter((_, index) => (index + 1) % step === first % step);
}

/** Returns a number from 1 to `step`. */
function firstOf(name: string, step: number): number {
  return 1 + (createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % step);
}
