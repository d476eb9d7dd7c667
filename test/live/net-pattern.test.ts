import fc from "fast-check";
import { expect } from "vitest";
import { unicodeSets } from "../../generators/text/net-pattern/unicode-sets.ts";
import { patternFault } from "../../generators/text/net-pattern.ts";
import { randomPatterns } from "../random-patterns.ts";
import { call, liveTest } from "./api.ts";

/** Returns the patterns that .NET and our reader judge differently. */
async function disputed(patterns: readonly string[]): Promise<readonly string[]> {
  // The host returns one boolean for each pattern.
  const compiled = (await call("POST", "/testing/patterns", { body: patterns })).body as readonly boolean[];
  expect(compiled).toHaveLength(patterns.length);
  return patterns.filter((pattern, index) => compiled[index] !== (patternFault(pattern) === undefined));
}

liveTest("a pattern is refused when, and only when, .NET refuses it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomPatterns, { minLength: 500, maxLength: 500 }), async (patterns) => {
      expect(await disputed(patterns)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

liveTest("every Unicode category and block that we take is one of .NET's", async () => {
  expect(await disputed([...unicodeSets].flatMap((name) => [`\\p{${name}}`, `[\\P{${name}}]`]))).toEqual([]);
});
