import { expect, test } from "vitest";
import { enumMemberNames } from "../../../generators/model/check/boundary/enums.ts";
import { found, lending, type Row } from "../found.ts";

test.each<Row>([
  ["names of their own", lending("enum E { Open, Closed }"), []],
  ["twice", lending("enum E { Open, Open }"), ["DSL0104 2:16"]],
  ["letter case alone", lending("enum E { Open, open }"), ["DSL0911 2:16"]],
  [
    "names that C# reserves",
    lending("enum E { Equals, toString, Finalize }"),
    ["DSL0910 2:10", "DSL0910 2:18", "DSL0910 2:28"],
  ],
  [
    "names of the base class",
    lending("enum E { All, Name, Value, Parse, TryParse, FromName, FromValue, CompareTo }"),
    [],
  ],
])("%s", (_name, source, want) => {
  expect(found(enumMemberNames, source)).toEqual(want);
});
