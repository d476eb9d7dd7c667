import { expect, test } from "vitest";
import { enumMemberNames } from "../../../generators/model/check/enums.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["names of their own", lending("enum E { Open, Closed }"), []],
  ["twice", lending("enum E { Open, Open }"), ["DSL0104 2:16"]],
  ["letter case alone", lending("enum E { Open, open }"), ["DSL0911 2:16"]],
  [
    "members that every enum has",
    lending("enum E { All, Name, TryParse }"),
    ["DSL0910 2:10", "DSL0910 2:15", "DSL0910 2:21"],
  ],
])("%s", (_name, source, want) => {
  expect(found(enumMemberNames, source)).toEqual(want);
});
