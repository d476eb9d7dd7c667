import { expect, test } from "vitest";
import { oneKey } from "../../../generators/entity/check/property-types.ts";
import { author, found, keyed } from "../found.ts";

test.each([
  ["one key of any name", author("Code: { type: string, isKey: true }", "Name: { type: string, isKey: false }"), []],
  ["no key", author("Name: { type: string }"), ["TEN0301 2:3"]],
  ["two keys", keyed("Code: { type: string, isKey: true }"), ["TEN0302 5:7"]],
  [
    "three keys are one mistake",
    keyed("A: { type: int, isKey: true }", "B: { type: int, isKey: true }"),
    ["TEN0302 5:7"],
  ],
] satisfies readonly (readonly [name: string, source: string | readonly string[], want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(oneKey, source)).toEqual(want);
  },
);
