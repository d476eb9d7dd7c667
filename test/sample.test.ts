import { expect, test } from "vitest";
import { isEverything, seed, someOf, sweep } from "./sample.ts";

const searches = Array.from({ length: 60 }, (_, index) => `search ${index}`);

/** Returns the numbers of a sweep up to a hundred. */
function numbersOf(name: string, every: number): readonly number[] {
  const numbers: number[] = [];
  sweep(name, every, (at) => at <= 100 && numbers.push(at) > 0);
  return numbers;
}

test("a sample takes one of so many numbers, the same each time, and other searches take others", () => {
  const all = searches.map((name) => numbersOf(name, 7));
  expect(searches.map((name) => numbersOf(name, 7))).toEqual(all);
  expect(new Set(all.flat()).size).toBe(100);
  for (const numbers of all) expect([14, 15]).toContain(isEverything ? 14 : numbers.length);
});

test("items are taken at the places of a sweep", () => {
  const items = Array.from({ length: 100 }, (_, index) => index + 1);
  for (const name of searches) expect(someOf(name, 7, items)).toEqual(numbersOf(name, 7));
});

test("a failure names its place and the seed", () => {
  const failing = () =>
    sweep("a search", 7, (at) => {
      if (at > 50) throw new Error("No.");
      return true;
    });
  expect(failing).toThrow(new RegExp(`^No\\.\\n\\(at 5\\d, with TENON_SEED=${seed}\\)$`));
});
