import { expect, test } from "vitest";
import { memberNamedAsType } from "../../../generators/model/check/names/member-names.ts";
import { found, lending, loan, type Row } from "../found.ts";

test.each<Row>([
  ["other names", lending("value Fine { amount: Int }"), []],
  [
    "a field, an enum member, a criterion, an operation, a read-model field",
    lending(
      "value Fine { fine: Int }",
      "enum State { State }",
      "query Find(find: String): Row",
      "service Desk { operation desk(): Int }",
      "readmodel Row from Fine { row: Int = fine }",
    ),
    ["TEN0607 2:14", "TEN0607 3:14", "TEN0607 6:27", "TEN0607 4:12", "TEN0607 5:26"],
  ],
  [
    "what C# or the language gives every type of a kind",
    lending(
      "value Equals { amount: Int }",
      "enum All { One }",
      "event OccurredOn { amount: Int }",
      "query ToString(): Row",
      "readmodel Deconstruct from Equals { amount }",
      "entity Key identified by Value { }",
    ),
    ["TEN0607 2:7", "TEN0607 4:7", "TEN0607 6:11", "TEN0607 5:7", "TEN0607 7:26"],
  ],
  ["a command", loan("command loan { }"), ["TEN0607 4:9"]],
])("%s", (_name, source, want) => {
  expect(found(memberNamedAsType, source)).toEqual(want);
});
