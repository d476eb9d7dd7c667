import { expect, test } from "vitest";
import { limitWithoutMeaning } from "../../../generators/entity/check/limits.ts";
import { author, found, keyed } from "../found.ts";

test.each([
  [
    "limits that fit their type",
    keyed(
      "A: { type: string?, minLength: 1, maxLength: 2, pattern: a }",
      "B: { type: int, min: 1, max: 2 }",
      "C: { type: long, min: 1 }",
      "D: { type: decimal, max: 2 }",
      "E: { type: byte, max: 2 }",
      "F: { type: short, min: -2 }",
      "G: { type: float, max: 0.5 }",
      "H: { type: double, max: 0.5 }",
    ),
    [],
  ],
  ["no limit of a text", keyed("A: { type: string, maxLength: none }"), []],
  ["no limit of a string key", author("Id: { type: string, isKey: true, maxLength: none }"), ["TEN0324 4:51"]],
  ["no limit elsewhere", keyed("A: { type: int, maxLength: none }"), ["TEN0324 5:34"]],
  ["limits of a string key", author("Id: { type: string, isKey: true, maxLength: 20 }"), []],
  [
    "limits of texts elsewhere",
    keyed("A: { type: int, minLength: 1, maxLength: 2, pattern: a }"),
    ["TEN0324 5:34", "TEN0324 5:48", "TEN0324 5:60"],
  ],
  [
    "bounds elsewhere",
    keyed("A: { type: string, min: 1, max: 2 }", "B: { type: DateTime, min: 1 }", "C: { type: bool, max: 1 }"),
    ["TEN0324 5:31", "TEN0324 5:39", "TEN0324 6:33", "TEN0324 7:29"],
  ],
  ["bounds of a key that the database makes", author("Id: { type: int, isKey: true, min: 1 }"), ["TEN0324 4:42"]],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(limitWithoutMeaning, source)).toEqual(want);
  },
);
