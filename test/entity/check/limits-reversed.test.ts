import { expect, test } from "vitest";
import { limitsReversed } from "../../../generators/entity/check/limits.ts";
import { found, keyed } from "../found.ts";

test.each([
  [
    "equal limits",
    keyed(
      "A: { type: string, minLength: 3, maxLength: 3 }",
      "B: { type: decimal, min: 1.0, max: 1 }",
      "C: { type: int, min: -2, max: -1 }",
      "D: { type: string, minLength: 20000, maxLength: none }",
      "E: { type: string, minLength: 20000 }",
    ),
    [],
  ],
  ["lengths", keyed("A: { type: string, minLength: 4, maxLength: 3 }"), ["TEN0322 5:37"]],
  [
    "bounds that a binary number could not tell apart",
    keyed("B: { type: decimal, min: 0.10000000000000000001, max: 0.1 }"),
    ["TEN0323 5:32"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(limitsReversed, source)).toEqual(want);
  },
);
