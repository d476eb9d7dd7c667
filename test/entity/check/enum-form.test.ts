import { expect, test } from "vitest";
import { enumForm } from "../../../generators/entity/check/names.ts";
import { found, withEnums } from "../found.ts";

test.each([
  ["names in Pascal case", withEnums("Colour: [Red, Green2]", "A: [B]"), []],
  [
    "an enum in lower case, with an underscore, a digit first",
    withEnums("colour: [A]", "A_B: [A]", "2D: [A]"),
    ["TEN0350 2:3", "TEN0350 3:3", "TEN0350 4:3"],
  ],
  [
    "members that C# could not name",
    withEnums("Size: [small, Extra-Large, 2XL, Größe]"),
    ["TEN0351 2:10", "TEN0351 2:17", "TEN0351 2:30", "TEN0351 2:35"],
  ],
  ["an empty member", withEnums('Size: [""]'), ["TEN0351 2:10"]],
] satisfies readonly (readonly [name: string, source: string, want: readonly string[]])[])(
  "%s",
  (_name, source, want) => {
    expect(found(enumForm, source)).toEqual(want);
  },
);
