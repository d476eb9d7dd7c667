import { expect, test } from "vitest";
import { enumNamedAsEntity, sameEnumMember, sameEnumName } from "../../../generators/entity/check/same-name.ts";
import { found, withEnums } from "../found.ts";

test.each([
  ["names that differ", sameEnumName, [withEnums("Colour: [A]", "Colours: [A]")], []],
  ["names that differ in letter case", sameEnumName, [withEnums("Colour: [A]", "COLOUR: [A]")], ["TEN0353 3:3"]],
  ["one name in two files", sameEnumName, [withEnums("Colour: [A]"), withEnums("Colour: [B]")], ["TEN0353 2:3"]],
  ["members of two enums", sameEnumMember, [withEnums("One: [Red]", "Two: [Red]")], []],
  [
    "members that differ in letter case, and twice the same",
    sameEnumMember,
    [withEnums("Colour: [Red, RED, Red]")],
    ["TEN0352 2:17", "TEN0352 2:22"],
  ],
  ["an enum beside the entity Author", enumNamedAsEntity, [withEnums("AuthorState: [A]")], []],
  [
    "an enum named like an entity, and like its namespace",
    enumNamedAsEntity,
    [withEnums("author: [A]", "Authors: [A]")],
    ["TEN0354 2:3", "TEN0354 3:3"],
  ],
] as const)("%s", (_name, check, sources, want) => {
  expect(found(check, sources)).toEqual(want);
});
