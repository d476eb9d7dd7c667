import { expect, test } from "vitest";
import { invalidPattern } from "../../../generators/entity/check/limits.ts";
import { found, keyed } from "../found.ts";

test.each([
  [
    "patterns of .NET",
    keyed(
      'P0: { type: string, pattern: "^[A-Z]{2}\\\\d+$" }',
      'P1: { type: string, pattern: "(?i)abc" }',
      'P2: { type: string, pattern: "(?>a+)b" }',
      "P3: { type: string, pattern: \"(?'n'a)\\\\k'n'\" }",
      'P4: { type: string, pattern: "\\\\Aa\\\\z" }',
      'P5: { type: string, pattern: "(?#note)a" }',
      'P6: { type: string, pattern: "(?<=a)b" }',
      'P7: { type: string, pattern: "[a-z-[aeiou]]" }',
      'P8: { type: string, pattern: "(?<n>a)(?<n>b)" }',
      'P9: { type: string, pattern: "\\\\p{Lu}" }',
      'P10: { type: string, pattern: "(?x-i:a)" }',
      'P11: { type: string, pattern: "[(?i]" }',
    ),
    [],
  ],
  [
    "patterns that JavaScript takes and .NET does not",
    keyed(
      'P0: { type: string, pattern: "\\\\q" }',
      'P1: { type: string, pattern: "\\\\p{Greek}" }',
      'P2: { type: string, pattern: "(a)\\\\2" }',
      'P3: { type: string, pattern: "[a-\\\\d]" }',
    ),
    ["TEN0327 5:36", "TEN0327 6:36", "TEN0327 7:36", "TEN0327 8:36"],
  ],
  [
    "patterns that no engine takes",
    keyed(
      'P0: { type: string, pattern: "[A-Z" }',
      'P1: { type: string, pattern: "a(b" }',
      'P2: { type: string, pattern: "a)" }',
      'P3: { type: string, pattern: "*a" }',
      'P4: { type: string, pattern: "a**" }',
      'P5: { type: string, pattern: "\\\\" }',
      'P6: { type: string, pattern: "[z-a]" }',
      'P7: { type: string, pattern: "a{2,1}" }',
    ),
    [
      "TEN0327 5:36",
      "TEN0327 6:36",
      "TEN0327 7:36",
      "TEN0327 8:36",
      "TEN0327 9:36",
      "TEN0327 10:36",
      "TEN0327 11:36",
      "TEN0327 12:36",
    ],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(invalidPattern, source)).toEqual(want);
  },
);
